/** Clutch kits: the pressure plate with its diaphragm fingers, the disc with springs, the release bearing. */
import { type Group } from 'three';
import {
  blackPlastic,
  castIron,
  gold,
  lining,
  machinedSteel,
  paint,
  rubber,
  steel,
  zinc,
} from '../materials';
import { type Model, seenFrom } from '../model';
import {
  around,
  box,
  coil,
  disc,
  gear,
  group,
  hole,
  holesAround,
  lyingPlate,
  onEdge,
  outline,
  put,
  ring,
  rivet,
  rod,
  sector,
  turned,
} from '../shapes';

function pressurePlate(radius: number): Group {
  const fingers = around(18, () =>
    put(
      group(
        lyingPlate(
          outline(
            [
              [0, -radius * 0.09],
              [radius * 0.44, -radius * 0.035],
              [radius * 0.47, 0],
              [radius * 0.44, radius * 0.035],
              [0, radius * 0.09],
            ],
            3,
          ),
          2.6,
          steel,
          { bevel: 0.5 },
        ),
      ),
      [radius * 0.66, 22, 0],
      [0, 180, -10],
    ),
  );
  return group(
    turned(
      [
        [radius * 0.62, 26],
        [radius * 0.72, 29],
        [radius * 0.9, 25],
        [radius * 0.97, 6],
        [radius * 1.12, 4],
        [radius * 1.12, 0],
        [radius * 0.93, 1],
        [radius * 0.86, 22],
        [radius * 0.72, 25],
      ],
      paint('#3a3d40', 0.2),
      { closed: true, bevel: 2 },
    ),
    put(ring(radius * 0.6, radius * 0.92, 12, castIron, { bevel: 1 }), [0, -2, 0]),
    put(ring(radius * 0.6, radius * 0.92, 1, machinedSteel, { bevel: 0.3 }), [0, -3, 0]),
    fingers,
    put(ring(radius * 0.6, radius * 0.67, 3, zinc, { bevel: 1 }), [0, 24.5, 0]),
    around(9, () => put(rivet(5, gold), [radius * 0.74, 28.5, 0])),
    around(
      6,
      () =>
        group(
          group(
            put(box(16, 4, 34, paint('#3a3d40', 0.2), 2), [radius * 1.1, 2.2, 0]),
            put(rod(5, 0.8, castIron), [radius * 1.12, 5, 0]),
          ),
        ),
      30,
    ),
  );
}

function frictionDisc(radius: number): Group {
  const rubbing = lining('#5d4c3a');
  const pads = around(14, () =>
    lyingPlate(sector(radius * 0.66, radius, 0.9, 24.6), 8.4, rubbing, { bevel: 0.7 }),
  );
  const window = sector(radius * 0.3, radius * 0.46, -15, 15);
  const springs = around(4, () =>
    group(
      put(
        group(coil({ turns: 8, height: radius * 0.24, radius: radius * 0.055, wire: 1.7 }, gold)),
        [radius * 0.38, 5, -radius * 0.12],
        [90, 0, 0],
      ),
      put(lyingPlate(window, 0.8, blackPlastic, { bevel: 0.1 }), [0, 2, 0]),
    ),
  );
  return group(
    pads,
    put(ring(radius * 0.42, radius * 0.7, 1.6, steel, { bevel: 0.4 }), [0, 3.4, 0]),
    put(ring(radius * 0.46, radius * 0.54, 9, machinedSteel, { bevel: 1.4 }), [0, -0.4, 0]),
    put(lyingPlate(disc(radius * 0.31), 9, machinedSteel, { holes: [hole(12)], bevel: 1.4 }), [0, -0.4, 0]),
    ...[0, 90, 180, 270].map((angle) =>
      put(
        lyingPlate(sector(radius * 0.28, radius * 0.5, 18, 72), 9, machinedSteel, { bevel: 1.2 }),
        [0, -0.4, 0],
        [0, angle, 0],
      ),
    ),
    springs,
    around(28, () => put(rivet(2.6, gold), [radius * 0.78, 7.6, 0]), 6),
    turned(
      [
        [12, -8],
        [18, -8],
        [18, 20],
        [12, 20],
      ],
      steel,
      { closed: true, bevel: 1 },
    ),
    put(gear({ teeth: 22, radius: 12.4, depth: 0.1, height: 27, bore: 10.6 }, steel), [0, -7.6, 0]),
    around(22, () => put(box(1.8, 27, 1.5, machinedSteel, 0.2), [10.6, 6, 0])),
  );
}

const releaseBearing = (): Group =>
  group(
    turned(
      [
        [18, 0],
        [22, 0],
        [22, 10],
        [32, 12],
        [35, 15],
        [35, 29],
        [32, 32],
        [24, 33],
        [22, 30],
        [18, 30],
      ],
      blackPlastic,
      { closed: true, bevel: 1.4 },
    ),
    put(ring(24, 32, 5, machinedSteel, { bevel: 1.5 }), [0, 30, 0]),
    put(ring(32, 35.6, 10, steel, { bevel: 1 }), [0, 16, 0]),
    put(ring(22, 25, 2, rubber, { bevel: 0.4 }), [0, 34, 0]),
    around(2, () => put(box(14, 8, 22, blackPlastic, 2), [33, 6, 0])),
    put(lyingPlate(disc(34), 2.4, zinc, { holes: [hole(20), ...holesAround(2, 28, 3)] }), [0, 10, 0]),
  );

export const clutchKit: Model<'clutch-kit'> = (look) => {
  const radius = look === 'small' ? 98 : 122;
  const whole = group(
    put(onEdge(pressurePlate(radius), radius * 1.12, 16), [-radius * 0.35, 0, -radius * 0.35], [0, 6, 0]),
    put(onEdge(frictionDisc(radius), radius, 24), [radius * 0.5, 0, radius * 0.42], [0, -6, 0]),
    put(releaseBearing(), [-radius * 0.62, 0, radius * 0.92]),
  );
  return seenFrom(whole, {
    a: { azimuth: 14, elevation: 18 },
    b: { azimuth: -38, elevation: 30 },
    c: { azimuth: 16, elevation: 24, at: [radius * 0.5, radius * 0.95, radius * 0.45], span: radius * 1.5 },
  });
};
