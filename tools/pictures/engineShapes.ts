/** Shapes of engine parts, filters, belts and bottles that `shapes.ts` does not know. Millimetres; y is up. */
import {
  type BufferGeometry,
  CatmullRomCurve3,
  Color,
  type Curve,
  DoubleSide,
  type Group,
  InstancedMesh,
  type Material,
  type Matrix4,
  type Mesh,
  type MeshPhysicalMaterial,
  Path,
  Shape,
  Vector2,
  Vector3,
} from 'three';
import { ParametricGeometry } from 'three/examples/jsm/geometries/ParametricGeometry.js';
import { paper, surface as coated } from './materials';
import { crisp, degrees, group, mesh, type Place, type Point, put } from './shapes';

const turn = Math.PI * 2;
const clamp = (value: number, low = 0, high = 1) => Math.min(Math.max(value, low), high);

/** Filter paper: seen from both sides, and light shines through it, so that its folds are not black. */
export function thinPaper(colour: string): MeshPhysicalMaterial {
  const material = paper(colour);
  material.side = DoubleSide;
  material.emissive.set(colour);
  material.emissiveIntensity = 0.3;
  return material;
}

/** The rubber of belts, hoses and seals: matt, a little grey where light grazes it. */
export const elastomer = (colour = '#2b2b2d', roughness = 0.62) =>
  coated(
    { color: colour, roughness, sheen: 0.5, sheenRoughness: 0.5, sheenColor: new Color('#6f7074') },
    { grain: [0.8, 0.025], patches: [16, 0.25, 0.14] },
  );

/** One geometry many times, at no cost of memory. */
export function copies(
  geometry: BufferGeometry,
  material: Material,
  places: readonly Matrix4[],
): InstancedMesh {
  const many = new InstancedMesh(geometry, material, places.length);
  places.forEach((place, index) => many.setMatrixAt(index, place));
  return many;
}

/**
 * A surface told point by point, u and v from 0 to 1; it is seen from where v runs up when u runs to the right. Edges
 * sharper than 36° stay edges, seams vanish.
 */
export const surface = (
  point: (u: number, v: number) => Vector3,
  [acrossSteps, alongSteps]: readonly [number, number],
  material: Material,
): Mesh =>
  mesh(
    crisp(
      new ParametricGeometry((u, v, target) => target.copy(point(u, v)), acrossSteps, alongSteps),
      degrees(36),
    ),
    material,
  );

/** A profile from the bottom up, turned about y, whose radius may change with the angle too: flutes, ribs, flats. */
export const moulded = (
  profile: readonly Point[],
  radiusAt: (radius: number, height: number, angle: number) => number,
  steps: number,
  material: Material,
): Mesh =>
  surface(
    (u, v) => {
      const [radius, y] = profile[Math.round(v * (profile.length - 1))]!;
      const angle = u * turn;
      const distance = radiusAt(radius, y, angle);
      return new Vector3(Math.cos(angle) * distance, y, -Math.sin(angle) * distance);
    },
    [steps, profile.length - 1],
    material,
  );

/** The section of an O-ring, a bead or a wire ring: a circle away from the axis, for `turned` without bevel. */
export const roundSection = (radius: number, thick: number, height = 0, sides = 24): Point[] =>
  Array.from({ length: sides }, (_, index) => {
    const angle = (index / sides) * turn;
    return [radius + Math.cos(angle) * thick, height + Math.sin(angle) * thick];
  });

export function roundedRectangle(width: number, height: number, radius: number): Shape {
  const [x, y] = [width / 2 - radius, height / 2 - radius];
  const shape = new Shape();
  shape.absarc(x, y, radius, 0, turn / 4, false);
  shape.absarc(-x, y, radius, turn / 4, turn / 2, false);
  shape.absarc(-x, -y, radius, turn / 2, turn * 0.75, false);
  shape.absarc(x, -y, radius, turn * 0.75, turn, false);
  shape.closePath();
  return shape;
}

/** A shape as the hole of another. */
export const opening = (shape: Shape): Path => new Path(shape.getPoints(16).reverse());

/** The outline round circles [x, y, radius] as a rubber band would lie: flanges with ears, arms, links. */
export function banded(...circles: readonly (readonly [number, number, number])[]): Shape {
  const points = circles.flatMap(([x, y, radius]) =>
    Array.from({ length: 48 }, (_, index) => {
      const angle = (index / 48) * turn;
      return new Vector2(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    }),
  );
  return new Shape(convexHull(points));
}

/** Andrew's monotone chain, anticlockwise. */
function convexHull(points: readonly Vector2[]): Vector2[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly Vector2[]) => {
    const chain: Vector2[] = [];
    for (const point of list) {
      for (;;) {
        const [last, before] = [chain.at(-1), chain.at(-2)];
        if (!last || !before) break;
        if (last.clone().sub(before).cross(point.clone().sub(before)) > 1e-9) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

/** A disc whose edge is a function of the angle: sprockets, knurled wheels, lobes. */
export const cam = (radiusAt: (angle: number) => number, steps: number): Shape =>
  new Shape(
    Array.from({ length: steps }, (_, index) => {
      const angle = (index / steps) * turn;
      const radius = radiusAt(angle);
      return new Vector2(Math.cos(angle) * radius, Math.sin(angle) * radius);
    }),
  );

/** A closed way on the counter through [x, z]; anticlockwise seen from above, so that its outside is outside. */
export function closedCurve(points: readonly Point[]): CatmullRomCurve3 {
  const way = new CatmullRomCurve3(
    points.map(([x, z]) => new Vector3(x, 0, z)),
    true,
    'centripetal',
  );
  way.arcLengthDivisions = 1200;
  return way;
}

export const curve = (...points: readonly Place[]): CatmullRomCurve3 =>
  new CatmullRomCurve3(
    points.map(([x, y, z]) => new Vector3(x, y, z)),
    false,
    'centripetal',
  );

/** Outwards, level. */
function sideOf(path: Curve<Vector3>, at: number): Vector3 {
  const tangent = path.getTangentAt(at);
  return new Vector3(-tangent.z, 0, tangent.x);
}

/**
 * A closed band standing on its edge. `faces` is told the distance along it and the height (0 to 1), and answers how
 * far its inside and its outside lie from the curve; `rows` are the heights at which it is asked.
 */
export function band(
  path: Curve<Vector3>,
  {
    width,
    steps,
    rows,
    faces,
  }: {
    width: number;
    steps: number;
    rows: readonly number[];
    faces: (along: number, height: number) => { inside: number; outside: number };
  },
  material: Material,
): Mesh {
  const length = path.getLength();
  // round the section: up the outside, down the inside, and back
  const up = rows.map((height) => ({ height, isInside: false }));
  const down = [...rows].reverse().map((height) => ({ height, isInside: true }));
  const section = [...up, ...down, ...up.slice(0, 1)];
  return surface(
    (u, v) => {
      const { height, isInside } = section[Math.round(v * (section.length - 1))]!;
      const { inside, outside } = faces((u * length) % length, height);
      return path
        .getPointAt(u % 1)
        .addScaledVector(sideOf(path, u % 1), isInside ? -inside : outside)
        .setY(height * width);
    },
    [steps, section.length - 1],
    material,
  );
}

/** What is printed on the outside of a `band` between two shares of its way and two heights; u runs with the way. */
export const bandPrint = (
  path: Curve<Vector3>,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  out: number,
  material: Material,
): Mesh =>
  surface(
    (u, v) => {
      const at = clamp(from + (to - from) * u);
      return path
        .getPointAt(at)
        .addScaledVector(sideOf(path, at), out)
        .setY(low + (high - low) * v);
    },
    [80, 1],
    material,
  );

/** A pipe along a curve whose radius may change, with a wall, so that its ends are open. */
export function pipe(
  path: Curve<Vector3>,
  radius: number | ((along: number) => number),
  wall: number,
  material: Material,
  [round, steps]: readonly [number, number] = [40, 120],
): Mesh {
  const frames = path.computeFrenetFrames(steps, false);
  const outer = typeof radius === 'number' ? () => radius : radius;
  // along the outside, over the rim, back along the inside; the rims are a little rounded
  const there = [0, ...Array.from({ length: steps + 1 }, (_, step) => step), steps];
  const way = [
    ...there.map((step, index) => ({ step, inset: index === 0 || index === steps + 2 ? wall * 0.25 : 0 })),
    ...[...there].reverse().map((step, index) => ({
      step,
      inset: index === 0 || index === steps + 2 ? wall * 0.75 : wall,
    })),
  ];
  return surface(
    (u, v) => {
      const { step, inset } = way[Math.round(v * (way.length - 1))]!;
      const distance = outer(step / steps) - inset;
      return path
        .getPointAt(step / steps)
        .addScaledVector(frames.normals[step]!, Math.cos(u * turn) * distance)
        .addScaledVector(frames.binormals[step]!, Math.sin(u * turn) * distance);
    },
    [round, way.length - 1],
    material,
  );
}

/** A level of a blown bottle: half its width and depth, how square it is (2 round, 8 a box), its middle. */
export interface Level {
  y: number;
  width: number;
  depth: number;
  square: number;
  x?: number;
}
type Measure = Exclude<keyof Level, 'y'>;

/** Levels rounded as blow-moulding leaves them: a smooth curve of `steps` levels between each two, never beyond them. */
export function softened(levels: readonly Level[], steps = 10): Required<Level>[] {
  const at = (index: number): Required<Level> => ({ x: 0, ...levels[clamp(index, 0, levels.length - 1)]! });
  return levels.flatMap((_, index) => {
    if (index === levels.length - 1) return [at(index)];
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const span = to.y - from.y || 1e-6;
    return Array.from({ length: steps }, (_unused, step) => {
      const t = step / steps;
      const blend = (key: Measure) => {
        // Hermite, its slopes limited to the chord's: straight walls stay straight
        const slope = (to[key] - from[key]) / span;
        const limit = (other: number) =>
          slope * other <= 0 ? 0 : Math.sign(slope) * Math.min(Math.abs(slope), Math.abs(other));
        const into = limit((from[key] - before[key]) / (from.y - before.y || 1e-6));
        const away = limit((after[key] - to[key]) / (after.y - to.y || 1e-6));
        const [t2, t3] = [t * t, t * t * t];
        return (
          (2 * t3 - 3 * t2 + 1) * from[key] +
          (t3 - 2 * t2 + t) * span * into +
          (3 * t2 - 2 * t3) * to[key] +
          (t3 - t2) * span * away
        );
      };
      return {
        y: from.y + span * t,
        width: blend('width'),
        depth: blend('depth'),
        square: blend('square'),
        x: blend('x'),
      };
    });
  });
}

/** A point of a bottle's wall at an angle (u, from 0 to 1; 0.75 is the front) and a height, `out` over it. */
function wallOf(levels: readonly Required<Level>[], out = 0): (u: number, y: number) => Vector3 {
  return (u, y) => {
    const above = clamp(
      levels.findIndex((level) => level.y >= y),
      1,
      levels.length - 1,
    );
    const [low, high] = [levels[above - 1]!, levels[above]!];
    const share = clamp((y - low.y) / (high.y - low.y || 1));
    const mix = (key: Measure) => low[key] + (high[key] - low[key]) * share;
    const power = 2 / mix('square');
    const bulge = (value: number) => Math.sign(value) * Math.abs(value) ** power;
    return new Vector3(
      mix('x') + bulge(Math.cos(u * turn)) * (mix('width') + out),
      y,
      -bulge(Math.sin(u * turn)) * (mix('depth') + out),
    );
  };
}

/** A bottle through its levels, its floor closed, its neck open where the cap sits. */
export function bottle(levels: readonly Required<Level>[], material: Material, round = 160): Mesh {
  const first = levels[0]!;
  // the floor is drawn in a little, so that the bottle stands on a rounded edge
  const floor = [0.02, 0.8, 0.93, 0.98].map((share, index) => ({
    ...first,
    y: first.y + [1.5, 1.5, 0.1, 0.3][index]!,
    width: first.width * share,
    depth: first.depth * share,
  }));
  const all = [...floor, ...levels.map((level) => ({ ...level, y: level.y + 1.2 }))];
  return surface(
    (u, v) => {
      const level = all[Math.round(v * (all.length - 1))]!;
      return wallOf([level, { ...level, y: level.y + 1 }])(u, level.y);
    },
    [round, all.length - 1],
    material,
  );
}

/** The front (or the back) of a bottle between two heights, `span` of its width: what its label is glued on. */
export function labelFace(
  levels: readonly Required<Level>[],
  [from, to]: readonly [number, number],
  material: Material,
  { span = 0.86, isBack = false }: { span?: number; isBack?: boolean } = {},
): Mesh {
  const at = wallOf(levels, 0.3);
  const side = isBack ? -1 : 1;
  return surface(
    (u, v) => {
      const y = from + v * (to - from);
      // the angle at which the wall is that far from the middle
      const share = (u * 2 - 1) * span;
      const middle = at(0.25, y).x;
      const half = at(0, y).x - middle;
      let [start, end] = [0.5, 1];
      for (let halving = 0; halving < 30; halving++) {
        const angle = (start + end) / 2;
        if ((at(angle, y).x - middle) / half < share) start = angle;
        else end = angle;
      }
      const point = at(start, y);
      return new Vector3(middle + (point.x - middle) * side, y + 1.2, point.z * side);
    },
    [48, 24],
    material,
  );
}

/** A screw cap with a grip of `ribs`, standing on y = 0. */
export const ribbedCap = (radius: number, high: number, material: Material, ribs = 60): Mesh =>
  moulded(
    [
      [radius - 1, 0],
      [radius + 0.7, 0],
      [radius + 0.7, 2.4],
      [radius, 3],
      [radius, high - 3],
      [radius - 0.3, high - 1.6],
      [radius - 1.2, high - 0.5],
      [radius - 2.6, high],
      [radius * 0.7, high - 0.2],
      [0.01, high - 0.4],
    ],
    (distance, y, angle) =>
      distance - (y > 2.9 && y < high - 2 ? 0.8 * (0.5 + 0.5 * Math.sign(Math.sin(angle * ribs))) : 0),
    ribs * 8,
    material,
  );

/** How far out a fold is (0 to 1) at a share of its pitch; tips are a little round, not razor's edges. */
const foldAt = (share: number) => clamp(Math.abs((share % 1) - 0.5) * 2.3 - 0.075);

/** Paper folded into a ring about y. */
export const pleatedRing = (
  { inner, outer, high, folds }: { inner: number; outer: number; high: number; folds: number },
  material: Material,
): Mesh =>
  surface(
    (u, v) => {
      const radius = inner + (outer - inner) * foldAt(u * folds);
      return new Vector3(Math.cos(u * turn) * radius, v * high, -Math.sin(u * turn) * radius);
    },
    [folds * 8, 1],
    material,
  );

/** Paper folded to and fro along x, its folds running along z, from y = 0 to `deep`; it sways a little, as paper does. */
export const foldedPaper = (
  {
    width,
    deep,
    long,
    folds,
    sway,
  }: { width: number; deep: number; long: number; folds: number; sway: number },
  material: Material,
): Mesh =>
  surface(
    (u, v) => {
      const swing = Math.sin(v * 9 + u * 31) * Math.sin(u * 57) * (width / folds) * sway;
      return new Vector3((u - 0.5) * width + swing, foldAt(u * folds) * deep, (0.5 - v) * long);
    },
    [folds * 8, 8],
    material,
  );

/**
 * Labels whose words run along a can that lies on its side (turned by -90 degrees about z): one for who stands before
 * it, one for who stands behind, both a little above its middle.
 */
export const labelsAlong = (
  radius: number,
  [from, to]: readonly [number, number],
  arc: number,
  material: Material,
): Group =>
  group(
    ...[-24, 204].map((side, index) =>
      put(
        surface(
          (u, v) => {
            const angle = degrees((v - 0.5) * arc);
            return new Vector3(-Math.sin(angle) * radius, from + (to - from) * u, Math.cos(angle) * radius);
          },
          [1, 48],
          material,
        ),
        index === 0 ? [0, 0, 0] : [0, from + to, 0],
        index === 0 ? [0, side, 0] : [0, side, 180],
      ),
    ),
  );
