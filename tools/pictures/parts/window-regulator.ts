/** A window lift: guide rail with its slider, cable over two pulleys, drum, and (one of them) the motor. */
import { CatmullRomCurve3, Mesh, TorusGeometry } from 'three';
import { drum, panel, rounded, row, smoothLoop, sweep, v2, v3 } from '../bodyShapes';
import { aluminium, blackPaint, blackPlastic, brushedSteel, plastic, rubber, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { box, group, put } from '../shapes';

const round = (r: number, n = 14) =>
  row(n, (i) => v2(r * Math.cos((i / n) * 2 * Math.PI), r * Math.sin((i / n) * 2 * Math.PI)));
const hole = (x: number, y: number, r: number) =>
  smoothLoop(
    row(12, (i) => [x + r * Math.cos((i * Math.PI) / 6), y + r * Math.sin((i * Math.PI) / 6)] as const),
    30,
  );

/** The rail follows the curve of the glass. */
const curve = (y: number) => 0.00042 * (y - 230) ** 2;

const cable = (points: readonly (readonly [number, number, number])[], r: number, sheath = false) =>
  new Mesh(
    sweep(
      round(r),
      new CatmullRomCurve3(
        points.map((point) => v3(...point)),
        false,
        'catmullrom',
        0.4,
      ),
      { steps: 90, up: v3(0.01, 0.02, 1) },
    ),
    sheath ? rubber : brushedSteel,
  );

const pulley = () =>
  group(
    new Mesh(new TorusGeometry(17, 3.4, 14, 48), plastic('#e4e0d2')),
    put(drum(16, 16, 5, plastic('#e4e0d2')), [0, 0, 0], [90, 0, 0]),
    put(drum(6, 6, 11, zinc), [0, 0, 1], [90, 0, 0]),
  );

const rail = () => {
  const section = rounded(
    [
      [-15, 0],
      [-15, 9],
      [-12, 9],
      [-12, 2.4],
      [-4, 2.4],
      [-3, 5],
      [3, 5],
      [4, 2.4],
      [12, 2.4],
      [12, 9],
      [15, 9],
      [15, 0],
    ],
    0.8,
    3,
  );
  const path = new CatmullRomCurve3(row(12, (_, t) => v3(0, t * 460, curve(t * 460))));
  const foot = (y: number, turn: number) =>
    put(
      new Mesh(
        panel(
          rounded(
            [
              [-40, -20],
              [30, -24],
              [38, 0],
              [26, 26],
              [-40, 22],
            ],
            8,
          ),
          (x, v) => v3(x, v, -1),
          { holes: [hole(-26, 0, 5), hole(24, -8, 4)], cell: 3, thick: 2.4 },
        ),
        zinc,
      ),
      [0, y, curve(y)],
      [0, 0, turn],
    );
  return group(
    new Mesh(sweep(section, path, { steps: 60, up: v3(0, 0, 1) }), zinc),
    foot(442, 0),
    foot(14, 180),
    put(pulley(), [0, 452, curve(452) + 12]),
    put(pulley(), [0, 6, curve(6) + 12]),
  );
};

/** What carries the glass: a plate on the rail with two clamps. */
const slider = (y: number) =>
  put(
    group(
      put(
        new Mesh(
          panel(
            rounded(
              [
                [-52, -22],
                [52, -22],
                [60, 8],
                [40, 26],
                [-40, 26],
                [-60, 8],
              ],
              8,
            ),
            (x, v) => v3(x, v, 0),
            { holes: [hole(-44, 4, 6), hole(44, 4, 6)], cell: 3, thick: 5 },
          ),
          blackPlastic,
        ),
        [0, 0, 22],
      ),
      put(box(38, 44, 14, blackPlastic), [0, 0, 13]),
      ...[-44, 44].map((x) => put(new Mesh(new TorusGeometry(7, 2.2, 12, 30), rubber), [x, 4, 22])),
      put(box(14, 20, 6, plastic('#e4e0d2')), [0, -2, 24]),
    ),
    [0, y, curve(y)],
  );

const reel = () =>
  group(
    put(drum(36, 38, 22, blackPlastic), [0, 0, 0], [90, 0, 0]),
    put(drum(29, 29, 3, blackPlastic), [0, 0, 12], [90, 0, 0]),
    ...row(8, (i) => put(group(put(box(4, 22, 4, blackPlastic), [0, 20, 12])), [0, 0, 0], [0, 0, i * 45])),
    ...row(3, (i) => {
      const turn = (i * 2 * Math.PI) / 3 + 0.5;
      return put(
        group(
          put(drum(8, 8, 18, blackPlastic), [0, 0, 0], [90, 0, 0]),
          put(drum(4, 4, 20, zinc), [0, 0, 0], [90, 0, 0]),
        ),
        [46 * Math.cos(turn), 46 * Math.sin(turn), 0],
      );
    }),
  );

const motor = () =>
  group(
    put(drum(19, 19, 72, blackPaint), [-82, -8, -16], [0, 0, 82]),
    put(drum(15, 19, 6, blackPaint), [-120.6, -13.4, -16], [0, 0, 98]),
    put(drum(7, 7, 8, blackPaint), [-126, -14, -16], [0, 0, 98]),
    put(box(34, 44, 38, aluminium), [-40, -4, -14], [0, 0, -8]),
    put(drum(40, 40, 16, aluminium), [0, 0, -18], [90, 0, 0]),
    put(drum(30, 30, 6, blackPlastic), [0, 0, -28], [90, 0, 0]),
    put(box(40, 26, 24, blackPlastic), [-52, 30, -14], [0, 0, -8]),
    put(box(30, 14, 16, plastic('#d9d4c4')), [-54, 46, -14], [0, 0, -8]),
  );

export const windowRegulator: Model<'window-regulator'> = (look) => {
  const d = { x: 128, y: 196 };
  const [topZ, lowZ] = [curve(452) + 12, curve(6) + 12];
  const cables = [
    cable(
      [
        [17, 452, topZ],
        [17, 330, 18],
        [17, 120, 20],
        [17, 8, lowZ],
      ],
      1.1,
    ),
    cable(
      [
        [-16, 458, topZ],
        [4, 470, topZ],
        [40, 462, topZ + 4],
        [96, 380, 34],
        [132, 270, 26],
        [d.x - 14, d.y + 34, 14],
      ],
      3,
      true,
    ),
    cable(
      [
        [-16, 2, lowZ],
        [6, -14, lowZ],
        [50, -6, lowZ + 2],
        [108, 60, 36],
        [136, 120, 26],
        [d.x + 6, d.y - 36, 14],
      ],
      3,
      true,
    ),
  ];
  const drive = put(
    look === 'motor'
      ? group(reel(), put(motor(), [0, 0, 0], [0, 0, 180]))
      : group(reel(), put(drum(8, 8, 26, brushedSteel), [0, 0, 22], [90, 0, 0])),
    [d.x, d.y, 8],
  );
  const part = group(rail(), slider(280), ...cables, drive);
  return seenFrom(group(put(part, [0, 0, 0], [-10, 0, 0])), {
    a: { azimuth: 24, elevation: 14 },
    b: { azimuth: 200, elevation: 14 },
    c: { azimuth: 18, elevation: 18, at: [90, 190, 0], span: 300 },
  });
};
