/** Constant velocity joints: the outer one with its boot kit, and the whole half shaft. */
import { type Group } from 'three';
import { blackPaint, chrome, machinedSteel, rubber, steel, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { around, ball, gear, group, hex, hoop, type Point, put, ring, rod, thread, turned } from '../shapes';

/** The bell with its splined stub, along y: the stub points up, the bell's open end is at y = 0. */
const bell = (): Group =>
  group(
    turned(
      [
        [30, 0],
        [43, 0],
        [44, 3],
        [44, 14],
        [42.5, 16],
        [43.5, 40],
        [38, 52],
        [24, 62],
        [17, 66],
        [16, 72],
        [0, 72],
      ],
      machinedSteel,
      { bevel: 1.6 },
    ),
    // what one sees from below: the cage with its balls, the splined inner race
    put(ring(20, 31, 16, steel, { bevel: 2 }), [0, 4, 0]),
    put(ring(11.5, 21, 18, machinedSteel, { bevel: 2 }), [0, 2, 0]),
    around(6, () => put(ball(7.6, chrome), [26, 8, 0])),
    turned(
      [
        [0, 34],
        [34, 22],
        [30, 0],
      ],
      steel,
      { bevel: 2 },
    ),
    put(gear({ teeth: 48, radius: 47.5, depth: 2.4, height: 7, bore: 42 }, zinc), [0, 17, 0]),
    put(gear({ teeth: 28, radius: 13, depth: 1.6, height: 44 }, steel), [0, 70, 0]),
    put(rod(11, 50, machinedSteel), [0, 70, 0]),
    put(thread(10, 26, zinc, 1.5), [0, 116, 0]),
  );

/** A bellows along y: wide at y = 0, narrow at the top. */
function bellows(wide: number, narrow: number, long: number, folds: number): Group {
  const points: Point[] = [
    [wide, 0],
    [wide, 9],
  ];
  for (let fold = 0; fold < folds; fold++) {
    const part = (fold + 0.5) / folds;
    const radius = wide + (narrow - wide) * part;
    const y = 9 + (long - 22) * part;
    const step = (long - 22) / folds;
    points.push([radius - 5, y - step * 0.4], [radius + 3.5, y]);
  }
  points.push([narrow, long - 12], [narrow, long], [narrow - 2.5, long]);
  return group(
    turned(points, rubber, { bevel: 2.4 }),
    put(ring(wide, wide + 1, 5, zinc, { bevel: 0.3 }), [0, 2.4, 0]),
    put(ring(narrow, narrow + 1, 4.4, zinc, { bevel: 0.3 }), [0, long - 7.4, 0]),
  );
}

export const cvJoint: Model<'cv-joint'> = (look) => {
  if (look === 'outer') {
    const lying = put(group(bell()), [-70, 47, 0], [0, 0, 82]);
    const whole = group(
      put(group(lying), [20, 0, 20], [0, 24, 0]),
      put(bellows(42, 13, 96, 5), [52, 0, -36]),
      put(hex(30, 14, zinc, 10), [30, 0, 62]),
      put(group(put(hoop(36, 1.1, zinc), [0, 1.2, 0], [90, 0, 0])), [86, 0, 44]),
    );
    return seenFrom(whole, {
      a: { azimuth: -8, elevation: 26 },
      b: { azimuth: 112, elevation: 26 },
      c: { azimuth: -58, elevation: 24, at: [-84, 50, 32], span: 150 },
    });
  }
  const shaft = group(
    put(bell(), [0, 300, 0]),
    put(group(bellows(41, 14, 92, 5)), [0, 308, 0], [180, 0, 0]),
    put(rod(13, 420, blackPaint), [0, -140, 0]),
    put(ring(12, 22, 26, blackPaint, { bevel: 3 }), [0, 60, 0]),
    put(group(bellows(38, 14, 84, 4)), [0, -186, 0]),
    turned(
      [
        [0, -262],
        [16, -262],
        [18, -256],
        [37, -250],
        [40, -244],
        [40, -184],
        [36, -180],
        [0, -180],
      ],
      machinedSteel,
      { bevel: 1.6 },
    ),
    put(gear({ teeth: 26, radius: 13, depth: 1.6, height: 46 }, steel), [0, -306, 0]),
    put(rod(10, 60, machinedSteel), [0, -312, 0]),
  );
  return seenFrom(group(put(shaft, [0, 0, 0], [0, 0, -90])), {
    a: { azimuth: 40, elevation: 30 },
    b: { azimuth: -44, elevation: 34 },
    c: { azimuth: 40, elevation: 22, at: [330, 0, 0], span: 250 },
  });
};
