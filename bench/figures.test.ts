import { exponentOf, figuresIn, median, tell } from './figures.cjs';

test("measurements are parsed from a program's output, whatever else it prints", () => {
  const said: string[] = ['cart: = of 3\n'];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  tell('cart.drawn', 12.34567);
  tell('cart.growth', 1);
  write.mockRestore();
  said.push('Good\n');
  expect(figuresIn(said.join(''))).toEqual({ 'cart.drawn': { ours: 12.346 }, 'cart.growth': { ours: 1 } });
});

test('cost that grows with the number of lines is reported as linear, and constant cost as no growth', () => {
  expect(exponentOf([3, 30], [100, 1_000])).toBeCloseTo(1);
  expect(exponentOf([3, 3], [100, 1_000])).toBe(0);
});

test('the median of an even number of measurements is the higher of the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(median([9, 1, 5])).toBe(5);
});
