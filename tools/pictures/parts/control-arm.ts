/** Control arms: a ribbed arm with its bushes, at the wheel's end the ball joint. It lies on the table. */
import { type Group } from 'three';
import { bush, studAndBoot } from '../joints';
import { aluminium, blackPaint, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { group, hole, inset, lyingPlate, nut, outline, type Point, put, rod, turned } from '../shapes';

const arms: Record<
  'l-shaped' | 'a-shaped' | 'straight',
  { points: Point[]; round: number; ball: Point; front: Point; rear?: Point }
> = {
  'l-shaped': {
    points: [
      [-176, -22],
      [-120, -30],
      [-40, -34],
      [20, -58],
      [70, -132],
      [104, -168],
      [136, -150],
      [126, -96],
      [96, -20],
      [44, 22],
      [-60, 14],
      [-176, 16],
    ],
    round: 24,
    ball: [-196, -2],
    front: [94, 12],
    rear: [126, -176],
  },
  'a-shaped': {
    points: [
      [-130, -22],
      [-60, -46],
      [40, -128],
      [96, -150],
      [124, -128],
      [90, -94],
      [10, -24],
      [10, 24],
      [90, 94],
      [124, 128],
      [96, 150],
      [40, 128],
      [-60, 46],
      [-130, 22],
    ],
    round: 22,
    ball: [-150, 0],
    front: [128, 146],
    rear: [128, -146],
  },
  straight: {
    points: [
      [-180, -20],
      [-60, -17],
      [60, -17],
      [168, -22],
      [168, 22],
      [60, 17],
      [-60, 17],
      [-180, 20],
    ],
    round: 20,
    ball: [-198, 0],
    front: [186, 0],
  },
};

export const controlArm: Model<'control-arm'> = (look) => {
  const { points, round, ball, front, rear } = arms[look];
  const metal = look === 'straight' ? aluminium : blackPaint;
  const inner = outline(inset(points, 10), round * 0.6);
  const rim = lyingPlate(outline(points, round), 26, metal, { holes: [inner], bevel: 3 });
  const floor = lyingPlate(outline(inset(points, 6), round * 0.8), 7, metal, {
    bevel: 1,
    holes:
      look === 'l-shaped'
        ? [hole(13, 72, -40), hole(8, -70, -9)]
        : look === 'a-shaped'
          ? [hole(15, -50, 0)]
          : [],
  });
  const lying = (at: Point, turn: number): Group =>
    put(
      group(put(group(bush({ eye: 25, sleeve: 11, bore: 7, long: 54 }, metal)), [0, 0, 0], [90, 0, 0])),
      [at[0], 13, -at[1]],
      [0, turn, 0],
    );
  const joint = group(
    turned(
      [
        [0, -2],
        [22, 0],
        [26, 4],
        [26, 24],
        [22, 30],
        [0, 30],
      ],
      metal,
      { bevel: 2, segments: 64 },
    ),
    put(rod(17, 3, zinc), [0, -3, 0]),
    put(studAndBoot(1.15), [0, 29, 0]),
  );
  const whole = group(
    rim,
    put(floor, [0, 9, 0]),
    put(joint, [ball[0], 0, -ball[1]]),
    lying(front, look === 'straight' ? 0 : 90),
  );
  if (look === 'a-shaped') whole.add(lying(rear!, 90));
  if (look === 'l-shaped')
    whole.add(put(bush({ eye: 36, sleeve: 14, bore: 8, long: 46 }, metal), [rear![0], 16, -rear![1]]));
  for (const x of look === 'straight' ? [] : [-12, 12])
    whole.add(put(nut(8, 3), [ball[0] + 46 + x, 26, -ball[1] + x * 0.4]));
  return seenFrom(whole, {
    a: { azimuth: 26, elevation: 36 },
    b: { azimuth: -150, elevation: 34 },
    c: { azimuth: -36, elevation: 30, at: [ball[0] + 14, 30, -ball[1]], span: 190 },
  });
};
