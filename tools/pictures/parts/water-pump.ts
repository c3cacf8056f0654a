/** Water pumps: a cast body on its flange, the impeller behind; in front a hub, or a toothed pulley. */
import { banded, curve, pipe } from '../engineShapes';
import { aluminium, blackPlastic, machinedSteel, rubber, smoothAluminium, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import {
  around,
  ball,
  bolt,
  box,
  gear,
  group,
  hole,
  holesAround,
  lyingPlate,
  disc,
  type Point,
  put,
  ring,
  rod,
  turned,
} from '../shapes';

/** Where it is bolted on: irregular, as the engine's block is. */
const ears: Point[] = [
  [46, 22],
  [6, 54],
  [-46, 30],
  [-52, -22],
  [-8, -56],
  [44, -32],
];

const impeller = () =>
  group(
    rod(11, 14, machinedSteel),
    put(lyingPlate(disc(31), 2, zinc), [0, 12, 0]),
    around(7, (index) => put(box(20, 12, 2, zinc, 0.5), [19, 6, 0], [0, index % 2 ? 24 : 26, 0])),
  );

function body() {
  const flange = disc(50);
  const holes = ears.map(([x, y]) => hole(4.2, x, y));
  return group(
    lyingPlate(flange, 9, aluminium, { bevel: 1.4 }),
    // the face that seals is milled
    put(ring(35, 44, 4, smoothAluminium, { bevel: 0.4 }), [0, -4, 0]),
    put(ring(38, 40.4, 1, rubber, { bevel: 0.3 }), [0, -4.6, 0]),
    put(rod(35.5, 1, aluminium), [0, -1, 0]),
    ...ears.map(([x, y], index) =>
      group(
        lyingPlate(banded([x, y, 9], [x * 0.6, y * 0.6, 15]), 12, aluminium, {
          bevel: 1.4,
          holes: [holes[index]!],
        }),
        put(ring(4.3, 7.6, 1, smoothAluminium, { bevel: 0.2 }), [x, 11.6, -y]),
      ),
    ),
    // the nose that holds the bearing, stiffened by ribs
    turned(
      [
        [38, 8],
        [34, 14],
        [25, 20],
        [21, 26],
        [20, 46],
        [19, 48],
        [16, 48],
        [15.6, 45],
        [0, 45],
      ],
      aluminium,
      { bevel: 1.6 },
    ),
    around(6, () => put(box(22, 26, 4, aluminium, 1.6), [26, 18, 0], [0, 0, 42]), 20),
    // the way to the radiator and the small one of the heater
    pipe(
      curve([-20, 12, -12], [-36, 24, -24], [-56, 34, -34], [-78, 38, -42]),
      (along) => (along > 0.9 ? 15.6 - Math.abs(along - 0.95) * 18 : 14.4 + (1 - along) * 2),
      3,
      aluminium,
      [48, 60],
    ),
    put(rod(6, 40, zinc), [12, 18, -26], [-64, 0, -12]),
    put(ball(16, aluminium), [-26, 12, -16]),
    // the bearing and its shaft
    put(rod(15.4, 6, machinedSteel), [0, 43, 0]),
    put(rod(8, 30, machinedSteel), [0, 44, 0]),
  );
}

const hub = () =>
  group(
    put(
      lyingPlate(disc(30), 5.5, machinedSteel, {
        bevel: 0.8,
        holes: [hole(8), ...holesAround(4, 21.5, 3.6, 45)],
      }),
      [0, 60, 0],
    ),
    put(ring(8, 14, 12, machinedSteel), [0, 52, 0]),
    put(ring(7.9, 11, 5, machinedSteel), [0, 65, 0]),
  );

const toothed = () =>
  group(
    put(
      gear({ teeth: 21, radius: 31, depth: 2.6, height: 27, bore: 22, sharp: 0.6 }, machinedSteel),
      [0, 50, 0],
    ),
    put(lyingPlate(disc(27), 6, machinedSteel, { holes: [hole(8), ...holesAround(3, 17, 3.4)] }), [0, 62, 0]),
    put(ring(26, 34.5, 1.8, zinc), [0, 48.4, 0]),
    put(ring(26, 34.5, 1.8, zinc), [0, 77, 0]),
    put(ring(7.9, 11, 4, machinedSteel), [0, 67, 0]),
  );

export const waterPump: Model<'water-pump'> = (look) => {
  const pump = group(
    body(),
    put(impeller(), [0, -15, 0]),
    look === 'pulley' ? toothed() : hub(),
    put(bolt(8, 16, zinc), [46, 13, -22]),
    put(rod(5, 3, blackPlastic), [10, 30, 17], [70, 0, 0]),
  );
  // lies on its flange's edge, leant back, its shaft to the front
  return seenFrom(group(put(pump, [0, 0, 0], [74, 0, 0])), {
    a: { azimuth: 34, elevation: 20 },
    b: { azimuth: -150, elevation: 18 },
    c: { azimuth: 10, elevation: 30 },
  });
};
