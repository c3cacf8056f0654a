/** Radiators: flat tubes with fins folded between them, plastic tanks crimped on, a cap and two hose connections. */
import { DoubleSide, Matrix4, Vector3 } from 'three';
import { copies, curve, pipe, ribbedCap, surface } from '../engineShapes';
import { aluminium, blackPlastic, smoothAluminium, surface as coated, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { box, group, outline, plate, type Point, put, rod, turned } from '../shapes';

const deep = 26;
const pitch = 9;

const finned = coated({ color: '#aeb2b5', metalness: 0.9, roughness: 0.42, side: DoubleSide });

/** Fins of one gap: folded sheet along x. */
const fins = (long: number) =>
  surface(
    (u, v) => {
      const folds = long / 5;
      const rise = Math.min(Math.max(Math.abs(((u * folds) % 1) - 0.5) * 2.4 - 0.1, 0), 1);
      return new Vector3((u - 0.5) * long, rise * (pitch - 2), (0.5 - v) * (deep - 1));
    },
    [Math.round(long / 5) * 4, 1],
    finned,
  );

/** The core: tubes along x, fins between, a channel above and below. */
function core(long: number, high: number) {
  const rows = Math.round(high / pitch);
  const heights = Array.from({ length: rows }, (_, row) => row * pitch);
  const at = (y: number) => new Matrix4().makeTranslation(0, y, 0);
  const folded = fins(long);
  return group(
    copies(
      box(long, 2, deep - 2, smoothAluminium, 0.9).geometry,
      smoothAluminium,
      heights.map((y) => at(y)),
    ),
    copies(
      folded.geometry,
      finned,
      heights.map((y) => at(y + 1)),
    ),
    ...[-3, rows * pitch + 2].map((y) => put(box(long, 5, deep + 3, aluminium, 0.8), [0, y, 0])),
  );
}

/** A tank standing on the core's side, bulging to +x, its foot held by the crimped header. */
function tank(high: number) {
  const section: Point[] = [
    [0, -23],
    [6, -23],
    [8, -20],
    [26, -19],
    [36, -13],
    [39, -6],
    [39, 8],
    [35, 15],
    [26, 19],
    [8, 20],
    [6, 23],
    [0, 23],
  ];
  const hull = (length: number, shrink: number) =>
    put(
      plate(
        outline(
          section.map(([x, y]): Point => [x * shrink, y * shrink]),
          5,
        ),
        length,
        blackPlastic,
        { bevel: 2 },
      ),
      [0, length / 2, 0],
      [90, 0, 0],
    );
  const ribs = Math.round(high / 46);
  return group(
    hull(high, 1),
    // ribs against the pressure
    ...Array.from({ length: ribs }, (_, index) =>
      put(hull(3, 1.05), [0, (index - (ribs - 1) / 2) * (high / ribs), 0]),
    ),
    put(box(7, high + 4, 50, smoothAluminium, 1.4), [0, 0, 0]),
    // the header's tongues, bent over the tank's foot
    copies(
      box(4, 5.4, 1.6, smoothAluminium, 0.5).geometry,
      smoothAluminium,
      [-24.2, 24.2].flatMap((z) =>
        Array.from({ length: Math.floor(high / 9) }, (_, index) =>
          new Matrix4().makeTranslation(5, (index + 0.5) * 9 - high / 2, z),
        ),
      ),
    ),
  );
}

/** A hose connection with its bead, away from `from` towards +z. */
const spout = (x: number, y: number, radius: number) =>
  pipe(
    curve([x, y, 6], [x, y, 26], [x + 4, y, 44], [x + 6, y, 64]),
    (along) => radius + (along > 0.86 && along < 0.95 ? 1.8 : 0),
    2.6,
    blackPlastic,
    [40, 60],
  );

export const radiator: Model<'radiator'> = (look) => {
  const [long, high] = look === 'wide' ? [560, 380] : [330, 420];
  const filler = group(
    rod(17, 22, blackPlastic),
    put(ribbedCap(23, 16, blackPlastic, 14), [0, 14, 0]),
    put(
      turned(
        [
          [0, 0],
          [13, 0],
          [12, 3],
          [0, 3.4],
        ],
        blackPlastic,
      ),
      [0, 29, 0],
    ),
  );
  const standing = group(
    put(core(long, high), [0, -Math.round(high / pitch) * (pitch / 2), 0]),
    put(tank(high + 14), [long / 2, 0, 0]),
    put(tank(high + 14), [-long / 2, 0, 0], [0, 180, 0]),
    spout(long / 2 + 20, high / 2 - 50, 17),
    spout(-long / 2 - 24, -high / 2 + 48, 17),
    put(filler, [long / 2 + 22, high / 2 + 4, 0]),
    put(rod(4, 22, blackPlastic), [long / 2 + 30, high / 2 - 20, 20], [60, 30, 0]),
    // pins it hangs by, and the drain
    ...[-1, 1].map((side) => put(rod(7, 22, blackPlastic), [side * (long / 2 + 16), -high / 2 - 26, 0])),
    put(rod(8, 14, blackPlastic), [-long / 2 - 20, -high / 2 + 16, 16], [90, 0, 0]),
    put(box(3, 14, 6, blackPlastic), [-long / 2 - 20, -high / 2 + 16, 32]),
    ...[-0.3, 0.3].map((share) => put(box(26, 26, 3, zinc, 1), [share * long, high / 2 + 18, 10])),
  );
  return seenFrom(group(standing), {
    a: { azimuth: 28, elevation: 14 },
    b: { azimuth: -150, elevation: 16 },
    c: { azimuth: 34, elevation: 24, at: [long / 2 - 30, high / 2 - 40, 0], span: 260 },
  });
};
