import fc from 'fast-check';
import { exampleVin } from '../vehicles/vehicles';
import { readVin } from './vin';

describe('a VIN', () => {
  it.each([
    ['as it is', exampleVin],
    ['with blanks and dashes, in lower case', ' 8latd516-6c0 123456 '],
    ['with a long dash and a fixed blank, as a document has them', '8LATD516–6C0\u00A0123456'],
    ['with I, O and Q for the digits they look like', '8LATD5166CO123456'],
    ['with a Q for the zero', '8LATD5166CQ123456'],
    ['with an I for the one', '8LATD5166C0I23456'],
  ])('is read correctly when it is typed %s', (_, typed) => {
    expect(readVin(typed)).toBe(exampleVin);
  });

  it.each(['8LATD5166C', '8LATD5166C012345', `${exampleVin}7`, `${exampleVin}789`])(
    'is read although its serial number has too few or too many digits: %s',
    (typed) => {
      expect(readVin(typed)).toBe(typed);
    },
  );

  it.each([
    '',
    ' ',
    'error',
    '8LATD5166',
    `${exampleVin}7890`,
    'ÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑÑ',
    '8LATD516%C0123456',
    '_'.repeat(17),
  ])('is not recognised in %j', (typed) => {
    expect(readVin(typed)).toBeNull();
  });

  it('consists of capitals and digits only, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'8lATdioqQ -\t–ñ%İ'), maxLength: 40 }), (typed) => {
        expect(readVin(typed) ?? 'NULL567890').toMatch(/^[A-HJ-NPR-Z0-9]{10,20}$/);
      }),
    );
  });

  it('is not recognised in a text of ten thousand characters', () => {
    expect(readVin(' '.repeat(10_000) + exampleVin)).toBeNull();
    expect(readVin('8'.repeat(10_000))).toBeNull();
  });
});
