/** Ribbed belts, standing on an edge as they come out of their sleeve: ribs inside, the size printed outside. */
import { band, bandPrint, closedCurve, elastomer } from '../engineShapes';
import { label } from '../materials';
import { type Model, seenFrom } from '../model';
import { group } from '../shapes';

const pitch = 3.56;
const ways = {
  pk4: closedCurve([
    [-84, 6],
    [-56, 42],
    [0, 34],
    [54, 44],
    [84, 8],
    [60, -34],
    [0, -40],
    [-62, -36],
  ]),
  pk6: closedCurve([
    [-88, 8],
    [-56, 50],
    [2, 42],
    [56, 52],
    [90, 12],
    [66, -34],
    [8, -14],
    [-56, -40],
  ]),
};

export const ribbedBelt: Model<'ribbed-belt'> = (look, words) => {
  const ribs = look === 'pk4' ? 4 : 6;
  const width = ribs * pitch;
  const way = ways[look];
  // each rib: a narrow top and two slopes, then the bottom of the groove
  const shares = Array.from({ length: ribs }, (_, rib) =>
    [0.06, 0.36, 0.64, 0.94].map((share) => (rib + share) / ribs),
  ).flat();
  const isTop = (height: number) => Math.abs(((height * ribs) % 1) - 0.5) < 0.3;
  const belt = band(
    way,
    {
      width,
      steps: 360,
      rows: [0, ...shares, 1],
      faces: (_, height) => {
        const isEdge = height <= 0 || height >= 1;
        return { inside: isTop(height) && !isEdge ? 2.7 : 0.4, outside: isEdge ? 1.2 : 1.7 };
      },
    },
    elastomer(),
  );
  const print = label({
    ...words,
    colour: '#2b2b2d',
    ink: '#d9d9d2',
    ratio: look === 'pk4' ? 3.6 : 2.6,
  });
  return seenFrom(
    group(
      belt,
      ...[0.17, 0.3, 0.6, 0.86].map((from) =>
        bandPrint(way, [from, from + 0.1], [width * 0.03, width * 0.97], 1.85, print),
      ),
    ),
    {
      a: { azimuth: 24, elevation: 30 },
      b: { azimuth: -150, elevation: 26 },
      c: { azimuth: 20, elevation: 34, at: [50, width / 2, -10], span: 90 },
    },
  );
};
