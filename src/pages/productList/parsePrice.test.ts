import { parsePrice } from './parsePrice';

test.each([
  ['1.000', 100_000],
  ['1.691,94', 169_194],
  ['$1.691,94', 169_194],
  ['12.345,5', 1_234_550],
  ['1000', 100_000],
  ['12,5', 1250],
  ['12.50', 1250],
  [' 10 ', 1000],
])('in Spanish %s is %i cents', (typed, cents) => {
  expect(parsePrice(typed, '.')).toBe(cents);
});

test.each([
  ['1,000', 100_000],
  ['1,691.94', 169_194],
  ['12.5', 1250],
  ['12,50', 1250],
])('in English %s is %i cents', (typed, cents) => {
  expect(parsePrice(typed, ',')).toBe(cents);
});

test.each(['', 'barato', '1,000', '1.00.000', '1.0000', '1.000.5', '1.000,555', '.000', '-1', '1e3'])(
  'in Spanish %p is no price',
  (typed) => {
    expect(parsePrice(typed, '.')).toBeNull();
  },
);

test('a point has cents after it in English, not thousands', () => {
  expect(parsePrice('1.000', ',')).toBeNull();
});
