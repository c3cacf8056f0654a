/** Additives: in a tin with a pouring neck, or in a slim bottle with a long one. */
import { type Print } from '../../../demo/erp/data/prints';
import { bottle, labelFace, ribbedCap, softened } from '../engineShapes';
import { label, plastic, surface, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { group, put, ring, turned, wrap } from '../shapes';

const can = (words?: Print | null) => {
  const lacquer = surface(
    { color: '#17325c', roughness: 0.36, metalness: 0.35, clearcoat: 0.8, clearcoatRoughness: 0.16 },
    { patches: [40, 0.15, 0.04] },
  );
  const print = label({
    ...words,
    colour: '#17325c',
    ink: '#f4f4f1',
    accent: '#e3a11c',
    ratio: 0.75,
  });
  return group(
    turned(
      [
        [0, 2],
        [27, 2],
        [28, 0],
        [30.6, 0],
        [30.9, 1],
        [30.6, 3],
        [29.4, 4],
        [29.4, 112],
        [30.6, 113],
        [30.9, 115],
        [30.6, 117],
        [29, 118],
      ],
      zinc,
      { bevel: 0.5 },
    ),
    turned(
      [
        [29.5, 4.6],
        [29.5, 111.4],
      ],
      lacquer,
      { bevel: 0 },
    ),
    turned(
      [
        [29, 117],
        [28, 118],
        [25, 122],
        [16, 136],
        [12.6, 141],
        [12, 144],
      ],
      zinc,
      { bevel: 1.2 },
    ),
    put(ring(9, 13, 3, plastic('#e6e5e0')), [0, 143, 0]),
    put(ribbedCap(13.4, 19, plastic('#c4281d'), 48), [0, 146, 0]),
    ...[30, 210].map((side) => put(wrap(29.66, 92, 134, print), [0, 12, 0], [0, side, 0])),
  );
};

const levels = softened(
  [
    { y: 0, width: 31, depth: 22, square: 4 },
    { y: 4, width: 34, depth: 25, square: 4 },
    { y: 16, width: 34, depth: 25, square: 4 },
    { y: 19, width: 33, depth: 24, square: 4 },
    { y: 110, width: 33, depth: 24, square: 4 },
    { y: 113, width: 34, depth: 25, square: 4 },
    { y: 122, width: 33, depth: 25, square: 3.6 },
    { y: 140, width: 22, depth: 20, square: 2.6 },
    { y: 154, width: 13, depth: 13, square: 2 },
    { y: 178, width: 10.4, depth: 10.4, square: 2 },
    { y: 186, width: 10, depth: 10, square: 2 },
  ],
  8,
);

const slim = (words?: Print | null) => {
  const print = label({
    ...words,
    ratio: 0.66,
    ink: '#1c1d1f',
    accent: '#d98a12',
  });
  return group(
    bottle(levels, plastic('#d9b21e', 0.34)),
    put(ring(10, 12.6, 2.4, plastic('#1b1c1e')), [0, 178, 0]),
    put(ribbedCap(12.6, 22, plastic('#1b1c1e'), 46), [0, 180, 0]),
    ...[false, true].map((isBack) => labelFace(levels, [22, 108], print, { span: 0.84, isBack })),
  );
};

export const additiveBottle: Model<'additive-bottle'> = (look, print) =>
  seenFrom(look === 'can' ? can(print) : slim(print), {
    a: { azimuth: 26, elevation: 14 },
    b: { azimuth: -152, elevation: 14 },
    c: { azimuth: 4, elevation: 34 },
  });
