/** Steering and stabiliser joints: the outer end, the inner rod, the stabiliser link. They lie on the table. */
import { type Group } from 'three';
import { studAndBoot } from '../joints';
import { blackPaint, machinedSteel, steel, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { around, box, group, hex, nut, put, rod, thread, tube, turned } from '../shapes';

/** A forged ball housing with its joint looking up. */
const head = (size: number): Group =>
  group(
    turned(
      [
        [0, -15 * size],
        [13 * size, -14 * size],
        [18 * size, -9 * size],
        [18.5 * size, 6 * size],
        [15.5 * size, 11 * size],
        [0, 11 * size],
      ],
      blackPaint,
      { bevel: 2.5, segments: 72 },
    ),
    put(rod(12 * size, 2, zinc), [0, -16.5 * size, 0]),
    put(studAndBoot(0.98 * size), [0, 10.5 * size, 0]),
  );

/** Turns what stands along y to lie along +x. */
const lie = (thing: Group, x: number, y: number) => put(group(thing), [x, y, 0], [0, 0, -90]);

function end(): Group {
  const shank = group(
    turned(
      [
        [0, 8],
        [14, 10],
        [11, 34],
        [10.5, 74],
        [12.5, 86],
        [12.5, 128],
        [0, 128],
      ],
      blackPaint,
      { bevel: 2, segments: 64 },
    ),
    put(hex(22, 16, blackPaint), [0, 106, 0]),
    put(rod(8, 1.4, steel), [0, 127.5, 0]),
  );
  return group(head(1.1), lie(shank, 0, 0), lie(group(put(hex(24, 9, zinc), [0, 0, 0])), 134, 0));
}

function inner(): Group {
  const long = group(
    put(thread(8, 62, zinc, 1.5), [0, 250, 0]),
    turned(
      [
        [0, 14],
        [8.4, 16],
        [8.4, 250],
        [0, 252],
      ],
      steel,
      { bevel: 1, segments: 48 },
    ),
    turned(
      [
        [0, -24],
        [17, -24],
        [19, -20],
        [20, 2],
        [17, 12],
        [11, 17],
        [0, 17],
      ],
      machinedSteel,
      { bevel: 1.4, segments: 72 },
    ),
    put(hex(34, 12, steel), [0, -18, 0]),
    put(thread(8, 26, zinc, 1.5), [0, -50, 0]),
    put(
      around(2, () => put(box(3, 26, 10, steel, 1), [8.4, 0, 0])),
      [0, 232, 0],
    ),
    put(nut(16, 0), [0, 262, 0]),
  );
  return lie(long, 0, 20);
}

function link(): Group {
  const bar = tube(
    [
      [0, 0, 0],
      [90, 0, 0],
      [250, 0, 0],
    ],
    6.5,
    blackPaint,
  );
  const tip = () =>
    group(
      turned(
        [
          [0, -13],
          [14, -13],
          [16, -10],
          [16, 8],
          [13, 12],
          [0, 12],
        ],
        blackPaint,
        { bevel: 2, segments: 64 },
      ),
      put(studAndBoot(0.82, false), [0, 10, 0]),
      put(nut(10, 3), [0, 32, 0]),
    );
  return group(bar, put(tip(), [-8, 0, 0], [64, 0, 0]), put(tip(), [258, 0, 0], [64, 0, 0]));
}

const models = { end, inner, 'stabilizer-link': link };

export const tieRod: Model<'tie-rod'> = (look) =>
  seenFrom(models[look](), {
    a: { azimuth: look === 'end' ? 24 : 42, elevation: 28 },
    b: { azimuth: look === 'end' ? 150 : -40, elevation: 30 },
    c: {
      azimuth: -30,
      elevation: 26,
      at: look === 'inner' ? [0, 20, 0] : [4, 22, 10],
      span: look === 'inner' ? 120 : 130,
    },
  });
