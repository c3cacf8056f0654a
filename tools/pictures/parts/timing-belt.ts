/** Timing belts, standing on an edge: round teeth inside; the kit has its tensioner and its idler too. */
import { type Print } from '../../../demo/erp/data/prints';
import { band, bandPrint, closedCurve, elastomer } from '../engineShapes';
import { label } from '../materials';
import { type Model, seenFrom } from '../model';
import { bolt, group, put } from '../shapes';
import { pulley } from './tensioner';

const pitch = 8;
/** One tooth and the gap after it, as shares of the teeth's height. */
const tooth = [0, 0, 0.45, 0.88, 1, 1, 0.88, 0.45, 0, 0];

const way = closedCurve([
  [-86, 4],
  [-58, 44],
  [0, 36],
  [58, 46],
  [88, 8],
  [64, -36],
  [0, -40],
  [-64, -36],
]);

function belt(width: number, words?: Print | null) {
  const length = way.getLength();
  const teeth = Math.round(length / pitch);
  const print = label({ ...words, colour: '#2b2b2d', ink: '#dfc34a', ratio: 70 / width });
  return group(
    band(
      way,
      {
        width,
        steps: teeth * tooth.length,
        rows: [0, 0.03, 0.97, 1],
        faces: (along, height) => {
          const cut = height <= 0 || height >= 1 ? 0.4 : 0;
          const step = Math.round((along / length) * teeth * tooth.length) % tooth.length;
          return { inside: 1 + 3.2 * tooth[step]! - cut, outside: 1.4 - cut };
        },
      },
      elastomer(),
    ),
    ...[0.17, 0.3, 0.6, 0.86].map((from) =>
      bandPrint(way, [from, from + 0.1], [width * 0.1, width * 0.9], 1.55, print),
    ),
  );
}

export const timingBelt: Model<'timing-belt'> = (look, print) => {
  const views = {
    a: { azimuth: 22, elevation: 30 },
    b: { azimuth: -150, elevation: 26 },
    c: { azimuth: 16, elevation: 36, at: [50, 14, -14], span: 95 },
  } as const;
  switch (look) {
    case 'narrow':
      return seenFrom(belt(19, print), views);
    case 'wide':
      return seenFrom(belt(30, print), views);
    case 'kit':
      return seenFrom(
        group(
          belt(26, print),
          put(pulley('steel', 26, 27), [-34, 27, 66], [90, 0, 0]),
          put(pulley('plastic', 30, 26), [44, 0, 84]),
          put(bolt(10, 32), [0, 6, 92], [0, 20, 88]),
        ),
        { ...views, c: { azimuth: 10, elevation: 34, at: [5, 18, 70], span: 150 } },
      );
  }
};
