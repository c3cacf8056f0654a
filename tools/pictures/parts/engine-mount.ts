/** Engine mounts: a rubber block in a cast bracket, and a hydraulic one in its can. */
import { type Print } from '../../../demo/erp/data/prints';
import { banded, elastomer } from '../engineShapes';
import { aluminium, blackPaint, label, machinedSteel, smoothAluminium, steel, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import {
  around,
  bolt,
  box,
  group,
  hole,
  lyingPlate,
  nut,
  outline,
  plate,
  put,
  ring,
  thread,
  turned,
  wrap,
} from '../shapes';

/** Stands on its foot, its bush to the front: a sleeve held by four rubber arms in a cast ring. */
function bracket() {
  const rubber = elastomer('#252527');
  const eye = 42;
  const arms = [38, 142, 218, 322].map((angle) =>
    put(group(put(box(30, 17, 40, rubber, 4), [24, 0, 0])), [0, 0, 0], [0, 0, angle]),
  );
  const bush = group(
    put(ring(34, eye, 52, aluminium, { bevel: 1.4 }), [0, 0, -26], [90, 0, 0]),
    put(ring(33, 36, 54, steel, { bevel: 0.6 }), [0, 0, -27], [90, 0, 0]),
    put(ring(31, 34, 46, rubber, { bevel: 1 }), [0, 0, -23], [90, 0, 0]),
    ...arms,
    put(ring(6.2, 15, 62, machinedSteel, { bevel: 0.8 }), [0, 0, -31], [90, 0, 0]),
    put(ring(14, 19, 44, rubber, { bevel: 2 }), [0, 0, -22], [90, 0, 0]),
    // stops of rubber above and below
    put(box(22, 12, 42, rubber, 3), [0, 27, 0]),
    put(box(22, 12, 42, rubber, 3), [0, -27, 0]),
  );
  const foot = banded([-62, -16, 12], [62, -16, 12], [-62, 16, 12], [62, 16, 12]);
  const gusset = outline(
    [
      [-60, 0],
      [60, 0],
      [40, 48],
      [28, 62],
      [-28, 62],
      [-40, 48],
    ],
    5,
  );
  const places = [
    [-60, -14],
    [60, -14],
    [-60, 14],
    [60, 14],
  ] as const;
  return group(
    lyingPlate(foot, 12, aluminium, { bevel: 1.8, holes: places.map(([x, y]) => hole(6, x, y)) }),
    ...places.map(([x, y]) => put(ring(6, 10.5, 1, smoothAluminium, { bevel: 0.3 }), [x, 11.6, -y])),
    put(plate(gusset, 9, aluminium, { bevel: 2, holes: [hole(eye - 2, 0, 62)] }), [0, 6, -20]),
    put(plate(gusset, 9, aluminium, { bevel: 2, holes: [hole(eye - 2, 0, 62)] }), [0, 6, 11]),
    put(box(74, 26, 34, aluminium, 3), [0, 18, 0]),
    // the arm to the gearbox
    put(
      lyingPlate(banded([0, 0, 18], [62, 10, 15]), 15, aluminium, { bevel: 2.4, holes: [hole(6.5, 62, 10)] }),
      [34, 92, 0],
      [0, 0, -14],
    ),
    put(bush, [0, 68, 0]),
    put(bolt(12, 40), [94, 92, -10], [0, 0, -14]),
  );
}

/** Stands on its stud's flange: a can filled with fluid, the rubber bulging under its cap. */
function hydraulic(print?: Print | null) {
  return group(
    put(thread(6, 26, zinc), [0, -26, 0]),
    put(nut(12, 0), [0, -24, 0]),
    turned(
      [
        [0, -2],
        [30, -2],
        [40, 2],
        [44, 8],
        [44, 40],
        [48, 42],
        [49, 45],
        [49, 49],
        [47, 51],
        [44, 50],
      ],
      blackPaint,
      { bevel: 1.4 },
    ),
    // rubber cone
    turned(
      [
        [46, 48],
        [45, 53],
        [39, 58],
        [31, 66],
        [27, 74],
        [27, 79],
        [24, 81],
        [0, 81],
      ],
      elastomer('#252527'),
      { bevel: 2.2 },
    ),
    turned(
      [
        [0, 79],
        [23, 79],
        [25, 80],
        [25, 87],
        [23, 89],
        [0, 89],
      ],
      smoothAluminium,
      { bevel: 0.9 },
    ),
    // the upper bracket, pressed of sheet, with its stop
    put(
      plate(
        outline(
          [
            [-58, 0],
            [-58, 46],
            [-40, 60],
            [40, 60],
            [58, 46],
            [58, 0],
            [52, 0],
            [52, 43],
            [37, 54],
            [-37, 54],
            [-52, 43],
            [-52, 0],
          ],
          6,
        ),
        34,
        blackPaint,
        { bevel: 1 },
      ),
      [0, 44, -17],
    ),
    ...[-1, 1].map((side) =>
      put(
        lyingPlate(banded([0, -12, 14], [0, 12, 14], [24, 0, 13]), 6, blackPaint, {
          bevel: 1,
          holes: [hole(6, 24, 0)],
        }),
        [side * 50, 40, 0],
        [0, side < 0 ? 180 : 0, 0],
      ),
    ),
    ...[-1, 1].map((side) => put(ring(6, 10, 1, zinc, { bevel: 0.2 }), [side * 74, 45.6, 0])),
    put(nut(12, 20), [0, 104, 0]),
    put(ring(6, 17, 2.4, zinc), [0, 103, 0]),
    put(wrap(44.1, 22, 70, label({ ...print, colour: '#e8e7e2', ratio: 2.4 })), [0, 13, 0], [0, 30, 0]),
    // the pin that keeps it from turning
    around(1, () => put(bolt(6, 8), [34, 104, 0]), 200),
  );
}

export const engineMount: Model<'engine-mount'> = (look, print) =>
  seenFrom(look === 'bracket' ? bracket() : hydraulic(print), { c: { azimuth: 8, elevation: 30 } });
