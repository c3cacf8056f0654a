/** Oil in its bottles: a litre, and the gallon with its handle. */
import { bottle, curve, labelFace, pipe, ribbedCap, softened } from '../engineShapes';
import { type Label, label, plastic, surface } from '../materials';
import { type Model, seenFrom } from '../model';
import { group, put, ring } from '../shapes';

interface Bottle {
  coat: ReturnType<typeof plastic>;
  cap: string;
  print: Label;
}

/** Blown plastic with a sheen. */
const glossy = (colour: string) =>
  surface(
    { color: colour, roughness: 0.34, clearcoat: 0.25, clearcoatRoughness: 0.3 },
    { grain: [6, 0.03], patches: [40, 0.15, 0.05] },
  );
const silver = () =>
  surface(
    { color: '#a9acb0', metalness: 0.55, roughness: 0.36, clearcoat: 0.3 },
    { grain: [6, 0.03], patches: [60, 0.1, 0.04] },
  );

const litreLevels = softened(
  [
    { y: 0, width: 49, depth: 30, square: 6 },
    { y: 5, width: 52, depth: 33, square: 6 },
    { y: 26, width: 52, depth: 33, square: 6 },
    { y: 30, width: 51, depth: 32, square: 6 },
    { y: 138, width: 51, depth: 32, square: 6 },
    { y: 142, width: 52, depth: 33, square: 6 },
    { y: 158, width: 51, depth: 33, square: 5.4, x: 0 },
    { y: 182, width: 42, depth: 30, square: 4, x: 5 },
    { y: 204, width: 27, depth: 24, square: 2.8, x: 12 },
    { y: 214, width: 18, depth: 18, square: 2, x: 16 },
    { y: 218, width: 15, depth: 15, square: 2, x: 17 },
    { y: 230, width: 15, depth: 15, square: 2, x: 17 },
  ],
  8,
);

const litre = ({ coat, cap, print }: Bottle) =>
  group(
    bottle(litreLevels, coat),
    put(ring(15, 19, 2.4, coat), [17, 217, 0]),
    put(ribbedCap(18, 22, plastic(cap), 64), [17, 220, 0]),
    ...[false, true].map((isBack) =>
      labelFace(litreLevels, [34, 134], label({ ratio: 0.84, ...print }), { span: 0.84, isBack }),
    ),
  );

const gallonLevels = softened(
  [
    { y: 0, width: 88, depth: 54, square: 6 },
    { y: 6, width: 92, depth: 58, square: 6 },
    { y: 40, width: 92, depth: 58, square: 6 },
    { y: 45, width: 90, depth: 56.5, square: 6 },
    { y: 172, width: 90, depth: 56.5, square: 6 },
    { y: 177, width: 92, depth: 58, square: 6 },
    { y: 194, width: 90, depth: 57, square: 5.4, x: -1 },
    { y: 214, width: 62, depth: 53, square: 4.4, x: -26 },
    { y: 236, width: 48, depth: 45, square: 3.4, x: -36 },
    { y: 262, width: 34, depth: 33, square: 2.4, x: -44 },
    { y: 276, width: 22, depth: 22, square: 2, x: -48 },
    { y: 281, width: 19, depth: 19, square: 2, x: -48 },
    { y: 294, width: 19, depth: 19, square: 2, x: -48 },
  ],
  8,
);

const gallon = ({ coat, cap, print }: Bottle) =>
  group(
    bottle(gallonLevels, coat),
    // the handle grows out of the shoulder, and back into the body
    pipe(
      curve(
        [-34, 250, 0],
        [-10, 266, 0],
        [28, 268, 0],
        [58, 254, 0],
        [73, 226, 0],
        [77, 196, 0],
        [74, 178, 0],
      ),
      (along) => 13.5 + 6 * Math.max(0, 0.16 - along) * 6 + 8 * Math.max(0, along - 0.86) * 5,
      5,
      coat,
      [48, 90],
    ),
    put(ring(19, 23.5, 3, coat), [-48, 281, 0]),
    put(ribbedCap(22.5, 24, plastic(cap), 72), [-48, 285, 0]),
    ...[false, true].map((isBack) =>
      labelFace(gallonLevels, [50, 168], label({ ratio: 1.32, ...print }), { span: 0.87, isBack }),
    ),
  );

export const oilBottle: Model<'oil-bottle'> = (look, words) => {
  const views = {
    a: { azimuth: 26, elevation: 14 },
    b: { azimuth: -152, elevation: 14 },
    c: { azimuth: 4, elevation: 10 },
  } as const;
  switch (look) {
    case 'litre-black':
      return seenFrom(
        litre({
          coat: glossy('#1a1b1d'),
          cap: '#b3261e',
          print: { ...words, colour: '#f2f1ec' },
        }),
        views,
      );
    case 'litre-silver':
      return seenFrom(
        litre({
          coat: silver(),
          cap: '#1d1e20',
          print: { ...words, colour: '#15283f', ink: '#f4f4f1' },
        }),
        views,
      );
    case 'gallon-black':
      return seenFrom(
        gallon({
          coat: glossy('#1a1b1d'),
          cap: '#c99a1f',
          print: { ...words, colour: '#f2f1ec' },
        }),
        views,
      );
    case 'gallon-red':
      return seenFrom(
        gallon({
          coat: glossy('#a81d18'),
          cap: '#1d1e20',
          print: { ...words, colour: '#f2f1ec', accent: '#15181d' },
        }),
        views,
      );
  }
};
