import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './useDebouncedValue';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a value is returned once it has not changed for the delay', () => {
  const { result, rerender } = renderHook(({ value }) => useDebouncedValue(value, 250), {
    initialProps: { value: 'ltr' },
  });
  expect(result.current).toBe('ltr');
  rerender({ value: 'rtl' });
  pass(200);
  rerender({ value: 'ltr' });
  rerender({ value: 'rtl' });
  pass(249);
  expect(result.current).toBe('ltr');
  pass(1);
  expect(result.current).toBe('rtl');
});

test('the initial value given to the hook is returned until the delay has passed', () => {
  const { result } = renderHook(() => useDebouncedValue(true, 150, false));
  pass(149);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});
