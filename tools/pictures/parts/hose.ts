/** Coolant hoses with their clamps: an elbow, an s, a straight one with a corrugated middle. */
import { type Curve, Matrix4, Quaternion, Vector3 } from 'three';
import { curve, elastomer, pipe, surface } from '../engineShapes';
import { label, rubber, smoothAluminium, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { box, group, hex, put, ring } from '../shapes';

const ways = {
  elbow: curve(
    [-100, 0, 30],
    [-60, 0, 28],
    [0, 0, 22],
    [44, 0, 2],
    [62, 0, -40],
    [66, 0, -90],
    [68, 0, -120],
  ),
  's-shaped': curve(
    [-150, 0, -30],
    [-110, 0, -32],
    [-60, 0, -26],
    [-18, 0, 0],
    [24, 0, 34],
    [70, 0, 46],
    [120, 0, 42],
    [150, 0, 40],
  ),
  straight: curve([-130, 0, 0], [-60, 0, 3], [0, 0, 0], [60, 0, -3], [130, 0, 0]),
};

/** A worm-drive clamp round y: a slotted band, the housing of its screw. */
const clamp = (radius: number) =>
  group(
    ring(radius + 0.2, radius + 1.3, 10, smoothAluminium, { bevel: 0.3 }),
    put(box(17, 13, 10, zinc, 2), [0, 5, radius + 5]),
    put(hex(7, 7, zinc), [8, 5, radius + 5], [0, 0, -90]),
    put(box(0.8, 8, 1.2, rubber, 0), [15.2, 5, radius + 5]),
    // the slots the screw bites into
    ...Array.from({ length: 9 }, (_, index) =>
      put(group(put(box(1.1, 6, 0.6, rubber, 0.2), [0, 5, radius + 1.2])), [0, 0, 0], [0, 24 + index * 7, 0]),
    ),
  );

/** Turns a thing that stands round y so that it stands round the way at a place of it. */
function onWay<T extends ReturnType<typeof clamp>>(
  thing: T,
  way: Curve<Vector3>,
  at: number,
  roll: number,
): T {
  const turned = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), way.getTangentAt(at));
  thing.applyMatrix4(new Matrix4().makeRotationY(roll));
  thing.applyMatrix4(new Matrix4().makeRotationFromQuaternion(turned));
  thing.position.add(way.getPointAt(at));
  return thing;
}

/** What is stencilled on a hose, along it, on its upper side. */
const stencil = (way: Curve<Vector3>, radius: number, from: number, text: string) =>
  surface(
    (u, v) => {
      const at = from + u * 0.17;
      const tangent = way.getTangentAt(at);
      const aside = new Vector3(tangent.z, 0, -tangent.x);
      const angle = 0.75 - (v - 0.5) * 0.62;
      return way
        .getPointAt(at)
        .addScaledVector(aside, -Math.sin(angle) * radius)
        .add(new Vector3(0, Math.cos(angle) * radius, 0));
    },
    [40, 12],
    label({ text, colour: '#29292b', ink: '#c9c9c4', ratio: 4 }),
  );

export const hose: Model<'hose'> = (look, print) => {
  const way = ways[look];
  const radius = look === 'straight' ? 21 : 20;
  const length = way.getLength();
  const wide = (along: number) => {
    const place = along * length;
    const fromEnd = Math.min(place, length - place);
    // the ends are a little wider, where they are pushed on
    const end = 1.2 * Math.min(Math.max((38 - fromEnd) / 8, 0), 1);
    const isFolded = look === 'straight' && Math.abs(along - 0.5) < 0.24;
    return radius + end + (isFolded ? 2.6 * Math.sin(((along - 0.26) / 0.48) * Math.PI * 26) : 0);
  };
  return seenFrom(
    group(
      pipe(way, wide, 4.4, elastomer('#29292b', 0.5), [56, look === 'straight' ? 420 : 160]),
      ...(look === 'straight' ? [] : [stencil(way, radius + 0.2, 0.34, print ? `Ø ${print.text}` : '')]),
      onWay(clamp(radius + 1), way, 22 / length, -0.6),
      onWay(clamp(radius + 1), way, 1 - 30 / length, 2.2),
    ),
    {
      a: { azimuth: 18, elevation: 34 },
      b: { azimuth: -150, elevation: 28 },
      c: { azimuth: -50, elevation: 26 },
    },
  );
};
