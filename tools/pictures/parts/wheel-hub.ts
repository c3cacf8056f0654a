/** Wheel hubs: the flange with its studs, behind it the bearing with its own flange, the spline inside. */
import { castIron, machinedSteel, plastic, rubber, steel, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import {
  around,
  box,
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
  rod,
  thread,
  tube,
  turned,
} from '../shapes';

export const wheelHub: Model<'wheel-hub'> = (look) => {
  const studs = look === 'studs-4' ? 4 : 5;
  const outer = studs === 4 ? 66 : 72;
  const circle = studs === 4 ? 50 : 56;
  const flange = lyingPlate(disc(outer), 10, machinedSteel, {
    holes: [hole(22), ...holesAround(studs, circle, 7, 90 + 180 / studs)],
    bevel: 1.4,
  });
  const stud = () =>
    put(
      group(
        put(thread(6, 30, zinc, 1.5), [0, 8, 0]),
        rod(6.6, 10, zinc),
        put(rod(5, 3, zinc, { bevel: 1.4 }), [0, 37, 0]),
      ),
      [circle, 60, 0],
    );
  const behind = lyingPlate(
    outline(
      [
        [-58, -50],
        [-30, -46],
        [30, -46],
        [58, -50],
        [62, -30],
        [46, 0],
        [62, 30],
        [58, 50],
        [30, 46],
        [-30, 46],
        [-58, 50],
        [-62, 30],
        [-46, 0],
        [-62, -30],
      ],
      12,
    ),
    11,
    castIron,
    {
      holes: [hole(30), hole(6.5, 50, 38), hole(6.5, -50, 38), hole(6.5, 50, -38), hole(6.5, -50, -38)],
      bevel: 1.4,
    },
  );
  const whole = group(
    put(flange, [0, 50, 0]),
    turned(
      [
        [21, 50],
        [30, 50],
        [33, 58],
        [33, 72],
        [30, 75],
        [26, 75],
        [26, 62],
        [21, 60],
      ],
      machinedSteel,
      { closed: true, bevel: 1.2 },
    ),
    turned(
      [
        [44, 24],
        [43, 40],
        [36, 44],
        [34, 51],
        [20, 51],
        [20, 0],
        [38, 0],
        [43, 4],
      ],
      castIron,
      { closed: true, bevel: 1.5 },
    ),
    put(ring(34, 41.5, 2, rubber, { bevel: 0.5 }), [0, -0.8, 0]),
    put(behind, [0, 14, 0]),
    put(gear({ teeth: 30, radius: 20.6, depth: 0.1, height: 60, bore: 15.4 }, steel), [0, 0.4, 0]),
    around(28, () => put(box(2.4, 60, 1.6, steel, 0.3), [15, 30.4, 0])),
    around(studs, stud, 90),
    put(box(16, 10, 14, plastic('#1b1c1d'), 2), [0, 8, 48]),
    tube(
      [
        [0, 8, 54],
        [4, 4, 74],
        [30, 2, 88],
        [62, 2, 80],
      ],
      2.2,
      rubber,
    ),
  );
  return seenFrom(onEdge(whole, outer, 14), {
    a: { azimuth: 38, elevation: 16 },
    b: { azimuth: -140, elevation: 18 },
    c: { azimuth: 26, elevation: 30, at: [0, outer * 1.12, 60], span: outer * 1.5 },
  });
};
