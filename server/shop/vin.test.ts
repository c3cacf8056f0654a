import { readVin } from './vin';
import { exampleVin } from './data/vehicles';

describe('a VIN', () => {
  it('is read as maker, descriptor and the years of its tenth character', () => {
    expect(readVin(exampleVin)).toEqual({ prefix: '8LATD516', years: [1982, 2012, 2042] });
  });

  it('is read with blanks and dashes, in lower case', () => {
    expect(readVin(' 8latd516-6c0 123456 ')).toEqual(readVin(exampleVin));
  });

  it.each([
    ['S', 2025],
    ['A', 2010],
    ['9', 2009],
    ['5', 2005],
    ['Y', 2030],
  ])('has the year code %s for %i', (code, year) => {
    expect(readVin(`8LATD5166${code}0123456`)?.years).toContain(year);
  });

  it.each([
    '',
    'error',
    '8LATD516',
    `${exampleVin}7`,
    '8LATD5166O0123456',
    '8LATD516600123456',
    'ÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑ',
  ])('is not %j', (text) => {
    expect(readVin(text)).toBeNull();
  });
});
