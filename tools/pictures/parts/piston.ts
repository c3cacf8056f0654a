/** Four pistons with their rings and pin, flat or dished, and the rings of four cylinders. */
import { Vector3 } from 'three';
import { moulded, surface } from '../engineShapes';
import {
  aluminium,
  blackPaint,
  castIron,
  chrome,
  graphite,
  machinedSteel,
  smoothAluminium,
  steel,
  surface as surfaceOf,
} from '../materials';
import { type Model, seenFrom } from '../model';
import { disc, group, hole, lyingPlate, type Point, put, ring, rod, turned } from '../shapes';

/** Aluminium from the lathe, its rings of tool marks round y. */
const turnedAluminium = surfaceOf(
  { color: '#c3c5c6', metalness: 1, roughness: 0.36, anisotropy: 0.5 },
  { lines: { kind: 'turned', pitch: 0.4, depth: 0.014 }, patches: [26, 0.3, 0.06] },
);

const radius = 41;
const height = 64;
const ramp = (value: number, from: number, to: number) =>
  Math.min(Math.max((value - from) / (to - from), 0), 1);

/** The top: a dish turned into it, or pockets milled for four valves. */
function crown(isDished: boolean) {
  if (isDished)
    return turned(
      [
        [radius - 1, height],
        [28.5, height],
        [24.6, height - 5],
        [0, height - 5.4],
      ],
      turnedAluminium,
      { bevel: 0.8 },
    );
  const pockets = [
    [-15, 17, 13.2],
    [15, 17, 13.2],
    [-14, -18, 11.4],
    [14, -18, 11.4],
  ] as const;
  return group(
    put(
      lyingPlate(disc(radius - 0.9), 3.4, turnedAluminium, {
        bevel: 0.5,
        holes: pockets.map(([x, z, size]) => hole(size, x, -z)),
      }),
      [0, height - 3.3, 0],
    ),
    // their floors fall away from the middle, as the valves do
    ...pockets.map(([x, z, size]) =>
      put(rod(size + 0.6, 2, aluminium), [x, height - 3.9, z], [Math.sign(z) * 4, 0, 0]),
    ),
  );
}

/** Lands and grooves above, below a skirt that is cut away at the pin's ends. */
function body() {
  const skirt = Array.from({ length: 22 }, (_, step): Point => [radius - 0.3, (step / 21) * 34]);
  const lands: Point[] = [
    [radius - 0.2, 35],
    [radius - 3.4, 35.2],
    [radius - 3.4, 38.4],
    [radius - 0.3, 38.6],
    [radius - 0.3, 43.4],
    [radius - 3.4, 43.6],
    [radius - 3.4, 45.6],
    [radius - 0.4, 45.8],
    [radius - 0.4, 51.6],
    [radius - 3.4, 51.8],
    [radius - 3.4, 53.6],
    [radius - 0.5, 53.8],
    [radius - 0.5, 63.2],
    [radius - 1.2, height - 0.1],
  ];
  const inside: Point[] = [
    [20, 44],
    [radius - 4.5, 34],
    [radius - 4.5, 0],
  ];
  return moulded(
    [...inside, ...skirt, ...lands],
    (distance, y, angle) => {
      if (distance < radius - 4 || y > 34) return distance;
      // how near this side is to the pin's ends (x)
      const side = ramp(Math.abs(Math.cos(angle)), 0.62, 0.8);
      return distance - side * 10 * (1 - ramp(y, 28, 34));
    },
    240,
    turnedAluminium,
  );
}

const groove = (y: number, high: number, material: typeof steel) =>
  put(ring(radius - 3.2, radius + 0.15, high, material, { bevel: 0.25 }), [0, y, 0]);

/** The black coat of the skirt's two thrust faces. */
const coat = () =>
  [0, Math.PI].map((side) =>
    surface(
      (u, v) => {
        const angle = side + (u - 0.5) * 1.5;
        const y = 3 + v * 28;
        return new Vector3(Math.sin(angle) * (radius - 0.15), y, Math.cos(angle) * (radius - 0.15));
      },
      [40, 4],
      graphite,
    ),
  );

const onePiston = (isDished: boolean) =>
  group(
    body(),
    crown(isDished),
    ...coat(),
    groove(35.6, 2.6, castIron),
    groove(43.8, 1.6, blackPaint),
    groove(52, 1.4, chrome),
    // the pin in its bosses
    ...[90, -90].map((side) =>
      put(
        group(
          turned(
            [
              [16.4, 14],
              [15.8, 33],
              [14.6, 34],
              [10.6, 34],
              [10.4, 30],
            ],
            aluminium,
            { bevel: 0.8 },
          ),
          put(ring(6.4, 10.3, 33, machinedSteel), [0, 0, 0]),
          put(ring(9.2, 10.8, 1, steel), [0, 33, 0]),
        ),
        [0, 17, 0],
        [0, 0, side],
      ),
    ),
    // which way is the front
    put(lyingPlate(disc(1.6), 0.3, steel, { bevel: 0.1 }), [0, height - (isDished ? 0 : 0.05), 34]),
    put(rod(21, 4, aluminium), [0, 40, 0]),
  );

/** Four: a set is for the four cylinders of an engine. */
const pistons = (isDished: boolean) =>
  seenFrom(
    group(
      ...[0, 1, 2, 3].map((index) =>
        put(onePiston(isDished), [((index % 2) - 0.5) * 98, 0, (Math.floor(index / 2) - 0.5) * 104]),
      ),
    ),
    {
      a: { azimuth: 30, elevation: 32 },
      b: { azimuth: 118, elevation: 22 },
      c: { azimuth: 16, elevation: 58 },
    },
  );

/** A ring with its gap; `turn` says where the gap is. */
const open = (thick: number, wide: number, material: typeof steel, turn: number) =>
  put(
    turned(
      [
        [radius - wide, 0],
        [radius, 0],
        [radius, thick],
        [radius - wide, thick],
      ],
      material,
      { closed: true, bevel: 0.3, arc: 356, segments: 180 },
    ),
    [0, 0, 0],
    [0, turn, 0],
  );

/** The wave between the two rails of an oil ring. */
const expander = () =>
  moulded(
    [
      [radius - 3, 0],
      [radius - 0.6, 0.3],
      [radius - 0.6, 2],
      [radius - 3, 2.4],
      [radius - 3.1, 2.2],
      [radius - 1.4, 1.2],
      [radius - 3.1, 0.1],
    ],
    (distance, _y, angle) => distance + 0.5 * Math.sign(Math.sin(angle * 60)),
    600,
    steel,
  );

/** The rings of one cylinder, as they follow each other on a piston. */
const ringsOfOne = () =>
  group(
    put(group(open(0.7, 2.6, smoothAluminium, 200)), [0, 0, 0]),
    put(group(expander()), [0, 2, 0]),
    put(group(open(0.7, 2.6, smoothAluminium, 280)), [0, 5.6, 0]),
    put(group(open(1.7, 3.8, graphite, 300)), [1.5, 10, 1]),
    put(group(open(1.4, 3.4, chrome, 250)), [-1, 15, -1]),
  );

const rings = () =>
  seenFrom(
    group(
      ...[0, 1, 2, 3].map((index) =>
        put(ringsOfOne(), [((index % 2) - 0.5) * 96, 0, (Math.floor(index / 2) - 0.5) * 104]),
      ),
    ),
    {
      a: { azimuth: 24, elevation: 36 },
      b: { azimuth: -150, elevation: 30 },
      c: { azimuth: 20, elevation: 40, at: [-48, 8, 52], span: 120 },
    },
  );

export const piston: Model<'piston'> = (look) => (look === 'rings' ? rings() : pistons(look === 'dished'));
