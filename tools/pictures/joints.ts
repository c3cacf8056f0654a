/** What the jointed parts of steering and suspension share. */
import { type Group, type Material } from 'three';
import { gold, machinedSteel, rubber, steel, zinc } from './materials';
import { around, box, group, hex, hoop, put, ring, rod, thread, turned } from './shapes';

/** A ball joint looking up: its rubber boot from y = 0, the tapered stud with its thread and castle nut. */
export function studAndBoot(size = 1, withNut = true): Group {
  const s = size;
  const boot = turned(
    [
      [15 * s, 0],
      [17 * s, 2 * s],
      [17.5 * s, 6 * s],
      [14.5 * s, 9 * s],
      [15.5 * s, 12 * s],
      [12 * s, 15.5 * s],
      [9.2 * s, 17 * s],
      [9 * s, 20 * s],
      [6.5 * s, 20.5 * s],
    ],
    rubber,
    { bevel: 1.6 * s, segments: 64 },
  );
  const stud = turned(
    [
      [0, 12 * s],
      [8 * s, 14 * s],
      [8 * s, 20 * s],
      [6.6 * s, 36 * s],
      [0, 36 * s],
    ],
    machinedSteel,
    { bevel: 0.4, segments: 48 },
  );
  const parts = group(
    boot,
    put(hoop(16.6 * s, 0.7 * s, zinc), [0, 2.2 * s, 0], [90, 0, 0]),
    put(hoop(9.2 * s, 0.6 * s, zinc), [0, 18.4 * s, 0], [90, 0, 0]),
    stud,
    put(thread(6.2 * s, 20 * s, zinc, 1.5 * s), [0, 35 * s, 0]),
  );
  if (withNut) parts.add(put(castleNut(s), [0, 37 * s, 0]));
  return parts;
}

function castleNut(s: number): Group {
  return group(
    rod(10.5 * s, 1.6 * s, gold),
    put(hex(18 * s, 8 * s, gold), [0, 1.2 * s, 0]),
    around(6, () => put(box(4.4 * s, 4.5 * s, 4.6 * s, gold, 0.6), [6.7 * s, 10.6 * s, 0]), 30),
  );
}

/** A rubber bush in a steel eye, its axis along y, its middle at y = 0. */
export function bush(
  { eye, sleeve, bore, long }: { eye: number; sleeve: number; bore: number; long: number },
  eyeMaterial: Material = steel,
): Group {
  const half = long / 2;
  return group(
    put(ring(eye - 4, eye, long * 0.84, eyeMaterial, { bevel: 1.2 }), [0, -half * 0.84, 0]),
    turned(
      [
        [eye - 3.8, -half * 0.78],
        [eye - 3.8, half * 0.78],
        [eye - 7, half * 0.7],
        [(eye + sleeve) / 2 - 1, half * 0.5],
        [sleeve + 2, half * 0.86],
        [sleeve - 0.5, half * 0.9],
        [sleeve - 0.5, -half * 0.9],
        [sleeve + 2, -half * 0.86],
        [(eye + sleeve) / 2 - 1, -half * 0.5],
        [eye - 7, -half * 0.7],
      ],
      rubber,
      { closed: true, bevel: 1.2, segments: 72 },
    ),
    put(ring(bore, sleeve, long, zinc, { bevel: 0.6, segments: 48 }), [0, -half, 0]),
  );
}
