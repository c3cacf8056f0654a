/** The shapes that models share. Millimetres; what is turned or wound stands round the y axis, from y = 0 up. */
import {
  BoxGeometry,
  BufferGeometry,
  CatmullRomCurve3,
  Curve,
  CylinderGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  LatheGeometry,
  type Material,
  type Matrix4,
  Mesh,
  type Object3D,
  Path,
  PlaneGeometry,
  Shape,
  SphereGeometry,
  TorusGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { blackPlastic, gold, steel, zinc } from './materials';

export type Point = readonly [x: number, y: number];
export type Place = readonly [x: number, y: number, z: number];

export const degrees = (angle: number) => (angle * Math.PI) / 180;

/** Puts things together, so that they can be moved as one. */
export function group(...children: Object3D[]): Group {
  const whole = new Group();
  if (children.length > 0) whole.add(...children);
  return whole;
}

/** Moves, then turns (degrees) a thing, and gives it back. */
export function put<T extends Object3D>(thing: T, at: Place, turn: Place = [0, 0, 0]): T {
  thing.position.set(...at);
  thing.rotation.set(degrees(turn[0]), degrees(turn[1]), degrees(turn[2]));
  return thing;
}

export const mesh = (geometry: BufferGeometry, material: Material) => new Mesh(geometry, material);

/** Stands a round thing, made round the y axis, on its edge: its top looks to the front and a little up. */
export const onEdge = (thing: Object3D, radius: number, lean = 12): Group =>
  group(put(group(thing), [0, radius, 0], [90 - lean, 0, 0]));

/** Copies of one mesh at many places, drawn as one. */
export function copies(one: Mesh, places: readonly Matrix4[]): InstancedMesh {
  const many = new InstancedMesh(one.geometry, one.material, places.length);
  places.forEach((place, index) => many.setMatrixAt(index, place));
  return many;
}

/** The same thing `count` times round the y axis; `make` is told its number and its angle in degrees. */
export function around(count: number, make: (index: number, angle: number) => Object3D, from = 0): Group {
  return group(
    ...Array.from({ length: count }, (_, index) => {
      const angle = from + (360 / count) * index;
      return put(group(make(index, angle)), [0, 0, 0], [0, angle, 0]);
    }),
  );
}

/**
 * Normals for a geometry with edges: faces that meet by less than `crease` (radians) are shaded as one surface, large
 * faces pulling more than small ones. `flatEnds`: what looks along z stays quite flat, however its bevel rounds.
 */
export function crisp(geometry: BufferGeometry, crease: number, flatEnds = false): BufferGeometry {
  const faces = geometry.index ? geometry.toNonIndexed() : geometry;
  const places = faces.getAttribute('position');
  const count = places.count;
  const flat = new Float32Array(count);
  const size = new Float32Array(count / 3);
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  const meeting = new Map<string, number[]>();
  const corner = (index: number) =>
    `${Math.round(places.getX(index) * 500)},${Math.round(places.getY(index) * 500)},${Math.round(places.getZ(index) * 500)}`;
  for (let face = 0; face < count / 3; face++) {
    a.fromBufferAttribute(places, face * 3);
    b.fromBufferAttribute(places, face * 3 + 1).sub(a);
    c.fromBufferAttribute(places, face * 3 + 2).sub(a);
    b.cross(c);
    size[face] = b.length();
    b.normalize().toArray(flat, face * 3);
    for (let index = face * 3; index < face * 3 + 3; index++) {
      const key = corner(index);
      const others = meeting.get(key);
      if (others) others.push(face);
      else meeting.set(key, [face]);
    }
  }
  // corners with the same place and normal are one: the renderer has less to move
  const uvs = faces.getAttribute('uv');
  const limit = Math.cos(crease);
  const kept = new Map<string, number>();
  const [position, normal, uv, index]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let at = 0; at < count; at++) {
    const key = corner(at);
    a.set(0, 0, 0);
    b.fromArray(flat, Math.floor(at / 3) * 3);
    for (const face of meeting.get(key)!) {
      c.fromArray(flat, face * 3);
      if (c.dot(b) > limit) a.addScaledVector(c, size[face]!);
    }
    const end = flatEnds && Math.abs(b.z) > 0.999;
    const up = !end && a.lengthSq() > 0 ? a.normalize() : b;
    const [u, v] = uvs ? [uvs.getX(at), uvs.getY(at)] : [0, 0];
    const whole = `${key}|${Math.round(up.x * 60)},${Math.round(up.y * 60)},${Math.round(up.z * 60)}`;
    const known = kept.get(whole);
    if (known !== undefined) {
      index.push(known);
      continue;
    }
    kept.set(whole, position.length / 3);
    index.push(position.length / 3);
    position.push(places.getX(at), places.getY(at), places.getZ(at));
    normal.push(up.x, up.y, up.z);
    uv.push(u, v);
  }
  const result = new BufferGeometry();
  result.setAttribute('position', new Float32BufferAttribute(position, 3));
  result.setAttribute('normal', new Float32BufferAttribute(normal, 3));
  result.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  result.setIndex(index);
  return result;
}

/** Cuts every corner of an outline by `bevel`, less where a side is too short for it. */
function bevelled(points: readonly Point[], bevel: number, closed: boolean): Point[] {
  return points.flatMap((point, index): Point[] => {
    const ends = !closed && (index === 0 || index === points.length - 1);
    if (ends || bevel === 0) return [point];
    const before = points[(index + points.length - 1) % points.length]!;
    const after = points[(index + 1) % points.length]!;
    const towards = (other: Point): Point => {
      const length = Math.hypot(other[0] - point[0], other[1] - point[1]) || 1;
      const part = Math.min(bevel, length * 0.45) / length;
      return [point[0] + (other[0] - point[0]) * part, point[1] + (other[1] - point[1]) * part];
    };
    const [a, b] = [towards(before), towards(after)];
    const middle: Point = [(a[0] + b[0] + 2 * point[0]) / 4, (a[1] + b[1] + 2 * point[1]) / 4];
    return [a, middle, b];
  });
}

interface Turning {
  bevel?: number;
  /** Whether the last point joins the first: a ring, whose outline goes all round its section. */
  closed?: boolean;
  segments?: number;
  /** Only part of a turn, in degrees. */
  arc?: number;
}

/**
 * Turned on a lathe: `[radius, height]` points of its section, from the bottom up along the outside. Corners are
 * bevelled and stay crisp.
 */
export function turned(
  points: readonly Point[],
  material: Material,
  { bevel = 0.6, closed = false, segments = 128, arc = 360 }: Turning = {},
): Mesh {
  const outline = bevelled(points, bevel, closed);
  if (closed) outline.push(outline[0]!);
  // a section drawn the other way round would be inside out
  const area = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  if (closed && area < 0) outline.reverse();
  const geometry = new LatheGeometry(
    outline.map(([x, y]) => new Vector2(Math.max(x, 0), y)),
    segments,
    0,
    degrees(arc),
  );
  return mesh(crisp(geometry, degrees(24)), material);
}

/** A ring of rectangular section: inner and outer radius, height, standing on y = 0. */
export const ring = (
  inner: number,
  outer: number,
  height: number,
  material: Material,
  options: Turning = {},
) =>
  turned(
    [
      [outer, 0],
      [outer, height],
      [inner, height],
      [inner, 0],
    ],
    material,
    { closed: true, ...options },
  );

/** A solid cylinder standing on y = 0, its edges bevelled. */
export const rod = (radius: number, height: number, material: Material, options: Turning = {}) =>
  turned(
    [
      [0, 0],
      [radius, 0],
      [radius, height],
      [0, height],
    ],
    material,
    { segments: 48, ...options },
  );

/** A box with rounded edges, its middle at the origin. */
export const box = (width: number, height: number, depth: number, material: Material, radius = 1) =>
  mesh(
    radius > 0
      ? new RoundedBoxGeometry(width, height, depth, 3, Math.min(radius, width / 2, height / 2, depth / 2))
      : new BoxGeometry(width, height, depth),
    material,
  );

export const ball = (radius: number, material: Material) =>
  mesh(new SphereGeometry(radius, 48, 32), material);

export const hoop = (radius: number, thickness: number, material: Material, segments = 96) =>
  put(group(mesh(new TorusGeometry(radius, thickness, 20, segments), material)), [0, 0, 0], [90, 0, 0]);

/** An outline of straight sides whose corners are rounded by `radius`. */
export function outline(points: readonly Point[], radius = 0): Shape {
  const shape = new Shape();
  points.forEach((point, index) => {
    const before = points[(index + points.length - 1) % points.length]!;
    const after = points[(index + 1) % points.length]!;
    const towards = (other: Point): Point => {
      const length = Math.hypot(other[0] - point[0], other[1] - point[1]) || 1;
      const part = Math.min(radius, length * 0.48) / length;
      return [point[0] + (other[0] - point[0]) * part, point[1] + (other[1] - point[1]) * part];
    };
    const [a, b] = [towards(before), towards(after)];
    if (index === 0) shape.moveTo(...a);
    else shape.lineTo(...a);
    if (radius > 0) shape.quadraticCurveTo(point[0], point[1], ...b);
  });
  shape.closePath();
  return shape;
}

/** How many sides a circle needs to look round: small ones few, for the renderer's time is limited. */
const sidesOf = (radius: number) => Math.round(Math.min(200, Math.max(20, radius * 2.2)));

function circle<T extends Path>(path: T, radius: number, x: number, y: number): T {
  const sides = sidesOf(radius);
  path.setFromPoints(
    Array.from({ length: sides + 1 }, (_, index) => {
      const angle = (index / sides) * Math.PI * 2;
      return new Vector2(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    }),
  );
  return path;
}

export const disc = (radius: number, x = 0, y = 0): Shape => circle(new Shape(), radius, x, y);
export const hole = (radius: number, x = 0, y = 0): Path => circle(new Path(), radius, x, y);

/** Part of a ring, from one angle to another (degrees). */
export function sector(inner: number, outer: number, from: number, to: number): Shape {
  const steps = Math.max(4, Math.round((Math.abs(to - from) / 360) * sidesOf(outer)));
  const arc = (radius: number) =>
    Array.from({ length: steps + 1 }, (_, step): Point => {
      const angle = degrees(from + ((to - from) * step) / steps);
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    });
  return outline([...arc(outer), ...arc(inner).reverse()]);
}

/** The outline moved inwards by a distance (points in counter-clockwise order). */
export function inset(points: readonly Point[], by: number): Point[] {
  const unit = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  };
  return points.map((point, index): Point => {
    const into = unit(points[(index + points.length - 1) % points.length]!, point);
    const out = unit(point, points[(index + 1) % points.length]!);
    const across: Point = [-into[1] - out[1], into[0] + out[0]];
    const reach = (2 * by) / Math.max(0.6, across[0] ** 2 + across[1] ** 2);
    return [point[0] + across[0] * reach, point[1] + across[1] * reach];
  });
}

/** Holes on a circle, as wheel bolts have them. */
export const holesAround = (count: number, circle: number, radius: number, from = 0): Path[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = degrees(from + (360 / count) * index);
    return hole(radius, Math.cos(angle) * circle, Math.sin(angle) * circle);
  });

interface Sheet {
  bevel?: number;
  holes?: Path[];
  curveSegments?: number;
}

/** A plate standing in the xy plane, its back at z = 0, its front at z = thickness. */
export function plate(
  shape: Shape,
  thickness: number,
  material: Material,
  { bevel = 0.5, holes = [], curveSegments = 8 }: Sheet = {},
): Mesh {
  const cut = shape.clone();
  cut.holes.push(...holes);
  const geometry = new ExtrudeGeometry(cut, {
    depth: Math.max(0.01, thickness - 2 * bevel),
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments,
  });
  geometry.translate(0, 0, bevel);
  return mesh(crisp(geometry, degrees(32), true), material);
}

/** A skin over sections of the same number of points, one after the other; each section is closed. */
export function loft(sections: readonly (readonly Place[])[], material: Material): Mesh {
  const sides = sections[0]?.length ?? 0;
  const index = sections.slice(1).flatMap((_, row) =>
    Array.from({ length: sides }, (_point, side) => {
      const [a, b] = [row * sides + side, row * sides + ((side + 1) % sides)];
      return [a, b, a + sides, b, b + sides, a + sides];
    }).flat(),
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(sections.flat(2), 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return mesh(geometry, material);
}

/** A plate lying on y = 0. The outline's y points away from the viewer (to -z). */
export function lyingPlate(shape: Shape, thickness: number, material: Material, options: Sheet = {}): Mesh {
  const lying = plate(shape, thickness, material, options);
  lying.geometry.rotateX(-Math.PI / 2);
  return lying;
}

/** A tube, hose, wire or bar along smooth bends through the places. */
export const tube = (places: readonly Place[], radius: number, material: Material, segments = 160) =>
  mesh(
    new TubeGeometry(
      new CatmullRomCurve3(
        places.map((place) => new Vector3(...place)),
        false,
        'catmullrom',
        0.5,
      ),
      segments,
      radius,
      24,
    ),
    material,
  );

/** A bar of round section along any curve: `at(part)` gives the place for a part from 0 to 1. */
export function bar(
  at: (part: number) => Place,
  radius: number,
  material: Material,
  segments = 400,
  sides = 20,
): Mesh {
  class Way extends Curve<Vector3> {
    constructor() {
      super();
    }
    override getPoint(part: number, target = new Vector3()) {
      return target.set(...at(part));
    }
  }
  return mesh(new TubeGeometry(new Way(), segments, radius, sides), material);
}

/** A wire wound round the y axis; `radius` and `pitch` may change along it (part 0 to 1). */
export function coil(
  {
    turns,
    height,
    radius,
    wire,
  }: { turns: number; height: number; radius: number | ((part: number) => number); wire: number },
  material: Material,
  rise: (part: number) => number = (part) => part,
): Mesh {
  const wide = typeof radius === 'number' ? () => radius : radius;
  return bar(
    (part) => {
      const angle = part * turns * Math.PI * 2;
      return [Math.cos(angle) * wide(part), rise(part) * height, Math.sin(angle) * wide(part)];
    },
    wire,
    material,
    Math.ceil(turns * 72),
  );
}

/** A screw thread: a rod of this radius and height with grooves, standing on y = 0. */
export function thread(radius: number, height: number, material: Material = zinc, pitch = 1.5): Mesh {
  const depth = pitch * 0.5;
  const points: Point[] = [
    [0, 0],
    [radius - depth, 0],
  ];
  for (let y = pitch * 0.5; y < height - pitch * 0.5; y += pitch)
    points.push([radius - depth, y], [radius, y + pitch * 0.4], [radius, y + pitch * 0.6]);
  points.push([radius - depth, height], [0, height]);
  return turned(points, material, { bevel: 0, segments: 40 });
}

/** A six-sided block (bolt head, nut) standing on y = 0, its corners turned off. `across` is the size of the spanner. */
export function hex(across: number, height: number, material: Material = zinc, bore = 0): Mesh {
  const corner = across / Math.sqrt(3);
  const shape = outline(
    Array.from({ length: 6 }, (_, index): Point => {
      const angle = degrees(60 * index);
      return [Math.cos(angle) * corner, Math.sin(angle) * corner];
    }),
  );
  return lyingPlate(shape, height, material, {
    bevel: Math.min(height * 0.16, across * 0.06),
    holes: bore > 0 ? [hole(bore)] : [],
  });
}

/** A bolt standing head up: its thread from y = -length to 0, its head above. */
export function bolt(diameter: number, length: number, material: Material = zinc): Group {
  return group(
    put(thread(diameter / 2, length, material, diameter * 0.15), [0, -length, 0]),
    put(rod(diameter * 1.05, diameter * 0.18, material), [0, 0, 0]),
    put(hex(diameter * 1.55, diameter * 0.72, material), [0, diameter * 0.16, 0]),
  );
}

/** A nut with its flange, on y = 0, on a stud that comes out of it by `out`. */
export function nut(diameter: number, out = diameter * 0.5, material: Material = zinc): Group {
  return group(
    rod(diameter * 1.05, diameter * 0.16, material),
    put(hex(diameter * 1.55, diameter * 0.8, material), [0, diameter * 0.14, 0]),
    thread(diameter / 2, diameter * 0.94 + out, steel, diameter * 0.15),
  );
}

/** A rivet's head on y = 0. */
export const rivet = (radius: number, material: Material = gold) =>
  turned(
    [
      [0, 0],
      [radius, 0],
      [radius * 0.9, radius * 0.35],
      [radius * 0.45, radius * 0.6],
      [0, radius * 0.62],
    ],
    material,
    { segments: 32, bevel: radius * 0.1 },
  );

/** A toothed ring standing on y = 0. */
export function gear(
  {
    teeth,
    radius,
    depth,
    height,
    bore = 0,
    sharp = 0.35,
  }: { teeth: number; radius: number; depth: number; height: number; bore?: number; sharp?: number },
  material: Material,
): Mesh {
  const step = (Math.PI * 2) / teeth;
  const at = (angle: number, far: number): Point => [Math.cos(angle) * far, Math.sin(angle) * far];
  const points = Array.from({ length: teeth }, (_, index): Point[] => {
    const angle = index * step;
    return [
      at(angle, radius - depth),
      at(angle + step * 0.2, radius - depth),
      at(angle + step * (0.35 + sharp * 0.2), radius),
      at(angle + step * (0.85 - sharp * 0.2), radius),
    ];
  }).flat();
  return lyingPlate(outline(points), height, material, {
    bevel: Math.min(0.5, depth * 0.15),
    holes: bore > 0 ? [hole(bore)] : [],
  });
}

/** Folded paper: `count` folds along x, each `deep`, over `width` × `length`; the folds' tops at y = deep. */
export function pleats(
  { count, width, length, deep }: { count: number; width: number; length: number; deep: number },
  material: Material,
): Mesh {
  const step = width / count;
  const points: Point[] = [];
  const thin = step * 0.08;
  for (let index = 0; index <= count * 2; index++)
    points.push([-width / 2 + (index * step) / 2, index % 2 === 0 ? 0 : deep]);
  const shape = new Shape();
  points.forEach(([x, y], index) => (index === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)));
  [...points].reverse().forEach(([x, y]) => shape.lineTo(x + thin, y - thin * 2));
  const geometry = new ExtrudeGeometry(shape, { depth: length, bevelEnabled: false });
  geometry.translate(0, 0, -length / 2);
  return mesh(geometry, material);
}

/** A flat rectangle in the xy plane facing +z, with texture coordinates: what a label is stuck on. */
export const sheet = (width: number, height: number, material: Material) =>
  mesh(new PlaneGeometry(width, height), material);

/** A label round a cylinder: its middle faces +z, `arc` in degrees, from y = 0 up. */
export function wrap(radius: number, height: number, arc: number, material: Material): Mesh {
  const geometry = new CylinderGeometry(radius, radius, height, 96, 1, true, degrees(-arc / 2), degrees(arc));
  geometry.translate(0, height / 2, 0);
  return mesh(geometry, material);
}

/** An electrical plug's socket looking up, on y = 0, with its blades and its latch. */
export function socket(pins: number, material: Material = blackPlastic): Group {
  const width = pins * 5 + 6;
  const wall = outline(
    [
      [-width / 2, -6],
      [width / 2, -6],
      [width / 2, 6],
      [-width / 2, 6],
    ],
    2.5,
  );
  const inside = outline(
    [
      [-width / 2 + 1.6, -4.4],
      [width / 2 - 1.6, -4.4],
      [width / 2 - 1.6, 4.4],
      [-width / 2 + 1.6, 4.4],
    ],
    1.6,
  );
  return group(
    lyingPlate(wall, 16, material, { holes: [inside] }),
    lyingPlate(wall, 3, material),
    put(box(7, 4, 3, material, 0.6), [0, 12, 7]),
    ...Array.from({ length: pins }, (_, index) =>
      put(box(0.8, 11, 2.2, zinc, 0.2), [(index - (pins - 1) / 2) * 5, 6, 0]),
    ),
  );
}
