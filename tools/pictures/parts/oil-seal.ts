/** An oil seal, leaning so that its lip and its spring are seen, and the sixteen small ones of valve stems. */
import { Matrix4, Vector3 } from 'three';
import { copies, elastomer, roundSection } from '../engineShapes';
import { steel } from '../materials';
import { type Model, seenFrom } from '../model';
import { group, put, ring, turned } from '../shapes';

/** Lies on y = 0, its spring up. */
function seal(colour: string, outer: number, inner: number) {
  const material = elastomer(colour, 0.5);
  const high = 10;
  const section = [
    [outer - 0.8, 0],
    [outer, 1],
    [outer, 3.4],
    [outer - 0.5, 3.9],
    [outer, 4.4],
    [outer, 6],
    [outer - 0.5, 6.5],
    [outer, 7],
    [outer, high - 1],
    [outer - 0.8, high],
    [outer - 3, high],
    [outer - 3.6, high - 1],
    [outer - 4, 3.4],
    [inner + 5, 2.8],
    [inner + 4, 4],
    [inner + 3.8, 6.6],
    [inner + 3.2, 8.4],
    [inner + 1.6, 8.6],
    [inner + 0.5, 7.6],
    [inner, 5.6],
    [inner + 1.6, 3],
    [inner + 1.8, 1.6],
    [inner + 0.6, 0.2],
    [inner + 1.6, 0],
  ] as const;
  // the garter spring: many small turns in the groove behind the lip
  const turns = 130;
  const way = inner + 3.9;
  const loop = turned(roundSection(1.05, 0.36, 0, 7), steel, {
    closed: true,
    bevel: 0,
    segments: 10,
  }).geometry;
  const places = Array.from({ length: turns }, (_, index) => {
    const angle = (index / turns) * Math.PI * 2;
    return new Matrix4()
      .makeRotationY(-angle)
      .multiply(new Matrix4().makeRotationX(Math.PI / 2))
      .setPosition(new Vector3(Math.cos(angle) * way, 7.9, Math.sin(angle) * way));
  });
  return group(
    turned(section, material, { closed: true, bevel: 0.35, segments: 180 }),
    copies(loop, steel, places),
  );
}

/** The cap of a valve's stem: a sleeve with a steel seat and a spring round its neck. */
const stemSeal = () =>
  group(
    turned(
      [
        [4, 0],
        [7, 0],
        [7, 6],
        [6.2, 7],
        [5.2, 8],
        [5.2, 11],
        [4.6, 12],
        [2.8, 12],
        [2.8, 9],
        [4, 7],
      ],
      elastomer('#6b3420', 0.5),
      { closed: true, bevel: 0.3, segments: 60 },
    ),
    put(ring(6.6, 7.5, 3, steel, { bevel: 0.3, segments: 60 }), [0, 0.4, 0]),
    put(ring(5, 5.9, 1.2, steel, { bevel: 0.5, segments: 60 }), [0, 9, 0]),
  );

export const oilSeal: Model<'oil-seal'> = (look) => {
  if (look === 'valve-16') {
    const all = Array.from({ length: 16 }, (_, index) =>
      put(stemSeal(), [((index % 4) - 1.5) * 19, 0, (Math.floor(index / 4) - 1.5) * 19]),
    );
    return seenFrom(group(...all), {
      a: { azimuth: 24, elevation: 40 },
      b: { azimuth: -128, elevation: 28 },
      c: { azimuth: 10, elevation: 58 },
    });
  }
  const colour = look === 'brown' ? '#6b3420' : '#242426';
  const [outer, inner] = look === 'brown' ? [36, 25] : [33, 21];
  return seenFrom(
    group(put(group(put(seal(colour, outer, inner), [0, 0, -outer])), [0, 0, 0], [62, 14, 0])),
    { a: { azimuth: 20, elevation: 24 }, c: { azimuth: 14, elevation: 46 } },
  );
};
