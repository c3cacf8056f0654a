/** Starter motors: nose with its pinion window and flange, yoke with long bolts, end cap, solenoid above with studs. */
import { row, wrapAlong } from '../bodyShapes';
import {
  aluminium,
  blackPaint,
  blackPlastic,
  brass,
  copper,
  gold,
  label,
  machinedSteel,
  steel,
  zinc,
} from '../materials';
import { type Model, seenFrom } from '../model';
import {
  around,
  bolt,
  box,
  gear,
  group,
  hole,
  lyingPlate,
  nut,
  outline,
  type Place,
  put,
  ring,
  rod,
  thread,
  tube,
  turned,
} from '../shapes';

const sizes = { small: { r: 34, long: 96, coil: 25 }, large: { r: 42, long: 122, coil: 30 } };

/** Along y: the pinion's end at the top. */
function nose(r: number) {
  const flange = outline(
    [
      [-r - 34, -10],
      [-r * 0.7, -r * 0.9],
      [r * 0.7, -r * 0.9],
      [r + 34, -10],
      [r + 34, 10],
      [r * 0.8, r * 1.1],
      [-r * 0.8, r * 1.1],
      [-r - 34, 10],
    ],
    11,
  );
  return group(
    put(
      lyingPlate(flange, 11, aluminium, {
        holes: [hole(5.4, r + 22, 0), hole(5.4, -r - 22, 0), hole(r * 0.6)],
        bevel: 1.6,
      }),
      [0, 22, 0],
    ),
    turned(
      [
        [r * 0.6, 0],
        [r, 0],
        [r, 12],
        [r * 0.9, 24],
        [r * 0.6, 24],
      ],
      aluminium,
      { closed: true, bevel: 2 },
    ),
    // open above the pinion: two thirds of a tube
    put(
      turned(
        [
          [r * 0.62, 32],
          [r * 0.8, 32],
          [r * 0.72, 62],
          [r * 0.6, 66],
          [r * 0.6, 62],
        ],
        aluminium,
        { closed: true, bevel: 1.4, arc: 210 },
      ),
      [0, 0, 0],
      [0, 165, 0],
    ),
    put(
      turned(
        [
          [7, 58],
          [r * 0.72, 58],
          [r * 0.66, 68],
          [r * 0.5, 72],
          [7, 72],
        ],
        aluminium,
        { closed: true, bevel: 2 },
      ),
      [0, 0, 0],
    ),
    put(gear({ teeth: 10, radius: 15, depth: 4.6, height: 18, bore: 6 }, steel), [0, 40, 0]),
    put(ring(6, 13, 9, machinedSteel), [0, 31, 0]),
    put(rod(6, 62, machinedSteel), [0, 14, 0]),
  );
}

function solenoid(r: number) {
  const stud = (x: number, z: number) =>
    put(
      group(
        rod(8, 3, blackPlastic),
        put(thread(4, 20, copper), [0, 1, 0]),
        put(nut(8, 4, brass), [0, 4, 0]),
        put(ring(4, 8, 1.4, zinc), [0, 2.6, 0]),
      ),
      [x, -76, z],
      [180, 0, 0],
    );
  return group(
    turned(
      [
        [0, -60],
        [r - 2, -60],
        [r, -58],
        [r, -2],
        [r - 2, 0],
        [0, 0],
      ],
      zinc,
      { bevel: 1 },
    ),
    turned(
      [
        [0, -76],
        [r - 5, -76],
        [r - 2, -72],
        [r - 2, -59],
        [0, -59],
      ],
      blackPlastic,
      { bevel: 1.6 },
    ),
    stud(0, 12),
    stud(0, -12),
    put(box(1, 12, 6.4, zinc, 0.3), [12, -81, 0]),
    put(
      turned(
        [
          [0, 0],
          [r * 0.9, 0],
          [r * 0.8, 14],
          [r * 0.5, 20],
          [0, 20],
        ],
        aluminium,
        { bevel: 1.6 },
      ),
      [0, -1, 0],
    ),
    ...[-1, 1].map((side) => put(bolt(5, 6), [side * r * 0.78, -58, 0], [180, 0, 0])),
  );
}

export const starter: Model<'starter'> = (look, words) => {
  const { r, long, coil } = sizes[look];
  const up = r + coil + 1;
  const braid = row(3, (i) =>
    tube(
      row(12, (_, t): Place => [
        (i - 1) * 2.2 + Math.sin(t * 9 + i * 2),
        -78 + t * 16,
        up - 14 - t * (up - r - 12),
      ]),
      1.5,
      copper,
      80,
    ),
  );
  const print = put(
    wrapAlong(r + 0.2, 54, 70, label({ ...words, ratio: 54 / (r * 1.22) })),
    [0, -long * 0.72, 0],
    [0, 62, 0],
  );
  const motor = group(
    nose(r),
    turned(
      [
        [0, -long],
        [r, -long],
        [r, 0],
        [0, 0],
      ],
      blackPaint,
      { bevel: 1.2 },
    ),
    put(ring(r - 2, r + 0.8, 3, steel), [0, -3, 0]),
    turned(
      [
        [0, -long - 18],
        [r * 0.5, -long - 18],
        [r * 0.86, -long - 15],
        [r + 0.6, -long - 8],
        [r + 0.6, -long + 1],
        [0, -long + 1],
      ],
      aluminium,
      { bevel: 1.6 },
    ),
    turned(
      [
        [0, -long - 22],
        [9, -long - 22],
        [11, -long - 18],
        [0, -long - 17],
      ],
      zinc,
      { bevel: 0.8 },
    ),
    around(
      2,
      () =>
        group(
          put(bolt(6, 10, gold), [r * 0.72, -long - 15, 0], [180, 0, 0]),
          put(rod(3, long, gold), [r + 2.4, -long + 1, 0]),
        ),
      0,
    ),
    put(box(18, 10, 14, blackPlastic, 3), [0, -long + 12, r]),
    print,
    ...braid,
    put(solenoid(coil), [0, -6, up]),
    put(box(coil * 1.2, 26, up - r * 0.4, aluminium, 6), [0, 10, up * 0.62]),
    tube(
      [
        [0, -78, up + 12],
        [2, -88, up + 16],
        [14, -90, up + 8],
      ],
      0.4,
      steel,
      10,
    ),
  );
  // lying, the pinion to the right, the solenoid up
  const lying = put(group(put(motor, [0, 0, 0], [-90, 0, 0])), [0, 0, 0], [0, -90, 0]);
  return seenFrom(group(lying), {
    a: { azimuth: 28, elevation: 20 },
    b: { azimuth: -150, elevation: 22 },
    c: { azimuth: 34, elevation: 20, at: [r * 1.1, 12, 0], span: r * 3.4 },
  });
};
