import { parsePrice } from './parsePrice';

test.each([
  ['Spanish', '.', '1.000', 100_000],
  ['Spanish', '.', '1.691,94', 169_194],
  ['Spanish', '.', '$1.691,94', 169_194],
  ['Spanish', '.', '12.345,5', 1_234_550],
  ['Spanish', '.', '1000', 100_000],
  ['Spanish', '.', '12,5', 1250],
  ['Spanish', '.', '12.50', 1250],
  ['Spanish', '.', ' 10 ', 1000],
  ['English', ',', '1,000', 100_000],
  ['English', ',', '1,691.94', 169_194],
  ['English', ',', '12.5', 1250],
  ['English', ',', '12,50', 1250],
])(
  'a price typed in %s with the group separator «%s»: %s is %i cents',
  (_language, groupSign, typed, cents) => {
    expect(parsePrice(typed, groupSign)).toBe(cents);
  },
);

test.each(['', 'barato', '1,000', '1.00.000', '1.0000', '1.000.5', '1.000,555', '.000', '-1', '1e3'])(
  '%p is not a price in Spanish',
  (typed) => {
    expect(parsePrice(typed, '.')).toBeNull();
  },
);

test('a point separates cents in English, not thousands', () => {
  expect(parsePrice('1.000', ',')).toBeNull();
});
