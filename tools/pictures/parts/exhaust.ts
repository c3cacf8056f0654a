/** Exhausts: an oval muffler with its pipes, and a catalytic converter with its flanges and shields. */
import { Vector3 } from 'three';
import { banded, curve, pipe, surface } from '../engineShapes';
import { surface as coated, steel, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { box, group, hole, hoop, lyingPlate, put, ring, rod, tube } from '../shapes';

/** Aluminised sheet steel: matt, cloudy. */
const sheet = coated(
  { color: '#a8a9a8', metalness: 0.95, roughness: 0.44 },
  { grain: [1.4, 0.02], patches: [24, 0.4, 0.16] },
);
/** Stainless that has seen the welder's heat. */
const stainless = coated(
  { color: '#b5b1aa', metalness: 1, roughness: 0.32 },
  { grain: [1.2, 0.012], patches: [34, 0.4, 0.16] },
);

/** A seam of weld round x at x. */
const weld = (x: number, radius: number) => put(group(hoop(radius, 2, steel, 64)), [x, 0, 0], [0, 0, 90]);

/** A barrel along x of oval section: [x, half height, half depth]; steps of it become beads and folded rims. */
const barrel = (levels: readonly (readonly [number, number, number])[], material = sheet) =>
  surface(
    (u, v) => {
      const [x, high, deep] = levels[Math.round(v * (levels.length - 1))]!;
      const angle = -u * Math.PI * 2;
      return new Vector3(x, Math.sin(angle) * high, Math.cos(angle) * deep);
    },
    [120, levels.length - 1],
    material,
  );

function muffler() {
  const end = (x: number, side: 1 | -1) =>
    [
      [x + side * 4, 0.1, 0.1],
      [x + side * 4, 40, 66],
      [x, 66, 100],
      [x - side * 3, 70, 106],
    ] as const;
  const rim = (x: number, side: 1 | -1) =>
    [
      [x, 70, 106],
      [x, 77, 113],
      [x - side * 1, 79, 115],
      [x - side * 6, 79, 115],
      [x - side * 8, 77, 113],
      [x - side * 9, 75, 111],
    ] as const;
  const beads = [-120, -40, 40, 120].flatMap(
    (x) =>
      [
        [x - 8, 75, 111],
        [x - 5, 76.6, 112.6],
        [x, 77.4, 113.4],
        [x + 5, 76.6, 112.6],
        [x + 8, 75, 111],
      ] as const,
  );
  const hanger = (x: number, z: number) =>
    tube(
      [
        [x, 70, z],
        [x, 104, z],
        [x + 8, 112, z],
        [x + 52, 112, z],
      ],
      5,
      steel,
    );
  return group(
    barrel([
      ...end(-214, -1),
      ...rim(-217, -1),
      ...beads,
      ...[...rim(217, 1)].reverse(),
      ...[...end(214, 1)].reverse(),
    ]),
    // the pipe from the engine, bent; the tail with its cut end
    pipe(
      curve([-196, 10, 40], [-240, 10, 40], [-276, 16, 38], [-322, 46, 26], [-366, 56, 20]),
      25,
      2.4,
      sheet,
      [40, 90],
    ),
    put(group(weld(0, 26)), [-219, 10, 40]),
    pipe(
      curve([200, -10, -34], [250, -10, -34], [300, -18, -34], [345, -30, -34]),
      27,
      2,
      stainless,
      [48, 60],
    ),
    put(group(weld(0, 28)), [219, -10, -34]),
    put(
      lyingPlate(banded([-40, 0, 12], [40, 0, 12], [0, 0, 37]), 10, steel, {
        holes: [hole(24), hole(6, -40, 0), hole(6, 40, 0)],
        bevel: 0.8,
      }),
      [-364, 56, 20],
      [0, -6, 80],
    ),
    hanger(-150, 40),
    hanger(140, -40),
    // the seam along the barrel
    put(box(400, 3, 14, sheet, 1), [0, 4, -111]),
  );
}

/** A flange for two bolts round x. */
const flange = (x: number) =>
  put(
    lyingPlate(banded([-44, 0, 13], [44, 0, 13], [0, 0, 38]), 11, steel, {
      bevel: 0.9,
      holes: [hole(26), hole(6, -44, 0), hole(6, 44, 0)],
    }),
    [x, 0, 0],
    [0, 34, 90],
  );

function catalytic() {
  const levels = [
    [-130, 28, 28],
    [-118, 28, 28],
    [-106, 31, 33],
    [-86, 50, 62],
    [-78, 54, 68],
    [-74, 55, 69],
    [-70, 55, 69],
    [-69, 57, 71],
    [-60, 57, 71],
    [-59, 55, 69],
    ...[-44, -22, 0, 22, 44].flatMap((x) => [
      [x - 7, 55, 69],
      [x - 4, 57.5, 71.5],
      [x + 4, 57.5, 71.5],
      [x + 7, 55, 69],
    ]),
    [59, 55, 69],
    [60, 57, 71],
    [69, 57, 71],
    [70, 55, 69],
    [78, 54, 68],
    [86, 50, 62],
    [106, 31, 33],
    [118, 28, 28],
    [130, 28, 28],
  ] as [number, number, number][];
  return group(
    barrel(levels, stainless),
    pipe(curve([122, 0, 0], [160, 0, 0], [205, -3, 4], [250, -16, 12]), 28, 2.4, stainless, [48, 50]),
    pipe(curve([-122, 0, 0], [-150, 0, 0], [-186, 6, 0], [-220, 22, -4]), 28, 2.4, stainless, [48, 50]),
    weld(-130, 28.5),
    weld(130, 28.5),
    put(flange(0), [246, -15, 12], [0, -12, -18]),
    put(group(flange(0)), [-222, 23, -4], [0, 0, -26]),
    // the probe's boss, with the plug it is sold with
    put(
      group(ring(9, 13, 16, steel, { bevel: 0.8 }), put(rod(9, 12, zinc), [0, 2, 0])),
      [-102, 34, 10],
      [16, 0, 26],
    ),
    put(
      group(ring(9, 13, 16, steel, { bevel: 0.8 }), put(rod(9, 12, zinc), [0, 2, 0])),
      [152, 24, 4],
      [10, 0, -4],
    ),
    // what it hangs by
    tube(
      [
        [30, 48, 40],
        [34, 92, 44],
        [40, 98, 46],
        [84, 98, 60],
      ],
      5,
      steel,
    ),
  );
}

export const exhaust: Model<'exhaust'> = (look) =>
  look === 'muffler'
    ? seenFrom(muffler(), {
        a: { azimuth: 44, elevation: 22 },
        b: { azimuth: -136, elevation: 22 },
        c: { azimuth: 70, elevation: 20, at: [200, 0, 0], span: 330 },
      })
    : seenFrom(catalytic(), { a: { azimuth: 40, elevation: 24 }, c: { azimuth: -52, elevation: 22 } });
