import { buildPart } from '@/testing/buildPart';
import { getProductFamily, matchOf, findSimilar } from './match';

const pads = buildPart('FRE-PD-1042', { numeroparte: 'KS-77917-Y' });
const shoes = buildPart('FRE-PD-1063', { numeroparte: 'KS-20270-B' });
const skus = ({ candidates }: { candidates: { sku: string }[] }) => candidates.map(({ sku }) => sku);

test.each(['FRE-PD-1042', 'fre pd 1042', 'FREPD1042', ' fre.pd/1042 '])(
  '%p is one part, by its sku',
  (code) => {
    expect(matchOf(code, [pads, shoes])).toMatchObject({
      kind: 'exact',
      candidates: [{ sku: 'FRE-PD-1042' }],
    });
  },
);

test('a part number that one part has is that part', () => {
  const match = matchOf('ks77917y', [shoes, pads]);
  expect([match.kind, skus(match)]).toEqual(['exact', ['FRE-PD-1042']]);
});

test("a part number that two makers' parts have is for the person to choose, among those two", () => {
  const twin = buildPart('MAN-XX-1', { numeroparte: 'KS 77917 Y' });
  const match = matchOf('KS-77917-Y', [pads, twin, shoes]);
  expect([match.kind, skus(match)]).toEqual(['several', ['FRE-PD-1042', 'MAN-XX-1']]);
});

test('an equivalent of the number has to be accepted', () => {
  const replacement = buildPart('FRE-PD-2000', { equivalencias: ['04465-02220'] });
  const match = matchOf('0446502220', [replacement, shoes]);
  expect([match.kind, skus(match)]).toEqual(['several', ['FRE-PD-2000']]);
});

test('a part that is only found by it is never taken for it', () => {
  expect(matchOf('1042', [pads]).kind).toBe('several');
});

test('nothing found is nothing', () => {
  expect(matchOf('ZZZ-1', [])).toEqual({ kind: 'near', candidates: [] });
});

test('a sku wins over an equal part number', () => {
  const other = buildPart('MAN-YY-2', { numeroparte: 'FRE-PD-1042' });
  expect(skus(matchOf('FRE-PD-1042', [other, pads]))).toEqual(['FRE-PD-1042']);
});

test.each([
  ['FRE-PD-1024', 'FRE-PD'],
  ['fre pd 1024', 'fre-pd'],
  ['FREPD1024', 'FREPD10'],
  ['AB-1', ''],
  ['1042', ''],
])('the family of %p is %p', (code, family) => {
  expect(getProductFamily(code)).toBe(family);
});

test('the three most similar codes of a family are offered, and no unrelated one', () => {
  const family = ['FRE-PD-1042', 'FRE-PD-1063', 'FRE-PD-1024X', 'FRE-PD-1124', 'FRE-PD-9999-LONGER'].map(
    (sku) => buildPart(sku),
  );
  expect(skus(findSimilar('FRE-PD-1024', family))).toEqual(['FRE-PD-1024X', 'FRE-PD-1124', 'FRE-PD-1042']);
});
