/** Batteries: ribbed case with a foot, lid with its cell line and vents, lead posts, folding handle, label. */
import { row } from '../bodyShapes';
import { label, paint, plastic, steel, surface } from '../materials';
import { type Model, seenFrom } from '../model';
import { box, group, lyingPlate, outline, put, sheet, turned } from '../shapes';

const lead = surface(
  { color: '#8d8f92', metalness: 1, roughness: 0.48 },
  { grain: [0.8, 0.05], patches: [8, 0.4, 0.2] },
);

const sizes = {
  standard: {
    x: 242,
    y: 168,
    z: 175,
    shell: '#1b1c1e',
    lid: '#202123',
    colour: '#c8321f',
    ink: '#ffffff',
    accent: '#15181d',
  },
  tall: {
    x: 232,
    y: 200,
    z: 173,
    shell: '#e6e5df',
    lid: '#1d1f22',
    colour: '#16365f',
    ink: '#ffffff',
    accent: '#e0a021',
  },
  agm: {
    x: 278,
    y: 168,
    z: 175,
    shell: '#2a2c2f',
    lid: '#34373b',
    colour: '#15181d',
    ink: '#f4f3ef',
    accent: '#3f9a4c',
  },
};

/** A tapered post on its lead bush. */
const post = () =>
  turned(
    [
      [0, 0],
      [14, 0],
      [14, 2.4],
      [12.4, 3],
      [9.6, 4],
      [8.7, 20],
      [8, 21],
      [0, 21.4],
    ],
    lead,
    { bevel: 0.7 },
  );

const collar = (colour: string) =>
  turned(
    [
      [15, 0],
      [17, 0],
      [17, 4.4],
      [14.6, 5],
      [14.6, 0.5],
    ],
    plastic(colour),
    { bevel: 0.6 },
  );

export const battery: Model<'battery'> = (look, print) => {
  const { x, y, z, shell, lid, ...colours } = sizes[look];
  // the positive terminal is at the front's right unless the product says otherwise
  const plus = print?.positive === 'left' ? -1 : 1;
  const body = surface({ color: shell, roughness: 0.42 }, { grain: [0.5, 0.03], patches: [30, 0.2, 0.1] });
  const top = surface({ color: lid, roughness: 0.4 }, { grain: [0.5, 0.03], patches: [30, 0.2, 0.1] });
  const flat = (grow: number, radius: number) =>
    outline(
      [
        [-x / 2 - grow, -z / 2 - grow],
        [x / 2 + grow, -z / 2 - grow],
        [x / 2 + grow, z / 2 + grow],
        [-x / 2 - grow, z / 2 + grow],
      ],
      radius,
    );
  const lidHeight = 26;
  const deck = y + lidHeight;
  const raised = look === 'tall';
  // where the lid is low the posts stand; the rest is one step higher
  const step = raised ? 0 : 16;
  const foot = [-1, 1].flatMap((side) => [
    put(box(x + 8, 10, 6, body, 1), [0, 5, side * (z / 2 + 1)]),
    put(box(6, 10, z - 8, body, 1), [side * (x / 2 + 1), 5, 0]),
  ]);
  const ribs = [-1, 1].flatMap((side) => [
    ...row(5, (i) =>
      put(box(2.4, y - 30, z * 0.06, body, 0.8), [
        side * (x / 2 + 0.6),
        y / 2,
        -z * 0.36 + (i * z * 0.72) / 4,
      ]),
    ),
    ...(side < 0
      ? row(7, (i) =>
          put(box(x * 0.03, y - 30, 2.4, body, 0.8), [
            -x * 0.42 + (i * x * 0.84) / 6,
            y / 2,
            side * (z / 2 + 0.6),
          ]),
        )
      : []),
  ]);
  const plateau = lyingPlate(
    outline(
      [
        [-x / 2 + 4, -z / 2 + 4],
        [x / 2 - 4, -z / 2 + 4],
        [x / 2 - 4, z * 0.1],
        [x / 2 - 60, z * 0.18],
        [-x / 2 + 60, z * 0.18],
        [-x / 2 + 4, z * 0.1],
      ].map(([a, b]) => [a!, -b!] as const),
      8,
    ),
    step + 0.01,
    top,
    { bevel: 2 },
  );
  const vents = row(6, (i) =>
    put(
      group(
        turned(
          [
            [0, 0],
            [10.5, 0],
            [10.5, 2.2],
            [9.4, 3],
            [0, 3],
          ],
          top,
          { bevel: 0.6 },
        ),
        put(box(13, 1.6, 2.2, top, 0.5), [0, 3.4, 0], [0, 20 + i * 31, 0]),
      ),
      [-x * 0.36 + (i * x * 0.72) / 5, deck + step, raised ? 14 : 12],
    ),
  );
  // folded down: the grip between its two arms, which turn on pins in the lid
  const arms = [-1, 1].flatMap((side) => [
    put(box(9, 5, 40, top, 2), [side * x * 0.29, 0, -14], [0, side * 9, 0]),
    put(
      turned(
        [
          [0, 0],
          [7, 0],
          [7, 5],
          [5.4, 7],
          [0, 7.4],
        ],
        top,
        { bevel: 0.8 },
      ),
      [side * x * 0.29, -2.4, 5],
    ),
  ]);
  const grip = group(put(box(x * 0.56, 8, 15, top, 3.4), [0, 0.6, -36]), ...arms);
  const at = raised ? z * 0.27 : z * 0.31;
  const front = sheet(x * 0.78, y * 0.62, label({ ...print, ...colours, ratio: (x * 0.78) / (y * 0.62) }));
  const strip = sheet(
    x * 0.6,
    24,
    label({
      text: '12 V   ⚠   NO FUMAR · PROTEJA SUS OJOS',
      colour: '#e9c534',
      accent: '#15181d',
      ratio: (x * 0.6) / 24,
    }),
  );
  return seenFrom(
    group(
      lyingPlate(flat(-1, 9), y, body, { bevel: 1.4 }),
      ...foot,
      ...ribs,
      put(lyingPlate(flat(1.5, 10), 8, top, { bevel: 1 }), [0, y - 1, 0]),
      put(lyingPlate(flat(-0.5, 10), lidHeight - 5, top, { bevel: 2.2 }), [0, y + 5, 0]),
      ...(raised ? [] : [put(plateau, [0, deck, 0])]),
      ...vents,
      ...[-1, 1].flatMap((side) => [
        put(post(), [side * (x / 2 - 32), deck, at]),
        put(collar(side === plus ? '#b3161b' : '#17181a'), [side * (x / 2 - 32), deck, at]),
      ]),
      put(group(box(12, 2, 3, paint('#c21d22'), 0.4), put(box(3, 2, 12, paint('#c21d22'), 0.4), [0, 0, 0])), [
        plus * (x / 2 - 58),
        deck + 0.4,
        at + 8,
      ]),
      put(box(12, 2, 3, paint('#d9d9d6'), 0.4), [-plus * (x / 2 - 58), deck + 0.4, at + 8]),
      put(grip, [0, deck + step + 3, raised ? -z * 0.18 : -z * 0.2]),
      put(
        turned(
          [
            [0, 0],
            [8, 0],
            [8, 1.2],
            [0, 1.4],
          ],
          steel,
        ),
        [raised ? x * 0.1 : 0, deck + step, raised ? 46 : 24],
      ),
      put(front, [0, y * 0.5, z / 2 + 0.4 - 1]),
      put(strip, [0, deck + step + 0.4, raised ? -z * 0.08 : -z * 0.11], [-90, 0, 0]),
    ),
    {
      a: { azimuth: 28, elevation: 22 },
      b: { azimuth: -140, elevation: 26 },
      c: { azimuth: 34, elevation: 38, at: [x * 0.22, deck, 20], span: x * 0.75 },
    },
  );
};
