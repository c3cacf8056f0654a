import fc from 'fast-check';
import { isHeadingFor } from './useHoverIntent';

const panel = { x: 200, top: 0, bottom: 400 };

describe('isHeadingFor', () => {
  test('is true for a pointer that moves straight to the panel', () => {
    expect(isHeadingFor(panel, { x: 50, y: 100 }, { x: 60, y: 100 })).toBe(true);
  });

  test('is true for a pointer that moves diagonally into the panel', () => {
    expect(isHeadingFor(panel, { x: 100, y: 100 }, { x: 110, y: 120 })).toBe(true);
  });

  test('is false for a pointer that moves so steeply that it would pass below the panel', () => {
    expect(isHeadingFor(panel, { x: 100, y: 100 }, { x: 101, y: 120 })).toBe(false);
  });

  test('is false for a pointer that moves straight down to another name', () => {
    expect(isHeadingFor(panel, { x: 100, y: 100 }, { x: 100, y: 120 })).toBe(false);
  });

  test('is false for a pointer that rests', () => {
    expect(isHeadingFor(panel, { x: 100, y: 100 }, { x: 100, y: 100 })).toBe(false);
  });

  test('is false for a pointer that moves away from the panel', () => {
    expect(isHeadingFor(panel, { x: 60, y: 100 }, { x: 50, y: 100 })).toBe(false);
  });

  test('is true from anywhere for a pointer that aims at the panel’s edge', () => {
    const left = fc.record({ x: fc.integer({ min: 0, max: 190 }), y: fc.integer({ min: 0, max: 400 }) });
    fc.assert(
      fc.property(left, fc.integer({ min: 1, max: 399 }), (from, y) => {
        const half = { x: (from.x + panel.x) / 2, y: (from.y + y) / 2 };
        expect(isHeadingFor(panel, from, half)).toBe(true);
      }),
    );
  });

  test('returns the same for the mirrored movement on a right-to-left page', () => {
    const step = fc.record({ x: fc.integer({ min: 1, max: 199 }), y: fc.integer({ min: 0, max: 400 }) });
    const mirrored = ({ x, y }: { x: number; y: number }) => ({ x: 400 - x, y });
    fc.assert(
      fc.property(step, step, (from, to) => {
        expect(isHeadingFor(panel, mirrored(from), mirrored(to))).toBe(isHeadingFor(panel, from, to));
      }),
    );
  });
});
