/** Oil filters: cans that are screwed on, lying so that their thread and gasket show, and a bare cartridge. */
import { type Material } from 'three';
import { moulded, pleatedRing, roundSection, thinPaper } from '../engineShapes';
import { blackPaint, label, machinedSteel, paint, plastic, type Label, rubber, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { disc, group, hole, holesAround, lyingPlate, type Point, put, turned, wrap } from '../shapes';

const radius = 37.5;
const height = 92;

/** The closed end: a dome with fifteen flutes for the wrench. */
const dome = (coat: Material) =>
  moulded(
    [
      [0.01, 1.2],
      [12, 1],
      [22, 0.4],
      [28, 1.6],
      [32, 4.5],
      [34.6, 9],
      [35.4, 14],
      [35.6, 20],
      [36.2, 23],
      [37.2, 25.4],
      [radius, 29],
    ],
    (distance, y, angle) => {
      const fluted = Math.min(Math.max((y - 1) / 5, 0), 1) * Math.min(Math.max((26 - y) / 4, 0), 1);
      return distance - fluted * 2.6 * (1 - Math.abs(Math.sin(angle * 7.5)) ** 0.6);
    },
    360,
    coat,
  );

/** The wall, with the seam that is rolled round the base. */
const wall: Point[] = [
  [radius, 29],
  [radius, height - 9],
  [radius + 0.4, height - 8],
  [radius + 1.3, height - 5],
  [radius + 1.3, height - 0.5],
  [radius, height],
  [radius - 2.4, height],
  [radius - 2.6, height - 4],
];
const gasket: Point[] = [
  [25.6, height - 3],
  [25.6, height + 1.4],
  [26.6, height + 2.6],
  [31.8, height + 2.6],
  [32.8, height + 1.4],
  [32.8, height - 3],
];
const thread = Array.from({ length: 12 }, (_, index): Point => [
  index % 2 ? 9 : 10.4,
  height - 1.4 - index * 1.2,
]);

function spinOn(coat: Material, print: Label) {
  const upright = group(
    dome(coat),
    turned(wall, coat, { bevel: 0.8 }),
    put(lyingPlate(disc(35.2), 2.4, zinc, { holes: [hole(12), ...holesAround(8, 18.5, 3.4)] }), [
      0,
      height - 4.4,
      0,
    ]),
    turned([[14, height - 2.4], [12.8, height - 0.6], [10.6, height - 0.6], ...thread], machinedSteel, {
      bevel: 0.2,
    }),
    put(lyingPlate(disc(34), 1, blackPaint), [0, height - 18, 0]),
    turned(gasket, rubber, { closed: true, bevel: 0.6 }),
    // printed on both shoulders of the lying can, towards whoever looks
    ...[134, 226].map((side) =>
      put(wrap(radius + 0.15, 44, 86, label({ ratio: 1.28, ...print })), [0, 78, 0], [0, side, 180]),
    ),
  );
  return seenFrom(group(put(upright, [0, 0, 0], [90, 0, -30])), {
    a: { azimuth: -14, elevation: 22 },
    b: { azimuth: 168, elevation: 22 },
    c: { azimuth: 18, elevation: 16 },
  });
}

function cartridge() {
  const green = plastic('#25583f');
  const cap = (y: number) =>
    put(lyingPlate(disc(32), 3.2, green, { bevel: 0.8, holes: [hole(13)] }), [0, y, 0]);
  const ring = (x: number, z: number, size: number) =>
    put(turned(roundSection(size, 1.7), rubber, { closed: true, bevel: 0 }), [x, 1.7, z]);
  return seenFrom(
    group(
      put(pleatedRing({ inner: 22, outer: 30.5, high: 92, folds: 58 }, thinPaper('#e2cd96')), [0, 3, 0]),
      cap(0),
      cap(94.8),
      turned(
        [
          [13.2, 97],
          [13.2, 102],
          [17, 102],
          [17, 97],
        ],
        green,
        { closed: true },
      ),
      turned(
        [
          [19, 3],
          [20, 3],
          [20, 95],
          [19, 95],
        ],
        plastic('#1f2022'),
        { closed: true },
      ),
      ring(52, 26, 15),
      ring(-30, 46, 31),
    ),
    { c: { azimuth: 12, elevation: 48 } },
  );
}

export const oilFilter: Model<'oil-filter'> = (look, words) => {
  switch (look) {
    case 'black':
      return spinOn(paint('#17181a'), {
        ...words,
        colour: '#17181a',
        ink: '#f1f1ee',
      });
    case 'white':
      return spinOn(paint('#e4e4e0'), {
        ...words,
        colour: '#e4e4e0',
        ink: '#1b3f86',
      });
    case 'orange':
      return spinOn(paint('#d4531a'), {
        ...words,
        colour: '#d4531a',
        ink: '#ffffff',
        accent: '#ffffff',
      });
    case 'cartridge':
      return cartridge();
  }
};
