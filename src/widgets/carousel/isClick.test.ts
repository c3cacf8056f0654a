import fc from 'fast-check';
import { isClickEnd } from './isClick';

const down = { clientX: 100, clientY: 100, timeStamp: 1_000 };

test.each([
  [15, 0, 250, true],
  [16, 0, 0, false],
  [11, 11, 0, false],
  [0, 0, 251, false],
])('a press that moves by %i, %i in %i ms counts as a click: %p', (right, below, later, isClick) => {
  expect(isClickEnd(down, { clientX: 100 + right, clientY: 100 + below, timeStamp: 1_000 + later })).toBe(
    isClick,
  );
});

test('a click without a pointerdown, as from the keyboard, always counts as a click', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), fc.nat(), (clientX, clientY, timeStamp) =>
      isClickEnd(null, { clientX, clientY, timeStamp }),
    ),
  );
});
