/** Spark plugs, four: strap and electrode, rolled thread, gasket, hexagon, crimped shell, glazed ribs, terminal. */
import { type Print } from '../../../demo/erp/data/prints';
import { row, wrapAlong } from '../bodyShapes';
import { brass, ceramic, label, smoothAluminium, steel, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { group, hex, put, rod, thread, tube, turned } from '../shapes';

function plug(fine: boolean, words?: Print | null) {
  const wire = fine ? 0.45 : 1.3;
  const letters = label({
    text: words?.text.toUpperCase(),
    colour: '#f1f0ec',
    accent: '#b81e1e',
    ratio: 20 / 9,
  });
  const strap = put(
    group(
      tube(
        [
          [5.6, 4, 0],
          [5.6, 1, 0],
          [5.5, -1.2, 0],
          [4.6, -2.7, 0],
          [3, -3.1, 0],
          [0.6, -3.1, 0],
          [-1.2, -3.1, 0],
        ],
        1.1,
        zinc,
        80,
      ),
    ),
    [0, 0, 0],
    [0, 40, 0],
  );
  const insulator = turned(
    [
      [0, 40],
      [7, 40],
      [7, 45],
      [5.9, 47],
      ...row(
        5,
        (i) =>
          [
            [5.3, 47.6 + i * 3],
            [6.4, 48.4 + i * 3],
            [6.4, 49.4 + i * 3],
            [5.3, 50.2 + i * 3],
          ] as const,
      ).flat(),
      [5.3, 84],
      [4.4, 86],
      [0, 86],
    ],
    ceramic,
    { bevel: 0.35, segments: 72 },
  );
  return group(
    strap,
    put(rod(wire, 4, fine ? smoothAluminium : zinc, { bevel: 0.1 }), [0, -1.6, 0]),
    turned(
      [
        [0, 1.6],
        [1.6, 1.6],
        [2.6, 4],
        [2.6, 6],
        [0, 6],
      ],
      ceramic,
      { segments: 48 },
    ),
    turned(
      [
        [4.6, 5],
        [4.6, 2.9],
        [6.6, 2.9],
        [6.6, 5],
      ],
      zinc,
      { segments: 64 },
    ),
    put(thread(7, 19, zinc, 1.25), [0, 3.4, 0]),
    turned(
      [
        [6, 22.2],
        [9, 22.2],
        [9.6, 23],
        [9.6, 24],
        [9, 24.8],
        [6, 24.8],
      ],
      steel,
      { segments: 72 },
    ),
    turned(
      [
        [0, 24.6],
        [9.6, 24.6],
        [10, 25.4],
        [10, 29],
        [0, 29],
      ],
      zinc,
      { segments: 72 },
    ),
    put(hex(16, 11, zinc), [0, 28.6, 0]),
    turned(
      [
        [0, 39],
        [8.2, 39],
        [8.6, 42],
        [8, 44.2],
        [7, 44.8],
        [0, 44.8],
      ],
      zinc,
      { segments: 72 },
    ),
    insulator,
    put(wrapAlong(5.36, 20, 96, letters), [0, 63.4, 0]),
    turned(
      [
        [0, 86],
        [2.8, 86],
        [2.8, 87.5],
        [3.3, 88],
        [3.3, 90.6],
        [2.2, 91.6],
        [2.2, 93],
        [3.2, 94],
        [3.2, 96.6],
        [2.2, 97.4],
        [0, 97.4],
      ],
      fine ? brass : smoothAluminium,
      { bevel: 0.25, segments: 48 },
    ),
  );
}

/** Lying on the counter, turned so that its letters look up to the camera. */
const lying = (fine: boolean, z: number, roll: number, words?: Print | null) =>
  put(group(put(plug(fine, words), [0, 0, 0], [0, roll, 0])), [0, 10, z], [0, 0, -90]);

export const sparkPlug: Model<'spark-plug'> = (look, print) => {
  const isFine = look === 'iridium';
  const set = group(...row(4, (i) => lying(isFine, (i - 1.5) * 27, -30 - i * 4, print)));
  return seenFrom(group(put(set, [-46, 0, 0], [0, 0, 0])), {
    a: { azimuth: 42, elevation: 34 },
    b: { azimuth: -130, elevation: 34 },
    c: { azimuth: -38, elevation: 32, at: [-36, 10, 10], span: 70 },
  });
};
