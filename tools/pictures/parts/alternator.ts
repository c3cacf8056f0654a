/** Alternators: ribbed pulley, slotted aluminium halves with the stator between, ears with bushes, black rear cover. */
import { row, sweep, v2, v3 } from '../bodyShapes';
import { CatmullRomCurve3, Mesh, Path } from 'three';
import {
  aluminium,
  blackPlastic,
  brass,
  copper,
  machinedSteel,
  smoothAluminium,
  steel,
  zinc,
} from '../materials';
import { type Model, seenFrom } from '../model';
import {
  around,
  bolt,
  box,
  degrees,
  disc,
  group,
  hole,
  lyingPlate,
  nut,
  outline,
  type Point,
  put,
  ring,
  rod,
  socket,
  thread,
  turned,
} from '../shapes';

const sizes = { small: { r: 60, ribs: 5, deep: 96 }, large: { r: 70, ribs: 6, deep: 116 } };

/** A radial slot between two radii. */
function slot(inner: number, outer: number, angle: number, width: number): Path {
  const at = (far: number, turn: number) =>
    [Math.cos(degrees(turn)) * far, Math.sin(degrees(turn)) * far] as const;
  const path = new Path();
  path.moveTo(...at(inner, angle - width / 2));
  path.lineTo(...at(outer, angle - width / 2));
  path.lineTo(...at(outer, angle + width / 2));
  path.lineTo(...at(inner, angle + width / 2));
  path.closePath();
  return path;
}

/** The V ribs of the pulley, its bore's nut and washer. */
function pulley(ribs: number) {
  const [r, pitch] = [27, 3.56];
  const grooves = row(ribs, (i): Point[] => [
    [r, 4 + i * pitch],
    [r - 3, 4 + (i + 0.38) * pitch],
    [r - 3, 4 + (i + 0.62) * pitch],
    [r, 4 + (i + 1) * pitch],
  ]).flat();
  const top = 4 + ribs * pitch;
  return group(
    turned(
      [
        [10, 0],
        [r + 2, 0],
        [r + 2, 3],
        ...grooves,
        [r + 2, top + 1],
        [r + 2, top + 4],
        [r - 4, top + 4],
        [r - 6, top - 6],
        [12, top - 7],
        [10, top - 7],
      ],
      machinedSteel,
      { bevel: 0.3 },
    ),
    put(nut(14, 3, zinc), [0, top - 7, 0]),
    put(ring(8, 13, 2, steel), [0, top - 8, 0]),
  );
}

/** One half of the housing: a bell with slots in its face and windows round its rim. */
function bell(r: number, deep: number) {
  const slots = row(18, (i) => slot(r * 0.42, r * 0.74, i * 20, 10));
  const face = lyingPlate(disc(r * 0.9), 7, aluminium, {
    holes: [hole(r * 0.2), ...slots],
    bevel: 1.6,
    curveSegments: 120,
  });
  const rim = turned(
    [
      [r * 0.8, deep - 6],
      [r * 0.88, deep - 2.5],
      [r * 0.97, deep - 12],
      [r, deep - 16],
      [r, 0],
      [r - 6, 0],
      [r - 6, deep - 16],
    ],
    aluminium,
    { closed: true, bevel: 1.6 },
  );
  const window = box(8, deep * 0.42, 4.6, blackPlastic, 1);
  const windows = around(20, () => put(window.clone(), [r - 3.4, deep * 0.42, 0]));
  const fin = box(7, deep * 0.62, 4, aluminium, 1);
  const fins = around(20, () => put(fin.clone(), [r - 1.6, deep * 0.42, 0]), 9);
  const hub = turned(
    [
      [r * 0.18, deep - 2],
      [r * 0.44, deep - 2],
      [r * 0.38, deep + 3],
      [r * 0.3, deep + 7],
      [r * 0.18, deep + 7],
    ],
    aluminium,
    { closed: true, bevel: 1 },
  );
  return group(put(face, [0, deep - 8, 0]), rim, windows, fins, hub);
}

/** An ear for the mounting bolt, with its steel bush. */
const ear = (r: number, out: number, thick: number, bore: number) =>
  group(
    put(
      lyingPlate(
        outline(
          [
            [r - 12, -26],
            [r + out - 6, -13],
            [r + out + 8, -9],
            [r + out + 12, 0],
            [r + out + 8, 9],
            [r + out - 6, 13],
            [r - 12, 26],
          ],
          7,
        ),
        thick,
        aluminium,
        { holes: [hole(bore + 2, r + out, 0)], bevel: 1.4 },
      ),
      [0, 0, 0],
    ),
    put(ring(bore, bore + 2.4, thick + 2, steel), [r + out, -1, 0]),
  );

export const alternator: Model<'alternator'> = (look) => {
  const { r, ribs, deep } = sizes[look];
  const half = deep * 0.36;
  const stack = deep * 0.26;
  const laminations = row(Math.round(stack / 2), (i) =>
    put(ring(r - 12, r - 0.6 - (i % 2) * 0.5, 1.7, steel), [0, i * 2 - stack / 2, 0]),
  );
  const turn = rod(2.6, 18, copper, { segments: 16 });
  const winding = [-1, 1].map((side) =>
    around(36, (i) => put(turn.clone(), [r - 15, side * (stack / 2 + 4) - 9, 0], [0, 0, i % 2 ? 14 : -14])),
  );
  const fan = around(11, () =>
    put(box(16, 15, 1.4, steel, 0.3), [r * 0.58, stack / 2 + half * 0.5, 0], [0, 34, 0]),
  );
  const rotor = put(rod(r * 0.72, deep * 0.66, steel), [0, -deep * 0.33, 0]);
  const cover = group(
    turned(
      [
        [0, 0],
        [r * 0.86, 0],
        [r * 0.86, 12],
        [r * 0.78, 18],
        [0, 19],
      ],
      blackPlastic,
      { bevel: 2 },
    ),
    around(
      9,
      (i) => (i % 3 === 2 ? group() : put(box(r * 0.34, 2, 3.4, aluminium, 0.6), [r * 0.5, 18.6, 0])),
      12,
    ),
    around(3, () => put(bolt(5, 8), [r * 0.7, 17, 0])),
  );
  const screws = around(
    4,
    () =>
      group(
        put(bolt(6, deep * 0.6), [r + 1.5, stack / 2 + half * 0.5, 0]),
        put(rod(6, deep * 0.5, aluminium), [r + 1.5, -deep * 0.22, 0]),
        put(nut(6), [r + 1.5, -stack / 2 - half * 0.3, 0], [180, 0, 0]),
      ),
    40,
  );
  const terminal = group(
    rod(9, 8, blackPlastic),
    put(thread(4, 22, brass), [0, 6, 0]),
    put(nut(8, 6, brass), [0, 9, 0]),
  );
  const wire = new Mesh(
    sweep(
      row(12, (i) => v2(2 * Math.cos((i * Math.PI) / 6), 2 * Math.sin((i * Math.PI) / 6))),
      new CatmullRomCurve3([v3(20, -deep * 0.5, 30), v3(26, -deep * 0.62, 34), v3(30, -deep * 0.6, 26)]),
      { steps: 20 },
    ),
    blackPlastic,
  );
  const whole = group(
    put(bell(r, half), [0, stack / 2, 0]),
    put(bell(r, half * 0.9), [0, -stack / 2, 0], [180, 0, 0]),
    ...laminations,
    ...winding,
    fan,
    rotor,
    put(cover, [0, -stack / 2 - half * 0.86, 0], [180, 0, 0]),
    screws,
    put(rod(9, 14, smoothAluminium), [0, stack / 2 + half, 0]),
    put(pulley(ribs), [0, stack / 2 + half + 9, 0]),
    put(ear(r, 18, 16, 5), [0, stack / 2 + 4, 0], [0, 90, 0]),
    put(ear(r, 20, 20, 5.4), [0, stack / 2 + 2, 0], [0, -72, 0]),
    put(ear(r, 20, 16, 5.4), [0, -stack / 2 - 22, 0], [0, -72, 0]),
    put(terminal, [r * 0.5, -stack / 2 - half - 8, r * 0.3], [180, 0, 0]),
    put(socket(4), [-r * 0.45, -stack / 2 - half - 2, -r * 0.5], [180, 30, 0]),
    wire,
  );
  return seenFrom(group(put(whole, [0, 0, 0], [90, 0, 0])), {
    a: { azimuth: 38, elevation: 18 },
    b: { azimuth: -146, elevation: 22 },
    c: { azimuth: 14, elevation: 16, at: [0, 0, deep * 0.6], span: r * 2.1 },
  });
};
