/** Brake drums: a cast bowl, turned where the shoes rub, with wheel bolt holes; some have cooling rings outside. */
import { blackPaint, castIron, machinedSteel } from '../materials';
import { type Model, seenFrom } from '../model';
import { group, hole, holesAround, lyingPlate, disc, onEdge, type Point, put, ring, turned } from '../shapes';

const sizes = {
  'smooth-4': { outer: 112, deep: 58, holes: 4, bore: 30, finned: false },
  'finned-4': { outer: 118, deep: 64, holes: 4, bore: 29, finned: true },
  'finned-5': { outer: 146, deep: 84, holes: 5, bore: 54, finned: true },
  'finned-6': { outer: 156, deep: 88, holes: 6, bore: 56, finned: true },
};

export const brakeDrum: Model<'brake-drum'> = (look) => {
  const { outer, deep, holes, bore, finned } = sizes[look];
  const shell: Point[] = [
    [outer + 7, 0],
    [outer + 7, 9],
    [outer, 11],
    [outer - 1, deep - 13],
    [outer - 10, deep - 2],
    [bore + 46, deep - 1],
    [bore + 42, deep + 4],
    [bore + 12, deep + 4],
    [bore + 12, deep - 4],
    [outer - 14, deep - 10],
    [outer - 11, deep - 14],
    [outer - 11, 0],
  ];
  const whole = group(
    turned(shell, look === 'smooth-4' ? blackPaint : castIron, { closed: true, bevel: 2, segments: 160 }),
    put(ring(outer - 11.6, outer - 10.8, deep - 16, machinedSteel, { bevel: 0, segments: 160 }), [0, 0.6, 0]),
    put(ring(outer - 11, outer + 6.6, 1.2, machinedSteel, { bevel: 0.4, segments: 160 }), [0, -0.4, 0]),
    put(
      lyingPlate(disc(bore + 41), 8, machinedSteel, {
        bevel: 0.8,
        holes: [hole(bore), ...holesAround(holes, bore + 22, 6.4, 90), ...holesAround(2, bore + 22, 4, 45)],
      }),
      [0, deep - 3.4, 0],
    ),
  );
  if (finned)
    for (let y = 16; y < deep - 16; y += 8.5)
      whole.add(put(ring(outer - 3, outer + 5.5, 3.6, castIron, { bevel: 1, segments: 160 }), [0, y, 0]));
  return seenFrom(onEdge(whole, outer + 7, 16), {
    a: { azimuth: 36, elevation: 16 },
    b: { azimuth: -146, elevation: 8 },
    c: { azimuth: 58, elevation: 26, at: [20, outer * 1.35, 30], span: outer * 1.35 },
  });
};
