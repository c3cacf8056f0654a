import { afterPaint } from './afterPaint';

jest.unmock('@/ui/afterPaint');

/** Milliseconds of the fake clock. */
const frame = 16;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the callback runs after the next frame, in its own task', () => {
  const callback = jest.fn();
  const painted = jest.fn(() => expect(callback).not.toHaveBeenCalled());
  afterPaint(callback);
  requestAnimationFrame(painted);
  jest.advanceTimersByTime(frame + 1);
  expect(painted).toHaveBeenCalledTimes(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('the callback can be cancelled, also between the frame and its task', () => {
  const callback = jest.fn();
  const takeBack = afterPaint(callback);
  requestAnimationFrame(takeBack);
  jest.advanceTimersByTime(frame * 4);
  expect(callback).not.toHaveBeenCalled();
});

test('a background tab does not wait for a frame', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const requestFrame = jest.spyOn(globalThis, 'requestAnimationFrame');
  const callback = jest.fn();
  afterPaint(callback);
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
  expect(requestFrame).not.toHaveBeenCalled();
});
