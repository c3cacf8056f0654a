/** Wiper blades: the framed one with its yokes, the flat one with its spoiler, alone or as a pair, the rear one on its arm. */
import { CatmullRomCurve3, Mesh, type Curve, type Vector3 } from 'three';
import { drum, rounded, row, sweep, v2, v3 } from '../bodyShapes';
import { blackPaint, blackPlastic, rubber, brushedSteel } from '../materials';
import { type Model, seenFrom } from '../model';
import { box, group, put } from '../shapes';

const curveOf = (points: readonly (readonly [number, number, number])[]): Curve<Vector3> =>
  new CatmullRomCurve3(points.map((point) => v3(...point)));

/** The rubber: spine, neck and lip, as one sees it at its cut end. */
const strip = rounded(
  [
    [-4.2, 9],
    [4.2, 9],
    [4.2, 6],
    [1.4, 5.6],
    [1.4, 4.2],
    [3.4, 3.6],
    [0.5, -4],
    [-0.5, -4],
    [-3.4, 3.6],
    [-1.4, 4.2],
    [-1.4, 5.6],
    [-4.2, 6],
  ],
  0.4,
  3,
);
const spine = rounded(
  [
    [-4.8, 9.6],
    [-4.8, 6.8],
    [4.8, 6.8],
    [4.8, 9.6],
  ],
  0.6,
  3,
);

/** A blade free on the counter bends up at its ends less than a windscreen wants. */
const bow = (half: number, rise: number) =>
  curveOf(row(9, (_, t) => [(t - 0.5) * 2 * half, rise * (2 * t - 1) ** 2, 0] as const));

/** A channel pressed from sheet: its section open below, high in the middle of its length. */
const yoke = (from: number, to: number, foot: number, top: number, wide: number) => {
  const section = rounded(
    [
      [-wide, -3.5],
      [-wide, 3],
      [-wide * 0.6, 4.6],
      [wide * 0.6, 4.6],
      [wide, 3],
      [wide, -3.5],
    ],
    1,
    4,
  );
  const middle = (from + to) / 2;
  const path = curveOf(
    row(
      9,
      (_, t) => [from + (to - from) * t, foot + (top - foot) * Math.sin(t * Math.PI) ** 0.75, 0] as const,
    ),
  );
  return group(
    new Mesh(
      sweep(section, path, { steps: 40, scale: (t) => 0.72 + 0.34 * Math.sin(t * Math.PI) }),
      blackPaint,
    ),
    ...[from + 3, to - 3].map((x) => put(box(9, 13, wide * 1.9, blackPlastic), [x, foot - 3, 0])),
    put(drum(2.4, 2.4, wide * 2.5, brushedSteel), [middle, top - 1, 0], [90, 0, 0]),
  );
};

/** The clip the arm's hook snaps into. */
const adapter = (y: number) =>
  group(
    put(box(46, 12, 13, blackPlastic), [0, y, 0]),
    put(box(30, 5, 9, blackPlastic), [-4, y + 8, 0]),
    put(drum(3.2, 3.2, 17, brushedSteel), [10, y, 0], [90, 0, 0]),
    put(box(14, 2, 7, rubber), [-18, y + 7, 0], [0, 0, 14]),
  );

const rubberOf = (half: number, rise: number) => [
  new Mesh(sweep(strip, bow(half, rise), { steps: 80 }), rubber),
  new Mesh(sweep(spine, bow(half - 4, rise), { steps: 80 }), brushedSteel),
];

const frame = () =>
  group(
    ...rubberOf(262, 9),
    yoke(-150, 150, 24, 44, 7),
    yoke(-226, -74, 19, 27, 6),
    yoke(74, 226, 19, 27, 6),
    yoke(-252, -200, 17, 21, 5),
    yoke(200, 252, 17, 21, 5),
    adapter(46),
  );

const flat = () => {
  const spoiler = (side: number) => {
    const path = curveOf(
      row(7, (_, t) => [side * (26 + 232 * t), 9 + 12 * ((26 + 232 * t) / 260) ** 2, 0] as const),
    );
    const fin = rounded(
      [
        [-7, 0],
        [-6.5, 3],
        [-1, 11],
        [1.6, 12],
        [3, 8],
        [6.6, 2],
        [6.6, 0],
      ],
      1,
      4,
    );
    return new Mesh(
      sweep(side > 0 ? fin : fin.map(({ x, y }) => v2(-x, y)).reverse(), path, {
        steps: 50,
        scale: (t) => 1 - 0.32 * t,
      }),
      rubber,
    );
  };
  const end = (side: number) => put(box(14, 13, 12, blackPlastic), [side * 261, 24, 0], [0, 0, side * 5]);
  const bridge = new Mesh(
    sweep(
      rounded(
        [
          [-10, -5],
          [-10, 4],
          [-6, 10],
          [6, 10],
          [10, 4],
          [10, -5],
        ],
        2,
        4,
      ),
      curveOf([
        [-44, 9, 0],
        [-20, 12, 0],
        [20, 12, 0],
        [44, 9, 0],
      ]),
      { steps: 24, scale: (t) => 0.82 + 0.2 * Math.sin(t * Math.PI) },
    ),
    blackPlastic,
  );
  return group(
    ...rubberOf(258, 12),
    spoiler(1),
    spoiler(-1),
    bridge,
    put(adapter(24), [0, 0, 0]),
    end(1),
    end(-1),
  );
};

const rear = () => {
  const arm = rounded(
    [
      [-9, -3],
      [-9, 3],
      [-5, 7],
      [5, 7],
      [9, 3],
      [9, -3],
    ],
    2,
    4,
  );
  const path = curveOf([
    [-6, 34, 0],
    [60, 40, 0],
    [150, 44, 0],
    [230, 42, 10],
    [290, 34, 22],
  ]);
  return group(
    ...rubberOf(150, 6),
    yoke(-96, 96, 19, 30, 6),
    new Mesh(sweep(arm, path, { steps: 60, scale: (t) => 0.72 + 0.75 * t }), blackPlastic),
    put(box(30, 14, 14, blackPlastic), [0, 32, 0]),
    put(drum(19, 21, 26, blackPlastic), [296, 30, 24]),
    put(drum(17, 19, 6, blackPlastic), [296, 46, 24]),
    put(drum(9, 9, 16, brushedSteel), [296, 14, 24]),
  );
};

const blades = {
  frame,
  flat,
  'flat-pair': () => group(put(flat(), [-10, 0, 36]), put(flat(), [10, 0, -36])),
  rear,
};

export const wiper: Model<'wiper'> = (look) =>
  seenFrom(group(put(blades[look](), [0, 0, 0], [0, 0, 0])), {
    a: { azimuth: 48, elevation: 36 },
    b: { azimuth: -130, elevation: 36 },
    c: { azimuth: 20, elevation: 28, at: [look === 'rear' ? 200 : 10, 26, 0], span: 190 },
  });
