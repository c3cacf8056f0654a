/** Ball joints: bolted to the arm by a forged flange, or pressed into it. */
import { studAndBoot } from '../joints';
import { blackPaint, machinedSteel, steel, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { around, bolt, box, gear, group, hole, lyingPlate, outline, put, ring, turned } from '../shapes';

export const ballJoint: Model<'ball-joint'> = (look) => {
  if (look === 'bolted') {
    const flange = lyingPlate(
      outline(
        [
          [-30, -26],
          [34, -40],
          [58, -34],
          [60, -12],
          [40, 0],
          [60, 12],
          [58, 34],
          [34, 40],
          [-30, 26],
          [-56, 14],
          [-56, -14],
        ],
        12,
      ),
      9,
      blackPaint,
      { holes: [hole(5.5, 46, 24), hole(5.5, 46, -24), hole(5.5, -43, 0)], bevel: 1.4 },
    );
    const bowl = turned(
      [
        [0, -14],
        [16, -14],
        [23, -8],
        [25, 0],
        [25, 14],
        [21, 19],
        [0, 19],
      ],
      blackPaint,
      { bevel: 2, segments: 72 },
    );
    const whole = group(put(flange, [0, 0, 0]), bowl, put(studAndBoot(1.2), [0, 18, 0]));
    const bolts = [0, 1, 2].map((index) =>
      put(bolt(10, 30), [62 + index * 4, 8.5, 52 - index * 26], [0, index * 40, -97]),
    );
    return seenFrom(group(put(whole, [0, 14, 0]), ...bolts), {
      a: { azimuth: 28, elevation: 26 },
      b: { azimuth: -140, elevation: 22 },
      c: { azimuth: 20, elevation: 42, at: [0, 50, 0], span: 92 },
    });
  }
  const body = group(
    turned(
      [
        [0, -4],
        [17, -4],
        [21, 0],
        [22.5, 3],
        [22.5, 28],
        [26, 28.5],
        [26, 34],
        [20, 37],
        [0, 37],
      ],
      machinedSteel,
      { bevel: 0.8, segments: 96 },
    ),
    put(gear({ teeth: 60, radius: 23.2, depth: 0.9, height: 14 }, steel), [0, 9, 0]),
    put(ring(10, 17, 1.2, zinc, { segments: 64 }), [0, -5, 0]),
    around(3, () => put(box(4, 1, 3, zinc, 0.4), [13, -5, 0])),
    put(studAndBoot(1.15), [0, 36, 0]),
  );
  const second = put(group(body.clone()), [56, 24, -34], [0, 30, -84]);
  return seenFrom(group(body, second), {
    a: { azimuth: 24, elevation: 22 },
    b: { azimuth: -120, elevation: 24 },
    c: { azimuth: 10, elevation: 26, at: [0, 26, 0], span: 78 },
  });
};
