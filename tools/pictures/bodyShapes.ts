/** Surfaces of bodywork and lamps: bent sheets with thickness, domes over an outline, lofts. All in millimetres. */
import * as THREE from 'three';
import { turned, wrap } from './shapes';

export type Surface = (u: number, v: number) => THREE.Vector3;

export const v2 = (x: number, y: number) => new THREE.Vector2(x, y);
export const v3 = (x: number, y: number, z: number) => new THREE.Vector3(x, y, z);
export const { clamp, smoothstep } = THREE.MathUtils;

/** A soft line pressed into metal: 1 at `at`, 0 a few `width`s away. */
export const ridge = (x: number, at: number, width: number) => Math.exp(-(((x - at) / width) ** 2));

/** A smooth curve through points, `y` of `x` (Catmull-Rom): what an eye takes for one stroke of a pencil. */
export function stroke(points: readonly (readonly [number, number])[]): (x: number) => number {
  const curve = new THREE.SplineCurve(points.map(([x, y]) => v2(x, y)));
  const drawn = curve.getPoints(points.length * 24);
  return (x) => {
    const after = drawn.findIndex((point) => point.x >= x);
    if (after === 0) return drawn[0]!.y;
    if (after < 0) return drawn.at(-1)!.y;
    const [left, right] = [drawn[after - 1]!, drawn[after]!];
    return THREE.MathUtils.lerp(left.y, right.y, (x - left.x) / Math.max(right.x - left.x, 1e-6));
  };
}

type Corner = readonly [x: number, y: number, radius?: number];

/** A polygon with rounded corners, as points in its order. */
export function rounded(corners: readonly Corner[], radius = 4, steps = 6): THREE.Vector2[] {
  return corners.flatMap(([x, y, own], i) => {
    const here = v2(x, y);
    const [bx, by] = corners.at(i - 1)!;
    const [nx, ny] = corners[(i + 1) % corners.length]!;
    const [back, next] = [v2(bx, by).sub(here), v2(nx, ny).sub(here)];
    const cut = Math.min(own ?? radius, back.length() * 0.49, next.length() * 0.49);
    const [from, to] = [here.clone().add(back.setLength(cut)), here.clone().add(next.setLength(cut))];
    const curve = new THREE.QuadraticBezierCurve(from, here, to);
    return curve.getPoints(steps);
  });
}

/** A closed smooth line through points. */
export const smoothLoop = (points: readonly (readonly [number, number])[], steps = 120): THREE.Vector2[] =>
  new THREE.CatmullRomCurve3(
    points.map(([x, y]) => v3(x, y, 0)),
    true,
    'centripetal',
  )
    .getSpacedPoints(steps)
    .slice(0, -1)
    .map(({ x, y }) => v2(x, y));

/** The outline moved inwards (negative: outwards) by so many millimetres, along the bisectors. */
export function inset(outline: readonly THREE.Vector2[], by: number): THREE.Vector2[] {
  const way = THREE.ShapeUtils.isClockWise([...outline]) ? 1 : -1;
  return outline.map((point, i) => {
    const along = outline[(i + 1) % outline.length]!.clone().sub(outline.at(i - 1)!);
    return along.lengthSq() < 1e-9
      ? point.clone()
      : point.clone().add(v2(along.y, -along.x).setLength(by * way));
  });
}

interface Grid {
  /** quads along u and along v */
  nu?: number;
  nv?: number;
  /** mm of metal behind the surface; 0 for a skin without a back */
  thick?: number;
  /** the last u joins the first */
  closed?: boolean;
}

/** A surface as a plate with a rounded rim. The outer face looks along du × dv. */
export function bent(surface: Surface, { nu = 96, nv = 48, thick = 0, closed = false }: Grid = {}) {
  const step = 1e-3;
  const at = (i: number, j: number) => surface(closed ? (i % nu) / nu : i / nu, j / nv);
  const points: THREE.Vector3[] = [];
  const normals: THREE.Vector3[] = [];
  for (let i = 0; i <= nu; i += 1) {
    for (let j = 0; j <= nv; j += 1) {
      const [u, v] = [closed ? (i % nu) / nu : i / nu, j / nv];
      const du = closed
        ? surface((u + step) % 1, v).sub(surface((u - step + 1) % 1, v))
        : surface(Math.min(u + step, 1), v).sub(surface(Math.max(u - step, 0), v));
      const dv = surface(u, Math.min(v + step, 1)).sub(surface(u, Math.max(v - step, 0)));
      points.push(at(i, j));
      normals.push(du.cross(dv).normalize());
    }
  }
  const position: number[] = [];
  const normal: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  const push = (point: THREE.Vector3, facing: THREE.Vector3, u: number, v: number) => {
    position.push(point.x, point.y, point.z);
    normal.push(facing.x, facing.y, facing.z);
    uv.push(u, v);
    return position.length / 3 - 1;
  };
  const row = nv + 1;
  const face = (back: boolean) => {
    const first = position.length / 3;
    points.forEach((point, k) => {
      const facing = normals[k]!.clone().multiplyScalar(back ? -1 : 1);
      const place = back ? point.clone().addScaledVector(facing, thick) : point;
      push(place, facing, Math.floor(k / row) / nu, (k % row) / nv);
    });
    for (let i = 0; i < nu; i += 1) {
      for (let j = 0; j < nv; j += 1) {
        const [a, b] = [first + i * row + j, first + (i + 1) * row + j];
        index.push(...(back ? [a, a + 1, b, b, a + 1, b + 1] : [a, b, a + 1, b, b + 1, a + 1]));
      }
    }
  };
  face(false);
  if (thick > 0) {
    face(true);
    const rim = (edge: number[], inner: number[], flip: boolean) => {
      const steps = 4;
      const first = position.length / 3;
      edge.forEach((k, n) => {
        const outward = points[k]!.clone().sub(points[inner[n]!]!).normalize();
        const middle = points[k]!.clone().addScaledVector(normals[k]!, -thick / 2);
        for (let s = 0; s <= steps; s += 1) {
          const turn = (s / steps) * Math.PI;
          const facing = normals[k]!.clone()
            .multiplyScalar(Math.cos(turn))
            .addScaledVector(outward, Math.sin(turn));
          push(middle.clone().addScaledVector(facing, thick / 2), facing, n / edge.length, s / steps);
        }
      });
      for (let n = 0; n + 1 < edge.length; n += 1) {
        for (let s = 0; s < steps; s += 1) {
          const a = first + n * (steps + 1) + s;
          const b = a + steps + 1;
          index.push(...(flip ? [a, b, a + 1, b, b + 1, a + 1] : [a, a + 1, b, b, a + 1, b + 1]));
        }
      }
    };
    const along = Array.from({ length: nu + 1 }, (_, i) => i);
    const across = Array.from({ length: nv + 1 }, (_, j) => j);
    rim(
      along.map((i) => i * row),
      along.map((i) => i * row + 1),
      false,
    );
    rim(
      along.map((i) => i * row + nv),
      along.map((i) => i * row + nv - 1),
      true,
    );
    if (!closed) {
      rim(
        across.map((j) => j),
        across.map((j) => row + j),
        true,
      );
      rim(
        across.map((j) => nu * row + j),
        across.map((j) => (nu - 1) * row + j),
        false,
      );
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normal, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  geometry.setIndex(index);
  return geometry;
}

/** A dome over an outline in x, y: `height(x, y, r)` is z, r is 0 in the middle and 1 at the rim. Faces +z. */
export function pillow(
  outline: readonly THREE.Vector2[],
  height: (x: number, y: number, r: number) => number,
  { rings = 24, thick = 0, from = 0 }: { rings?: number; thick?: number; from?: number } = {},
) {
  const line = THREE.ShapeUtils.isClockWise([...outline]) ? [...outline] : [...outline].reverse();
  const middle = line.reduce((sum, point) => sum.add(point), v2(0, 0)).divideScalar(line.length);
  const count = line.length;
  const edge = (u: number) => {
    const place = u * count;
    const i = Math.floor(place) % count;
    return line[i]!.clone().lerp(line[(i + 1) % count]!, place - Math.floor(place));
  };
  const surface: Surface = (u, v) => {
    const r = 1 - v * (1 - from);
    const { x, y } = middle.clone().lerp(edge(u), Math.max(r, 1e-3));
    return v3(x, y, height(x, y, r));
  };
  return bent(surface, { nu: count, nv: rings, thick, closed: true });
}

/** A wall between outlines of equally many points at their depths: a housing, a bezel. Smooth along, as loft says. */
export function wall(
  rings: readonly { line: readonly THREE.Vector2[]; z: number | ((x: number, y: number) => number) }[],
) {
  return loft(
    rings.map(({ line, z }) => line.map(({ x, y }) => v3(x, y, typeof z === 'number' ? z : z(x, y)))),
    { closed: true },
  );
}

/** A skin over sections of equally many points; `closed` joins the ends of each section, `caps` shuts first and last. */
export function loft(
  sections: readonly (readonly THREE.Vector3[])[],
  { closed = true, caps = false }: { closed?: boolean; caps?: boolean } = {},
) {
  const count = sections[0]!.length;
  const position: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  sections.forEach((section, i) =>
    section.forEach((point, j) => {
      position.push(point.x, point.y, point.z);
      uv.push(i / (sections.length - 1), j / count);
    }),
  );
  for (let i = 0; i + 1 < sections.length; i += 1) {
    for (let j = 0; j < (closed ? count : count - 1); j += 1) {
      const [a, b] = [i * count + j, i * count + ((j + 1) % count)];
      index.push(a, a + count, b, b, a + count, b + count);
    }
  }
  if (caps) {
    for (const [at, flip] of [
      [0, true],
      [sections.length - 1, false],
    ] as const) {
      const section = sections[at]!;
      const middle = section.reduce((sum, p) => sum.add(p), v3(0, 0, 0)).divideScalar(count);
      const first = position.length / 3;
      for (const point of [...section, middle]) {
        position.push(point.x, point.y, point.z);
        uv.push(0.5, 0.5);
      }
      for (let j = 0; j < count; j += 1) {
        const [a, b] = [first + j, first + ((j + 1) % count)];
        index.push(...(flip ? [first + count, a, b] : [first + count, b, a]));
      }
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

/** A section swept along a path: the section's x is sideways, its y is `up`. `scale(t)` tapers it. */
export function sweep(
  section: readonly THREE.Vector2[],
  path: THREE.Curve<THREE.Vector3>,
  {
    steps = 64,
    up = v3(0, 1, 0),
    scale = () => 1,
    caps = true,
  }: { steps?: number; up?: THREE.Vector3; scale?: (t: number) => number; caps?: boolean } = {},
) {
  // a section drawn clockwise would be inside out
  const outward = THREE.ShapeUtils.isClockWise([...section]) ? [...section].reverse() : section;
  const sections = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const [here, along] = [path.getPoint(t), path.getTangent(t)];
    const side = along.clone().cross(up).normalize();
    const above = side.clone().cross(along).normalize();
    return outward.map(({ x, y }) =>
      here
        .clone()
        .addScaledVector(side, x * scale(t))
        .addScaledVector(above, y * scale(t)),
    );
  });
  return loft(sections, { closed: true, caps });
}

const within = (x: number, y: number, line: readonly THREE.Vector2[]) => {
  let inside = false;
  line.forEach((a, i) => {
    const b = line.at(i - 1)!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
};

const nearestOn = (point: THREE.Vector2, lines: readonly (readonly THREE.Vector2[])[]) => {
  let best = point;
  let far = Infinity;
  for (const line of lines) {
    line.forEach((a, i) => {
      const ab = line[(i + 1) % line.length]!.clone().sub(a);
      const t = clamp(point.clone().sub(a).dot(ab) / Math.max(ab.lengthSq(), 1e-9), 0, 1);
      const on = a.clone().addScaledVector(ab, t);
      const distance = on.distanceToSquared(point);
      if (distance < far) [best, far] = [on, distance];
    });
  }
  return best;
};

/** Points of a closed line no further apart than `gap`. */
const dense = (line: readonly THREE.Vector2[], gap: number) =>
  line.flatMap((a, i) => {
    const b = line[(i + 1) % line.length]!;
    const steps = Math.max(1, Math.ceil(a.distanceTo(b) / gap));
    return Array.from({ length: steps }, (_, s) => a.clone().lerp(b, s / steps));
  });

type Bend = (x: number, y: number) => THREE.Vector3;

/**
 * A flat pattern with holes, bent: x, y of the pattern to a place in space. A grid whose border is drawn to the
 * outlines, a back `thick` behind it and a rounded rim. Outer face: the one that looks to +z of the flat pattern.
 */
export function panel(
  outline: readonly THREE.Vector2[],
  bend: Bend,
  {
    holes = [],
    cell = 8,
    thick = 2,
  }: { holes?: readonly (readonly THREE.Vector2[])[]; cell?: number; thick?: number } = {},
) {
  const lines = [outline, ...holes];
  const box = new THREE.Box2().setFromPoints([...outline]);
  const [nx, ny] = [box.max.x - box.min.x, box.max.y - box.min.y].map((size) => Math.ceil(size / cell) + 2);
  const [x0, y0] = [box.min.x - cell * 0.73, box.min.y - cell * 0.61];
  const kept = (i: number, j: number) => {
    const [x, y] = [x0 + (i + 0.5) * cell, y0 + (j + 0.5) * cell];
    return within(x, y, outline) && !holes.some((hole) => within(x, y, hole));
  };
  const cells = Array.from({ length: nx! }, (_, i) => Array.from({ length: ny! }, (_, j) => kept(i, j)));
  const has = (i: number, j: number) => cells[i]?.[j] ?? false;
  const normalAt = ({ x, y }: THREE.Vector2) => {
    const e = 0.5;
    const du = bend(x + e, y).sub(bend(x - e, y));
    return du.cross(bend(x, y + e).sub(bend(x, y - e))).normalize();
  };
  const position: number[] = [];
  const normal: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  const push = (point: THREE.Vector3, facing: THREE.Vector3, at: THREE.Vector2) => {
    position.push(point.x, point.y, point.z);
    normal.push(facing.x, facing.y, facing.z);
    uv.push(at.x / 100, at.y / 100);
    return position.length / 3 - 1;
  };
  const known = new Map<string, readonly [number, number]>();
  const vertex = (i: number, j: number) => {
    const key = `${i},${j}`;
    const old = known.get(key);
    if (old) return old;
    const around = [has(i, j), has(i - 1, j), has(i, j - 1), has(i - 1, j - 1)];
    const grid = v2(x0 + i * cell, y0 + j * cell);
    const at = around.every(Boolean) ? grid : nearestOn(grid, lines);
    const [point, facing] = [bend(at.x, at.y), normalAt(at)];
    const made = [
      push(point, facing, at),
      push(point.clone().addScaledVector(facing, -thick), facing.clone().negate(), at),
    ] as const;
    known.set(key, made);
    return made;
  };
  cells.forEach((column, i) =>
    column.forEach((keep, j) => {
      if (!keep) return;
      const [a, b, c, d] = [vertex(i, j), vertex(i + 1, j), vertex(i + 1, j + 1), vertex(i, j + 1)];
      index.push(a[0], b[0], c[0], a[0], c[0], d[0], a[1], c[1], b[1], a[1], d[1], c[1]);
    }),
  );
  lines.forEach((line, n) => {
    // the wall must go round with the plate on its left, whichever way the line was drawn
    const leftward = !THREE.ShapeUtils.isClockWise([...line]) === (n === 0);
    const ring = dense(leftward ? line : [...line].reverse(), cell / 2);
    const steps = 4;
    const first = position.length / 3;
    ring.forEach((at, k) => {
      const along = ring[(k + 1) % ring.length]!.clone().sub(ring.at(k - 1)!);
      const out = v2(along.y, -along.x).setLength(0.5);
      const facing = normalAt(at);
      const outward = bend(at.x + out.x, at.y + out.y).sub(bend(at.x, at.y));
      outward.addScaledVector(facing, -outward.dot(facing)).normalize();
      const middle = bend(at.x, at.y).addScaledVector(facing, -thick / 2);
      for (let s = 0; s <= steps; s += 1) {
        const turn = (s / steps) * Math.PI;
        const way = facing.clone().multiplyScalar(Math.cos(turn)).addScaledVector(outward, Math.sin(turn));
        push(middle.clone().addScaledVector(way, thick / 2), way, at);
      }
    });
    for (let k = 0; k < ring.length; k += 1) {
      for (let s = 0; s < steps; s += 1) {
        const a = first + k * (steps + 1) + s;
        const b = first + ((k + 1) % ring.length) * (steps + 1) + s;
        index.push(a, a + 1, b, b, a + 1, b + 1);
      }
    }
  });
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(position, 3));
  geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normal, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  geometry.setIndex(index);
  return geometry;
}

/** The inner lip of a hole or the flange of an edge: the line, bent, drawn `depth` inwards and `by` mm towards its middle. */
export function flange(line: readonly THREE.Vector2[], bend: Bend, depth: number, by = 0) {
  const ring = dense(line, 6);
  const inner = inset(ring, by);
  const e = 0.5;
  const facing = ({ x, y }: THREE.Vector2) =>
    bend(x + e, y)
      .sub(bend(x - e, y))
      .cross(bend(x, y + e).sub(bend(x, y - e)))
      .normalize();
  return loft(
    [0, 0.04, 0.12, 0.5, 1].map((t) =>
      ring.map((at, k) => {
        const from = bend(at.x, at.y);
        const there = inner[k]!;
        const to = bend(there.x, there.y).addScaledVector(facing(at), -depth);
        return from.lerp(to, t);
      }),
    ),
    { closed: true },
  );
}

const bothSides = new Map<THREE.Material, THREE.Material>();

/** A mesh whose both sides are drawn: for skins that have no back. */
export function skin(geometry: THREE.BufferGeometry, material: THREE.Material): THREE.Mesh {
  let made = bothSides.get(material);
  if (!made) {
    made = material.clone();
    // a copy of a material loses what `surface` wrote into its shader
    made.side = THREE.DoubleSide;
    made.defines = { ...(material as THREE.MeshPhysicalMaterial).defines };
    made.onBeforeCompile = (shader, renderer) => material.onBeforeCompile(shader, renderer);
    bothSides.set(material, made);
  }
  return new THREE.Mesh(geometry, made);
}

/** `[0, 1, …, n - 1]` as things. */
export const row = <T>(n: number, thing: (i: number, t: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => thing(i, n > 1 ? i / (n - 1) : 0));

/** Clear things are drawn from the back to the front: the higher the number, the later. */
export function inFront<T extends THREE.Object3D>(thing: T, order: number): T {
  thing.renderOrder = order;
  return thing;
}

/** A drum along y, its middle at the origin, the ends' radii `above` and `below`, edges bevelled. */
export const drum = (above: number, below: number, height: number, material: THREE.Material) =>
  turned(
    [
      [0, -height / 2],
      [below, -height / 2],
      [above, height / 2],
      [0, height / 2],
    ],
    material,
    { bevel: Math.min(1, height * 0.2), segments: Math.min(above, below) > 12 ? 96 : 40 },
  );

/** A mirror bowl that opens to +z, its rim at z = 0: fluted, so that it glitters. `hole` is the bulb's. */
export function bowl(
  { rim, deep, hole, flutes = 22 }: { rim: number; deep: number; hole: number; flutes?: number },
  material: THREE.Material,
) {
  const surface: Surface = (u, v) => {
    const turn = u * 2 * Math.PI;
    const flute =
      Math.abs(Math.sin((turn * flutes) / 2)) * 0.045 * rim * (1 - (1 - v) ** 6) * Math.min(1, (1 - v) * 12);
    const terrace = 0.012 * rim * Math.abs(Math.sin(v * Math.PI * 5));
    const r = hole + (rim - hole) * v;
    return v3(r * Math.cos(turn), r * Math.sin(turn), deep * (v * v - 1) + flute + terrace);
  };
  return skin(bent(surface, { nu: flutes * 12, nv: 30, closed: true }), material);
}

/** A label round a cylinder whose words run along its axis, upwards; sizes as `wrap`. */
export function wrapAlong(radius: number, height: number, arc: number, material: THREE.Material): THREE.Mesh {
  const band = wrap(radius, height, arc, material);
  const uv = band.geometry.getAttribute('uv') as THREE.BufferAttribute;
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, uv.getY(i), 1 - uv.getX(i));
  return band;
}
