import { afterPaint } from './afterPaint';

jest.unmock('@/ui/afterPaint');

/** Of the fake clock, in milliseconds. */
const frame = 16;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('it is done after the next frame, in a turn of its own', () => {
  const what = jest.fn();
  const painted = jest.fn(() => expect(what).not.toHaveBeenCalled());
  afterPaint(what);
  requestAnimationFrame(painted);
  jest.advanceTimersByTime(frame + 1);
  expect(painted).toHaveBeenCalledTimes(1);
  expect(what).toHaveBeenCalledTimes(1);
});

test('it can be taken back, also between the frame and its turn', () => {
  const what = jest.fn();
  const takeBack = afterPaint(what);
  requestAnimationFrame(takeBack);
  jest.advanceTimersByTime(frame * 4);
  expect(what).not.toHaveBeenCalled();
});

test('in a tab that nobody looks at it waits for no frame', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const asked = jest.spyOn(globalThis, 'requestAnimationFrame');
  const what = jest.fn();
  afterPaint(what);
  jest.advanceTimersByTime(1);
  expect(what).toHaveBeenCalledTimes(1);
  expect(asked).not.toHaveBeenCalled();
});
