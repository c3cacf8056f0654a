import { act, renderHook } from '@testing-library/react';
import { useOptimisticValue } from './useOptimisticValue';

const open = (urlValue: string) =>
  renderHook(({ value }) => useOptimisticValue(value), { initialProps: { value: urlValue } });

test('the latest chosen value is returned before the URL has it, even if an earlier one arrives in the URL', () => {
  const { result, rerender } = open('');
  act(() => result.current[1]('a'));
  act(() => result.current[1]('ab'));
  rerender({ value: 'a' });
  expect(result.current[0]).toBe('ab');
});

test('the URL’s value is returned again once the URL has contained the chosen value', () => {
  const { result, rerender } = open('');
  act(() => result.current[1]('ab'));
  rerender({ value: 'ab' });
  rerender({ value: '' });
  expect(result.current[0]).toBe('');
});

test('going back before the URL has the choice shows the value of the URL', () => {
  const { result } = open('');
  act(() => result.current[1]('ab'));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(result.current[0]).toBe('');
});

test('objects are compared with the URL by their content', () => {
  const isSame = (a: { type: string }, b: { type: string }) => a.type === b.type;
  const { result, rerender } = renderHook(({ value }) => useOptimisticValue(value, isSame), {
    initialProps: { value: { type: '' } },
  });
  act(() => result.current[1]({ type: 'a' }));
  rerender({ value: { type: 'a' } });
  rerender({ value: { type: '' } });
  expect(result.current[0].type).toBe('');
});
