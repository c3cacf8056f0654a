/** Sensors: oxygen probe, crankshaft pick-up, temperature sender, pressure switch, wheel-speed (ABS) pick-up. */
import { type Object3D } from 'three';
import { row } from '../bodyShapes';
import { blackPlastic, brass, plastic, rubber, steel, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import {
  around,
  box,
  group,
  hex,
  hole,
  lyingPlate,
  outline,
  type Place,
  put,
  ring,
  rod,
  socket,
  thread,
  tube,
  turned,
} from '../shapes';

const grey = plastic('#54575a', 0.5);

/** A plug on a lead: square hood, latch, seal. Its lead enters at the origin from -y. */
const plug = (colour = blackPlastic) =>
  group(
    put(box(22, 30, 15, colour, 2), [0, 16, 0]),
    put(box(9, 18, 3, colour, 0.8), [0, 20, 9]),
    put(box(11, 3, 4, colour, 0.8), [0, 28, 9]),
    put(
      turned(
        [
          [5.4, -9],
          [7, -6],
          [7, 2],
          [0, 2],
        ],
        rubber,
        { bevel: 0.8, segments: 40 },
      ),
      [0, 0, 0],
    ),
    put(box(18, 1.6, 11.4, plastic('#2e7a4d'), 0.4), [0, 31, 0]),
  );

function oxygen(): Object3D {
  const slots = around(6, () => put(box(0.8, 12, 1.6, rubber, 0.3), [6.9, 13, 0]));
  const probe = group(
    turned(
      [
        [0, 0],
        [4.6, 0],
        [6.6, 1.6],
        [7, 3],
        [7, 22],
        [0, 22],
      ],
      steel,
      { bevel: 0.5 },
    ),
    slots,
    around(6, () => put(rod(1.1, 0.6, rubber), [4.8, 0.6, 0]), 30),
    put(thread(9, 11, zinc, 1.5), [0, 21, 0]),
    put(ring(8, 12.4, 2.4, steel), [0, 31.6, 0]),
    put(hex(22, 11, zinc), [0, 34, 0]),
    turned(
      [
        [0, 44],
        [9.4, 44],
        [9.4, 62],
        [8.4, 64],
        [8.4, 84],
        [7, 87],
        [0, 87],
      ],
      steel,
      { bevel: 0.8 },
    ),
    ...row(2, (i) => put(ring(8.2, 8.9, 1.4, steel), [0, 69 + i * 9, 0])),
    turned(
      [
        [6.6, 85],
        [7, 88],
        [6.2, 100],
        [4.8, 104],
        [0, 104],
      ],
      rubber,
      { bevel: 0.8 },
    ),
  );
  // four wires in a glass sleeve, then bare to the plug
  const lead: Place[] = [
    [100, 13, 0],
    [150, 10, 6],
    [196, 7, -34],
    [160, 6, -96],
    [70, 6, -112],
    [0, 6, -84],
    [-44, 7, -92],
  ];
  const tails = row(4, (i) => {
    const [dy, dz] = [
      [2, 2],
      [2, -2],
      [-2, 2],
      [-2, -2],
    ][i]!;
    return tube(
      [
        [-36, 7 + dy!, -91 + dz!],
        [-60, 8 + dy! * 1.6, -97 + dz! * 1.8],
        [-82, 8 + dy!, -100 + dz!],
      ],
      1.3,
      [rubber, plastic('#e9e7e0'), plastic('#e9e7e0'), plastic('#777a7c')][i]!,
      40,
    );
  });
  return group(
    put(probe, [0, 13, 0], [0, 0, -90]),
    tube(lead, 4.4, rubber, 240),
    ...tails,
    put(plug(grey), [-90, 9, -101], [0, 12, 90]),
  );
}

const ear = (reach: number, thick: number) =>
  group(
    lyingPlate(
      outline(
        [
          [4, -13],
          [reach - 4, -10],
          [reach + 6, -6],
          [reach + 9, 0],
          [reach + 6, 6],
          [reach - 4, 10],
          [4, 13],
        ],
        6,
      ),
      thick,
      blackPlastic,
      { holes: [hole(5, reach, 0)], bevel: 1 },
    ),
    put(ring(3.6, 5, thick + 0.8, zinc), [reach, -0.4, 0]),
  );

function crankshaft(): Object3D {
  const whole = group(
    turned(
      [
        [0, 0],
        [8, 0],
        [8.6, 1],
        [8.6, 22],
        [10.4, 24],
        [10.4, 34],
        [0, 34],
      ],
      blackPlastic,
      { bevel: 0.6 },
    ),
    put(rod(4, 1.4, steel), [0, -0.6, 0]),
    put(ring(9.4, 11.2, 2.4, rubber, { bevel: 1 }), [0, 27, 0]),
    put(ear(23, 8), [0, 34, 0]),
    put(
      lyingPlate(
        outline(
          [
            [-13, -13],
            [13, -13],
            [13, 13],
            [-13, 13],
          ],
          6,
        ),
        20,
        blackPlastic,
        { bevel: 1.6 },
      ),
      [0, 33, 0],
    ),
    put(socket(3), [-8, 46, 0], [0, 0, 70]),
    put(box(14, 8, 15, blackPlastic, 3), [-6, 48, 0]),
  );
  return group(put(whole, [0, 13, 0], [0, 0, 78]));
}

function temperature(): Object3D {
  const whole = group(
    turned(
      [
        [0, 0],
        [4, 0],
        [4.8, 1.4],
        [4.8, 12],
        [0, 12],
      ],
      brass,
      { bevel: 0.5 },
    ),
    put(thread(6, 11, brass, 1.5), [0, 11.5, 0]),
    put(ring(5.6, 9, 1.8, plastic('#b5723f', 0.4)), [0, 22, 0]),
    put(hex(19, 9, brass), [0, 23.6, 0]),
    turned(
      [
        [0, 32],
        [8.4, 32],
        [8.4, 36],
        [0, 36],
      ],
      brass,
      { bevel: 0.6 },
    ),
    turned(
      [
        [0, 35.4],
        [9, 35.4],
        [9, 40],
        [7.6, 42],
        [7.6, 46],
        [0, 46],
      ],
      plastic('#2f5d46', 0.45),
      { bevel: 0.8 },
    ),
    put(socket(2, plastic('#2f5d46', 0.45)), [0, 45, 0]),
  );
  return group(put(whole, [0, 10, 0], [0, 0, -84]));
}

function pressure(): Object3D {
  const whole = group(
    turned(
      [
        [0, 0],
        [4.4, 0],
        [4.4, 3],
        [0, 3],
      ],
      zinc,
    ),
    put(thread(5.6, 11, zinc, 1.2), [0, 2, 0]),
    put(
      turned(
        [
          [0, 12],
          [9, 12],
          [9.6, 13.4],
          [0, 15],
        ],
        zinc,
      ),
      [0, 0, 0],
    ),
    put(hex(24, 11, zinc), [0, 13.4, 0]),
    turned(
      [
        [0, 24],
        [12.8, 24],
        [13.4, 25.4],
        [13.4, 31],
        [12.4, 33],
        [11.2, 33.6],
        [11.2, 52],
        [9, 56],
        [0, 56],
      ],
      blackPlastic,
      { bevel: 1 },
    ),
    around(10, () => put(box(1.4, 15, 2, blackPlastic, 0.5), [11.3, 42, 0])),
    put(socket(3), [0, 54, 0]),
    put(ring(12.6, 13.8, 3, zinc), [0, 24, 0]),
  );
  return group(put(whole, [0, 14, 0], [0, 0, -82]));
}

function abs(): Object3D {
  const tip = group(
    turned(
      [
        [0, 0],
        [7.6, 0],
        [8.2, 1],
        [8.2, 30],
        [0, 30],
      ],
      blackPlastic,
      { bevel: 0.6 },
    ),
    put(ring(8, 9.4, 2.2, rubber, { bevel: 1 }), [0, 22, 0]),
    put(ear(20, 7), [0, 29, 0]),
    put(box(22, 14, 18, blackPlastic, 4), [0, 35, 0]),
    put(
      turned(
        [
          [6, 0],
          [5.4, 10],
          [3.6, 20],
          [0, 20],
        ],
        rubber,
        { bevel: 0.6 },
      ),
      [-8, 38, 0],
      [0, 0, 72],
    ),
  );
  const lead: Place[] = [
    [50, 10, 19],
    [68, 8, 10],
    [98, 5, -22],
    [120, 4, 10],
    [96, 4, 58],
    [20, 4, 88],
    [-66, 4, 66],
    [-104, 4, -6],
    [-76, 5, -72],
    [-13, 8, -100],
  ];
  const grommet = (at: Place, turn: number) =>
    put(
      turned(
        [
          [0, -9],
          [6.4, -9],
          [7.4, -4],
          [5.2, -2],
          [5.2, 2],
          [7.4, 4],
          [6.4, 9],
          [0, 9],
        ],
        rubber,
        { bevel: 0.8 },
      ),
      at,
      [90, 0, turn],
    );
  const clip = (at: Place, turn: number) =>
    put(group(box(14, 9, 18, rubber, 3), put(box(20, 2, 8, zinc, 0.4), [14, -3, 0])), at, [0, turn, 0]);
  return group(
    put(tip, [30, 10, 62], [90, 0, 180]),
    tube(lead, 2.7, rubber, 300),
    grommet([-74, 7, 62], 62),
    clip([112, 5, 36], 12),
    clip([-102, 5, -14], 190),
    put(plug(grey), [-8, 9, -101], [0, 14, -90]),
  );
}

const sensors = { oxygen, crankshaft, temperature, pressure, abs };

export const sensor: Model<'sensor'> = (look) => {
  const led = look === 'oxygen' || look === 'abs';
  return seenFrom(sensors[look](), {
    a: { azimuth: 28, elevation: led ? 40 : 26 },
    b: { azimuth: -146, elevation: led ? 36 : 28 },
    c:
      look === 'oxygen'
        ? { azimuth: 20, elevation: 26, at: [46, 13, 0], span: 120 }
        : look === 'abs'
          ? { azimuth: 30, elevation: 34, at: [30, 12, 50], span: 96 }
          : { azimuth: 64, elevation: 34 },
  });
};
