import { matchCode, toMakersNumber } from './codeMatch';

const part = { sku: 'MAN-BU-20488', partNumber: 'HV-33853-P', equivalents: ['OX-1042'], brand: 'haruvex' };

test.each([
  ['man bu 20488', 'sku'],
  ['HV-33853-P', 'number'],
  ['hv 33853p', 'number'],
  ['haruvex 33853p', 'digits'],
  ['Haruvex 33853 P', 'digits'],
  ['0x1042', 'equivalent'],
  ['20488', 'ending'],
  ['kelstrum 33853p', null],
  ['haruvex', null],
  ['33853p', null],
] as const)('%s matches a part as %p', (text, kind) => {
  expect(matchCode(text, part)).toBe(kind);
});

test.each([
  ['haruvex', 'HV-33853-P', 'haruvex33853p'],
  ['vindrakol', 'VKH220100', 'vindrakol220100'],
  ['', 'HV-33853-P', ''],
  ['vaudrelle', '83 55 8143 VD', 'vaudrelle83558143'],
  ['vaudrelle', '83 55 8143', ''],
  ['andivor', 'AND-12', ''],
])('the maker’s number of %s %s is %p', (brand, partNumber, expected) => {
  expect(toMakersNumber(brand, partNumber)).toBe(expected);
});
