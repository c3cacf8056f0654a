/** Fuel filters: in the line, of metal or of clear plastic, and a diesel one with its water bowl. */
import { type Print } from '../../../demo/erp/data/prints';
import { type Material } from 'three';
import { pleatedRing, ribbedCap, thinPaper, labelsAlong } from '../engineShapes';
import {
  blackPaint,
  blackPlastic,
  label,
  plastic,
  translucentPlastic,
  zinc,
  smoothAluminium,
} from '../materials';
import { type Model, seenFrom } from '../model';
import { disc, group, hole, lyingPlate, type Point, put, rod, turned, wrap } from '../shapes';

/** Where a hose is pushed on: a pipe with a bead, up from y = 0. */
const nipple = (long: number, radius: number, material: Material) =>
  turned(
    [
      [radius + 2.4, -2],
      [radius + 1.6, 0],
      [radius, 1.5],
      [radius, long - 8],
      [radius + 1.1, long - 6.4],
      [radius + 1.1, long - 5.4],
      [radius, long - 4],
      [radius, long],
      [radius - 1.3, long],
      [radius - 1.3, long - 14],
    ],
    material,
    { bevel: 0.3, segments: 48 },
  );

const lying = (...parts: Parameters<typeof group>) => group(put(group(...parts), [0, 0, 0], [0, 0, -90]));

function inlineMetal() {
  const can: Point[] = [
    [5, -3],
    [12, -2.4],
    [20, -1],
    [25, 2],
    [27.5, 7],
    [27.5, 64],
    [28.7, 66],
    [28.7, 70],
    [27.5, 72],
    [27.5, 110],
    [25, 115],
    [20, 118],
    [12, 119.4],
    [5, 120],
  ];
  const print = label({ text: 'FLOW ▶', ratio: 1.32 });
  return seenFrom(
    lying(
      turned(can, smoothAluminium, { bevel: 1.4 }),
      put(nipple(27, 4.2, zinc), [0, 119, 0]),
      put(nipple(27, 4.2, zinc), [0, -2, 0], [180, 0, 0]),
      labelsAlong(27.65, [6, 62], 88, print),
    ),
    { a: { azimuth: 34, elevation: 24 }, c: { azimuth: -44, elevation: 22 } },
  );
}

function inlinePlastic() {
  const clear = translucentPlastic('#efe9da', 0.34);
  const body: Point[] = [
    [4, 0],
    [16, 0.5],
    [22, 3],
    [25, 8],
    [25, 34],
    [26.6, 34.6],
    [26.6, 38],
    [25, 38.6],
    [25, 60],
    [22, 65],
    [16, 67.6],
    [4, 68],
  ];
  return seenFrom(
    lying(
      put(pleatedRing({ inner: 10, outer: 21, high: 48, folds: 30 }, thinPaper('#dcb45f')), [0, 9, 0]),
      ...[7.4, 57].map((y) => put(rod(21.4, 1.8, plastic('#e5e2da')), [0, y, 0])),
      put(nipple(30, 4.4, plastic('#e4ddcb')), [0, 67, 0]),
      put(nipple(30, 4.4, plastic('#e4ddcb')), [0, 1, 0], [180, 0, 0]),
      turned(body, clear, { bevel: 1 }),
    ),
    { a: { azimuth: 34, elevation: 24 }, c: { azimuth: -40, elevation: 40 } },
  );
}

/** Stands on its threaded end, its water bowl and drain on top. */
function diesel(print?: Print | null) {
  const can: Point[] = [
    [30, 0],
    [43, 0],
    [44.4, 1],
    [44.4, 5],
    [43, 7],
    [43, 96],
    [42, 102],
    [38, 107],
    [34, 108],
  ];
  const bowl: Point[] = [
    [35, 106],
    [38.6, 108],
    [38.6, 115],
    [36.8, 117],
    [35.6, 138],
    [33, 146],
    [26, 150],
    [12, 151],
    [8, 152],
  ];
  const printed = label({ ...print, ratio: 1.5 });
  return seenFrom(
    group(
      turned(can, blackPaint, { bevel: 1 }),
      put(lyingPlate(disc(42), 2, zinc, { holes: [hole(10)] }), [0, 0.4, 0]),
      turned(bowl, translucentPlastic('#e8cf8a', 0.55), { bevel: 1 }),
      put(rod(31, 3, plastic('#2a2b2d')), [0, 108, 0]),
      put(rod(7, 40, plastic('#2a2b2d')), [0, 110, 0]),
      put(ribbedCap(11, 13, blackPlastic, 18), [0, 151, 0]),
      put(nipple(16, 3.2, blackPlastic), [0, 163, 0]),
      ...[32, 214].map((side) => put(wrap(43.15, 62, 124, printed), [0, 22, 0], [0, side, 0])),
    ),
    { c: { azimuth: 24, elevation: 26, at: [0, 124, 0], span: 130 } },
  );
}

export const fuelFilter: Model<'fuel-filter'> = (look, print) => {
  switch (look) {
    case 'inline-metal':
      return inlineMetal();
    case 'inline-plastic':
      return inlinePlastic();
    case 'diesel':
      return diesel(print);
  }
};
