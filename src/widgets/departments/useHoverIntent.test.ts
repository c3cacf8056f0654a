import fc from 'fast-check';
import { isHeadingFor } from './useHoverIntent';

const panel = { x: 200, top: 0, bottom: 400 };

describe('a pointer on its way to the panel', () => {
  test('straight there', () => {
    expect(isHeadingFor(panel, { x: 50, y: 100 }, { x: 60, y: 100 })).toBe(true);
  });

  test('down at a slant, to within the panel', () => {
    expect(isHeadingFor(panel, { x: 100, y: 100 }, { x: 110, y: 120 })).toBe(true);
  });

  test('down so steeply that it passes below', () => {
    expect(isHeadingFor(panel, { x: 100, y: 100 }, { x: 101, y: 120 })).toBe(false);
  });

  test('straight down is to another name', () => {
    expect(isHeadingFor(panel, { x: 100, y: 100 }, { x: 100, y: 120 })).toBe(false);
  });

  test('a pointer that stays is on its way nowhere', () => {
    expect(isHeadingFor(panel, { x: 100, y: 100 }, { x: 100, y: 100 })).toBe(false);
  });

  test('away from it', () => {
    expect(isHeadingFor(panel, { x: 60, y: 100 }, { x: 50, y: 100 })).toBe(false);
  });

  test('a pointer towards a point of the edge is on its way, from everywhere', () => {
    const left = fc.record({ x: fc.integer({ min: 0, max: 190 }), y: fc.integer({ min: 0, max: 400 }) });
    fc.assert(
      fc.property(left, fc.integer({ min: 1, max: 399 }), (from, y) => {
        const half = { x: (from.x + panel.x) / 2, y: (from.y + y) / 2 };
        expect(isHeadingFor(panel, from, half)).toBe(true);
      }),
    );
  });

  test('right-to-left pages are mirrored', () => {
    const step = fc.record({ x: fc.integer({ min: 1, max: 199 }), y: fc.integer({ min: 0, max: 400 }) });
    const mirrored = ({ x, y }: { x: number; y: number }) => ({ x: 400 - x, y });
    fc.assert(
      fc.property(step, step, (from, to) => {
        expect(isHeadingFor(panel, mirrored(from), mirrored(to))).toBe(isHeadingFor(panel, from, to));
      }),
    );
  });
});
