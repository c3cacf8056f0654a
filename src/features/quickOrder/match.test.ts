import { buildPart } from '@/testing/buildPart';
import { findSimilar, getProductFamily } from './match';

test.each([
  ['FRE-PD-1024', 'FRE-PD'],
  ['fre pd 1024', 'fre-pd'],
  ['FREPD1024', 'FREPD10'],
  ['AB-1', ''],
  ['1042', ''],
])('the prefix for codes similar to %p is %p', (code, family) => {
  expect(getProductFamily(code)).toBe(family);
});

test('the three codes of a family that are most similar to a code are found, the most similar first', () => {
  const family = ['FRE-PD-1042', 'FRE-PD-1063', 'FRE-PD-1024X', 'FRE-PD-1124', 'FRE-PD-9999-LONGER'].map(
    (sku) => buildPart(sku),
  );
  expect(findSimilar('FRE-PD-1024', family)).toEqual(['FRE-PD-1024X', 'FRE-PD-1124', 'FRE-PD-1042']);
});
