import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { useProgressiveList } from './useProgressiveList';

jest.unmock('@/ui/afterPaint');

/** Of the fake clock, in milliseconds. */
const frame = 17;
const drawn: number[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  drawn.splice(0);
});
afterEach(() => jest.useRealTimers());

function Long({ total }: { total: number }) {
  const shown = useProgressiveList(total, 4);
  drawn.push(shown);
  return <p>{shown}</p>;
}

test('what comes is drawn with its first ones, and with all once those have been painted', () => {
  const { container } = render(<Long total={20} />);
  expect(new Set(drawn)).toEqual(new Set([4]));
  act(() => jest.advanceTimersByTime(frame));
  expect(container).toHaveTextContent('20');
});

test('who goes before that asks for nothing', () => {
  const { unmount } = render(<Long total={20} />);
  unmount();
  act(() => jest.advanceTimersByTime(frame));
  expect(new Set(drawn)).toEqual(new Set([4]));
});

test('a short list is drawn as it is', () => {
  render(<Long total={3} />);
  expect(new Set(drawn)).toEqual(new Set([3]));
});

test('one that grows later grows at once', () => {
  const { rerender } = render(<Long total={5} />);
  act(() => jest.advanceTimersByTime(frame));
  drawn.splice(0);
  rerender(<Long total={20} />);
  expect(new Set(drawn)).toEqual(new Set([20]));
});

test('what the service has drawn is whole, and is taken over so', async () => {
  document.body.innerHTML = renderToString(<Long total={20} />);
  expect(drawn).toEqual([20]);
  drawn.splice(0);
  const root = await act(() => hydrateRoot(document.body, <Long total={20} />));
  expect(new Set(drawn)).toEqual(new Set([20]));
  act(() => root.unmount());
});
