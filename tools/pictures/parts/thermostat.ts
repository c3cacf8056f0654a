/** Thermostats: bare, with its valve, wax capsule and spring; and in the housing it is sold with. */
import { banded, curve, pipe, roundSection } from '../engineShapes';
import { blackPlastic, brass, rubber, steel, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { ball, box, coil, disc, group, hole, lyingPlate, put, ring, rod, socket, turned } from '../shapes';

/** Stands on the foot of its frame; its flange at y = 34. */
const valve = () =>
  group(
    // lower frame: two legs and a foot
    put(rod(11, 2, steel), [0, 0, 0]),
    ...[-1, 1].map((side) => put(box(2, 36, 9, steel, 0.8), [side * 15, 17, 0], [0, 0, side * -14])),
    put(rod(6.4, 24, brass), [0, 2, 0]),
    put(rod(8.4, 4, brass), [0, 22, 0]),
    put(coil({ turns: 5.5, height: 27, radius: (part) => 9.4 + part * 6.5, wire: 0.95 }, steel), [0, 5, 0]),
    // the flange with its seat and its rubber
    put(lyingPlate(disc(27), 1.4, steel, { bevel: 0.4, holes: [hole(15.5)] }), [0, 33.4, 0]),
    turned(
      [
        [27.6, 31.6],
        [28.4, 34],
        [27.6, 36.6],
        [23.4, 36.6],
        [23.4, 35],
        [25, 34],
        [23.4, 33],
        [23.4, 31.6],
      ],
      rubber,
      { closed: true, bevel: 0.7 },
    ),
    turned(
      [
        [19.6, 34],
        [18.6, 37],
        [16, 39.4],
        [14.8, 38.6],
        [15.6, 36],
        [16.6, 34],
      ],
      steel,
      { closed: true, bevel: 0.5 },
    ),
    // the valve's disc, and the bridge its pin is held by
    turned(
      [
        [16.4, 36],
        [15.6, 38],
        [10, 39.6],
        [4, 40],
        [3.4, 43],
        [0, 43],
      ],
      brass,
    ),
    ...[-1, 1].map((side) => put(box(2, 26, 8, steel, 0.8), [side * 11.4, 45, 0], [0, 0, side * 27])),
    put(rod(6.4, 3.4, steel), [0, 54.5, 0]),
    put(ball(3, brass), [0, 58, 0]),
    // the pin that lets air by
    put(rod(1.6, 6, brass), [20.6, 33, 7]),
  );

function housing() {
  const body = group(
    lyingPlate(banded([-36, -12, 11], [36, -12, 11], [0, 34, 13]), 10, blackPlastic, {
      bevel: 1.4,
      holes: [hole(4.4, -36, -12), hole(4.4, 36, -12), hole(4.4, 0, 35)],
    }),
    ...[
      [-36, -12],
      [36, -12],
      [0, 35],
    ].map(([x, y]) => put(ring(4.4, 7.4, 11, zinc, { bevel: 0.4 }), [x!, 0, -y!])),
    turned(
      [
        [31, 9],
        [30, 20],
        [26, 30],
        [18, 37],
        [8, 40],
        [0, 40.4],
      ],
      blackPlastic,
      { bevel: 1.4 },
    ),
    // the neck, with the bead a hose is held by
    pipe(
      curve([-4, 20, 2], [14, 26, 8], [38, 32, 18], [72, 36, 30]),
      (along) => 16.5 + (along > 0.88 && along < 0.95 ? 1.8 : 0) + (along < 0.3 ? 2 : 0),
      3,
      blackPlastic,
      [48, 70],
    ),
    // ribs and the sensor's socket
    ...[0, 50, 100, 150].map((angle) =>
      put(group(put(box(2.4, 30, 62, blackPlastic, 1), [0, 19, 0])), [0, 0, 0], [0, angle, 0]),
    ),
    put(rod(9, 14, blackPlastic), [-16, 30, 12], [26, 0, 30]),
    put(socket(2), [-23, 41, 18], [26, 0, 30]),
    put(turned(roundSection(25, 2.2, 0), rubber, { closed: true, bevel: 0 }), [0, 0, 0]),
    put(group(put(valve(), [0, 35, 0], [180, 0, 0])), [0, -1, 0]),
  );
  // lies on its side, so that both the neck and the valve show
  return group(put(body, [0, 0, 0], [58, -20, 0]));
}

export const thermostat: Model<'thermostat'> = (look) =>
  look === 'bare'
    ? seenFrom(group(valve()), { a: { azimuth: 34, elevation: 26 }, c: { azimuth: 20, elevation: 54 } })
    : group(housing());
