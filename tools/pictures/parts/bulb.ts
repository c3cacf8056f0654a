/** Bulbs: H4 and H7 with their flanges and blades, ten bayonet stop bulbs, an LED pair with fan and heat sink. */
import { inFront, row } from '../bodyShapes';
import {
  aluminium,
  blackPlastic,
  brass,
  ceramic,
  plastic,
  smoothAluminium,
  steel,
  tintedGlass,
  zinc,
} from '../materials';
import { type Model, seenFrom } from '../model';
import {
  around,
  ball,
  box,
  disc,
  group,
  hole,
  lyingPlate,
  outline,
  put,
  ring,
  rod,
  socket,
  tube,
  turned,
} from '../shapes';

const flint = tintedGlass('#f4f7f8', 0.06);
const tip = plastic('#8c9298', 0.35);

/** A quartz tube with its painted tip: `r` wide, from y = 0. */
const quartz = (r: number, height: number) =>
  group(
    inFront(
      turned(
        [
          [r * 0.5, 0],
          [r * 0.86, 2],
          [r, 6],
          [r, height - 4],
          [r * 0.9, height - 1.4],
          [r * 0.5, height],
        ],
        flint,
        { bevel: 0.8, segments: 60 },
      ),
      2,
    ),
    turned(
      [
        [r * 1.01, height - 8],
        [r * 1.02, height - 4],
        [r * 0.92, height - 1.2],
        [r * 0.5, height + 0.4],
        [0, height + 0.9],
      ],
      tip,
      { bevel: 0.8, segments: 60 },
    ),
    put(ball(r * 0.16, tip), [0, height + 0.8, 0]),
  );

const filament = (y: number, lying = false) =>
  put(
    tube(
      row(110, (_, t) => [0.8 * Math.cos(t * 57), t * 5.6, 0.8 * Math.sin(t * 57)]),
      0.18,
      steel,
      330,
    ),
    [0, y, 0],
    lying ? [0, 0, 90] : [0, 0, 0],
  );

function h4() {
  const tabs = around(3, (i) => put(box(i === 0 ? 10 : 7, 1.2, 8, zinc, 0.4), [20.5, 0.6, 0]), 90);
  const shield = turned(
    [
      [2.8, 0],
      [3.6, 0],
      [3.6, 8],
      [2.8, 8],
    ],
    steel,
    { arc: 200, closed: true, bevel: 0.2 },
  );
  return group(
    lyingPlate(disc(19), 1.2, zinc, { holes: [hole(9)] }),
    tabs,
    put(ring(9, 13.4, 5, zinc), [0, 0, 0]),
    turned(
      [
        [0, 1],
        [10.4, 1],
        [10.4, 12],
        [9, 14],
        [8.6, 20],
        [0, 20],
      ],
      smoothAluminium,
      { bevel: 0.6 },
    ),
    turned(
      [
        [0, -18],
        [11, -18],
        [11.6, -16],
        [11.6, -4],
        [10, 0],
        [0, 0],
      ],
      blackPlastic,
      { bevel: 0.8 },
    ),
    ...[
      [0, -8.6, 0],
      [-8.6, 0, 90],
      [8.6, 0, 90],
    ].map(([x, z, turn]) => put(box(8, 11, 0.9, zinc, 0.2), [x!, -22, z!], [0, turn!, 0])),
    put(quartz(8.4, 38), [0, 20, 0]),
    put(shield, [0, 33, 0], [0, 80, 0]),
    put(filament(42), [0, 0, 0]),
    put(filament(34), [0, 0, 0]),
    ...[-2.4, 2.4].map((x) => put(rod(0.5, 34, steel, { bevel: 0.1 }), [x, 18, 1])),
  );
}

function h7() {
  return group(
    turned(
      [
        [0, 0],
        [12.5, 0],
        [12.5, 1.4],
        [10.4, 2.2],
        [10.4, 8],
        [8.6, 10],
        [0, 10],
      ],
      zinc,
      { bevel: 0.4 },
    ),
    around(4, () => put(box(4.6, 1.2, 4, zinc, 0.3), [12.6, 0.8, 0]), 45),
    turned(
      [
        [0, 9],
        [6.2, 9],
        [6.2, 15],
        [0, 15],
      ],
      smoothAluminium,
      { bevel: 0.5 },
    ),
    turned(
      [
        [0, -11],
        [9, -11],
        [9.8, -9],
        [9.8, 0],
        [0, 0],
      ],
      ceramic,
      { bevel: 0.6 },
    ),
    ...[-3.6, 3.6].map((z) => put(box(6.4, 10, 0.9, zinc, 0.2), [0, -15, z])),
    put(quartz(5.9, 29), [0, 14, 0]),
    filament(31),
    ...[-1.5, 1.5].map((x) => put(rod(0.4, 22, steel, { bevel: 0.1 }), [x, 14, 0])),
  );
}

function stop() {
  const globe = turned(
    [
      [5.6, 18],
      [6.4, 20],
      [10, 24],
      [12.4, 29],
      [12.6, 33],
      [11.2, 38],
      [8, 42],
      [4, 44],
      [0, 44.6],
    ],
    flint,
    { bevel: 1, segments: 72 },
  );
  return group(
    turned(
      [
        [0, 0],
        [6.4, 0],
        [7.4, 1.6],
        [7.6, 3],
        [7.6, 17],
        [8.2, 18],
        [7.6, 20],
        [0, 20],
      ],
      brass,
      { bevel: 0.4 },
    ),
    put(
      turned(
        [
          [0, -1.6],
          [6, -1.6],
          [6.6, 0.4],
          [0, 0.4],
        ],
        blackPlastic,
        { bevel: 0.4 },
      ),
      [0, 0, 0],
    ),
    ...[-2.6, 2.6].map((x) =>
      put(
        turned(
          [
            [0, -1.6],
            [1.4, -1.2],
            [1.7, 0],
            [0, 0.2],
          ],
          zinc,
          { segments: 30 },
        ),
        [x, -1.4, 0],
      ),
    ),
    put(rod(1, 3, brass), [7.2, 6, 0], [0, 0, -90]),
    put(rod(1, 3, brass), [-7.2, 9, 0], [0, 0, 90]),
    inFront(globe, 2),
    turned(
      [
        [0, 18],
        [2.6, 18],
        [2, 26],
        [0, 27],
      ],
      flint,
      { bevel: 0.4 },
    ),
    put(filament(34, true), [2.6, 0, 0]),
    put(filament(31, true), [2.6, 0, 3]),
    ...[-3, 0, 3].map((x) =>
      tube(
        [
          [x * 0.4, 20, 0],
          [x * 0.7, 25, 0],
          [x, x === 0 ? 31 : 34, x === 0 ? 3 : 0],
        ],
        0.25,
        steel,
        20,
      ),
    ),
  );
}

function led() {
  const one = group(
    turned(
      [
        [0, 0],
        [16, 0],
        [17, 1.4],
        [17, 22],
        [15, 24],
        [0, 24],
      ],
      aluminium,
      { bevel: 1 },
    ),
    around(18, () => put(box(3.6, 21, 1.6, aluminium, 0.4), [17.6, 12, 0])),
    put(
      turned(
        [
          [8, -0.6],
          [15, -0.6],
          [15, 0.6],
          [8, 0.6],
        ],
        blackPlastic,
        { closed: true },
      ),
      [0, -0.4, 0],
    ),
    around(7, () => put(box(9, 0.8, 3, blackPlastic, 0.3), [9, -0.6, 0], [30, 0, 0])),
    put(rod(5, 1.4, blackPlastic), [0, -1.6, 0]),
    put(ring(10, 21, 1.4, zinc), [0, 28, 0]),
    around(3, () => put(box(8, 1.4, 7, zinc, 0.4), [22, 28.7, 0]), 90),
    turned(
      [
        [0, 23],
        [11, 23],
        [11, 30],
        [8, 33],
        [0, 33],
      ],
      aluminium,
      { bevel: 0.6 },
    ),
    put(
      lyingPlate(
        outline(
          [
            [-7, -2.4],
            [7, -2.4],
            [7, 2.4],
            [-7, 2.4],
          ],
          1.5,
        ),
        44,
        smoothAluminium,
      ),
      [0, 32, 0],
    ),
    ...[-1, 1].flatMap((side) => [
      put(box(8, 20, 0.8, ceramic, 0.2), [0, 52, side * 2.6]),
      ...row(6, (i) =>
        put(box(2.4, 2.4, 0.5, plastic('#e8c53a', 0.3), 0.2), [
          i % 2 ? 1.7 : -1.7,
          46 + Math.floor(i / 2) * 5.4,
          side * 3.1,
        ]),
      ),
    ]),
    put(
      turned(
        [
          [0, 75],
          [7.4, 75],
          [7.4, 76.4],
          [5, 78],
          [0, 78.4],
        ],
        smoothAluminium,
        { bevel: 0.4 },
      ),
      [0, -0.4, 0],
    ),
    tube(
      [
        [0, 3, 12],
        [2, -9, 14],
        [10, -24, 15],
        [26, -32, 15],
        [38, -28, 15],
      ],
      2.4,
      blackPlastic,
    ),
    put(socket(2), [36, -28, 12], [0, 0, -84]),
  );
  const other = one.clone();
  // their chips to the camera
  return group(put(one, [-34, 17.6, 0], [90, 0, -38]), put(other, [40, 17.6, -14], [90, 0, -8]));
}

/** One, standing on its base. */
const standing = (one: () => ReturnType<typeof group>, stand: number) =>
  group(put(one(), [0, stand, 0], [0, 24, 0]));

/** A box of ten: five stand, five lie before them. */
const ten = () =>
  group(
    ...row(5, (i) => put(stop(), [(i - 2) * 32, 3, -30], [0, 24 + i * 31, 0])),
    ...row(5, (i) =>
      put(
        group(put(stop(), [0, 0, 0], [0, 60 + i * 43, 0])),
        [(i - 2) * 32, 12.6, 24],
        [86, 0, (i * 37) % 11],
      ),
    ),
  );

const bulbs = {
  h4: () => standing(h4, 28),
  h7: () => standing(h7, 20),
  stop: ten,
  led,
};

export const bulb: Model<'bulb'> = (look) =>
  seenFrom(bulbs[look](), {
    a: { azimuth: 18, elevation: 20 },
    b: { azimuth: -152, elevation: 24 },
    c: { azimuth: 40, elevation: 36 },
  });
