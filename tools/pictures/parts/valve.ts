/** Valves, eight in two rows that stand on their heads. The exhaust's are smaller and of darker steel. */
import { chrome, graphite, machinedSteel, smoothAluminium, surface } from '../materials';
import { type Model, seenFrom } from '../model';
import { group, type Point, put, ring, turned } from '../shapes';

/** Exhaust valves are of a steel that is drawn dark by its heat treatment. */
const heatproof = surface(
  { color: '#8d8378', metalness: 1, roughness: 0.36 },
  { grain: [1, 0.02], patches: [16, 0.4, 0.25] },
);

/** Stands on its face. */
function poppet(head: number, isExhaust: boolean) {
  const steel = isExhaust ? heatproof : machinedSteel;
  const neck: Point[] = [
    [0, isExhaust ? 1.4 : 0.6],
    [head * 0.5, isExhaust ? 1.2 : 0.5],
    [head * 0.72, 0],
    [head - 0.6, 0],
    [head, 0.6],
    [head, 2.2],
    [head - 2.6, 4.6],
    [head - 4.4, 5.4],
    [head * 0.62, 7.4],
    [head * 0.42, 10.4],
    [head * 0.29, 15],
    [head * 0.215, 21],
    [3.2, 29],
    [3, 34],
  ];
  const stem: Point[] = [
    [3, 34],
    [3, 100],
    [2.4, 101],
    [2.4, 102],
    [3, 103],
    [3, 104],
    [2.4, 105],
    [2.4, 106],
    [3, 107],
    [3, 110],
    [2.2, 111],
    [0, 111],
  ];
  return group(
    turned(neck, steel, { bevel: 0.4 }),
    turned(stem, chrome, { bevel: 0.25, segments: 48 }),
    // the seat is ground bright
    turned(
      [
        [head + 0.02, 2.1],
        [head - 2.5, 4.62],
      ],
      smoothAluminium,
      { bevel: 0 },
    ),
    put(ring(3, 3.1, 6, graphite, { bevel: 0 }), [0, 34, 0]),
  );
}

export const valve: Model<'valve'> = (look) => {
  const isExhaust = look === 'exhaust';
  const head = isExhaust ? 14.5 : 17.5;
  const all = Array.from({ length: 8 }, (_, index) => {
    const column = index % 4;
    const isBehind = index >= 4;
    return put(poppet(head, isExhaust), [(column - 1.5) * 44 + (isBehind ? 22 : 0), 0, isBehind ? -34 : 22]);
  });
  return seenFrom(group(...all), {
    a: { azimuth: 18, elevation: 24 },
    b: { azimuth: -140, elevation: 26 },
    c: { azimuth: -46, elevation: 40 },
  });
};
