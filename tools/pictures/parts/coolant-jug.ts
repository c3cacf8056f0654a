/** Coolant in its jug: one sees its colour and its level through the wall. */
import { bottle, curve, labelFace, pipe, ribbedCap, softened } from '../engineShapes';
import { label, plastic, translucentPlastic, blackPlastic } from '../materials';
import { type Model, seenFrom } from '../model';
import { group, put, ring } from '../shapes';

const colours = {
  green: { liquid: '#3fb52f', ink: '#1d6b28', cap: '#1f6f2b' },
  pink: { liquid: '#e0557f', ink: '#a32152', cap: '#9c1f4d' },
  red: { liquid: '#cf0f12', ink: '#8d1414', cap: '#8d1414' },
  blue: { liquid: '#2d7fd0', ink: '#17498a', cap: '#17498a' },
} as const;

const levels = softened(
  [
    { y: 0, width: 72, depth: 56, square: 4.6 },
    { y: 6, width: 76, depth: 60, square: 4.6 },
    { y: 34, width: 76, depth: 60, square: 4.6 },
    { y: 39, width: 74, depth: 58, square: 4.6 },
    { y: 160, width: 74, depth: 58, square: 4.6 },
    { y: 165, width: 76, depth: 60, square: 4.6 },
    { y: 184, width: 74, depth: 59, square: 4.4, x: -1 },
    { y: 206, width: 50, depth: 54, square: 3.8, x: -20 },
    { y: 236, width: 36, depth: 40, square: 2.8, x: -27 },
    { y: 252, width: 22, depth: 23, square: 2.1, x: -30 },
    { y: 257, width: 18, depth: 18, square: 2, x: -30 },
    { y: 270, width: 18, depth: 18, square: 2, x: -30 },
  ],
  8,
);

/** The liquid: the same walls drawn in by the plastic's thickness, up to its level. */
const filled = levels
  .filter(({ y }) => y < 226)
  .map((level) => ({ ...level, y: level.y + 1.5, width: level.width - 2, depth: level.depth - 2 }));

export const coolantJug: Model<'coolant-jug'> = (look, print) => {
  const { liquid, ink, cap } = colours[look];
  const top = filled.at(-1)!;
  // white plastic before red liquid looks pink
  const wall = translucentPlastic(look === 'red' ? '#e8402f' : '#f0f2ee', 0.16);
  const coloured = plastic(liquid, 0.35);
  return seenFrom(
    group(
      bottle([...filled, { ...top, y: top.y + 0.3, width: 0.1, depth: 0.1 }], coloured),
      bottle(levels, wall),
      pipe(
        curve(
          [-18, 238, 0],
          [2, 250, 0],
          [30, 248, 0],
          [52, 230, 0],
          [60, 204, 0],
          [59, 184, 0],
          [54, 168, 0],
        ),
        (along) => 12.5 + 36 * Math.max(0, 0.14 - along),
        5,
        translucentPlastic('#e6ebe3', 0.7),
        [48, 90],
      ),
      put(ring(18, 22.5, 3, wall), [-30, 257, 0]),
      put(ribbedCap(21.5, 23, plastic(cap), 70), [-30, 261, 0]),
      put(ring(19, 21.8, 4, blackPlastic), [-30, 258, 0]),
      ...[false, true].map((isBack) =>
        labelFace(
          levels,
          [46, 152],
          label({
            ...print,
            ink,
            accent: liquid,
            ratio: 1.17,
          }),
          { span: 0.84, isBack },
        ),
      ),
    ),
    {
      a: { azimuth: 26, elevation: 14 },
      b: { azimuth: -152, elevation: 14 },
      c: { azimuth: 4, elevation: 10 },
    },
  );
};
