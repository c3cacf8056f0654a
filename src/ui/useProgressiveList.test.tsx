import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { useProgressiveList } from './useProgressiveList';

jest.unmock('@/ui/afterPaint');

/** Milliseconds of the fake clock. */
const frame = 17;
const renders: number[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  renders.splice(0);
});
afterEach(() => jest.useRealTimers());

function Long({ total }: { total: number }) {
  const shown = useProgressiveList(total, 4);
  renders.push(shown);
  return <p>{shown}</p>;
}

test('a list renders its first rows at once, and all rows after the paint', () => {
  const { container } = render(<Long total={20} />);
  expect(new Set(renders)).toEqual(new Set([4]));
  act(() => jest.advanceTimersByTime(frame));
  expect(container).toHaveTextContent('20');
});

test('unmounting before the paint renders nothing more', () => {
  const { unmount } = render(<Long total={20} />);
  unmount();
  act(() => jest.advanceTimersByTime(frame));
  expect(new Set(renders)).toEqual(new Set([4]));
});

test('a short list is rendered at once', () => {
  render(<Long total={3} />);
  expect(new Set(renders)).toEqual(new Set([3]));
});

test('rows that are added later are rendered at once', () => {
  const { rerender } = render(<Long total={5} />);
  act(() => jest.advanceTimersByTime(frame));
  renders.splice(0);
  rerender(<Long total={20} />);
  expect(new Set(renders)).toEqual(new Set([20]));
});

test('a server-rendered list is complete and hydrates without a change', async () => {
  document.body.innerHTML = renderToString(<Long total={20} />);
  expect(renders).toEqual([20]);
  renders.splice(0);
  const root = await act(() => hydrateRoot(document.body, <Long total={20} />));
  expect(new Set(renders)).toEqual(new Set([20]));
  act(() => root.unmount());
});
