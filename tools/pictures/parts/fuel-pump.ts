/** Fuel pumps: the module that hangs in the tank, with its float, and one for the line. */
import { type Print } from '../../../demo/erp/data/prints';
import { moulded, roundSection, labelsAlong } from '../engineShapes';
import {
  blackPlastic,
  brass,
  copper,
  label,
  plastic,
  rubber,
  smoothAluminium,
  steel,
  translucentPlastic,
  zinc,
} from '../materials';
import { type Model, seenFrom } from '../model';
import {
  around,
  box,
  coil,
  disc,
  group,
  hex,
  lyingPlate,
  put,
  ring,
  rod,
  socket,
  thread,
  tube,
  turned,
} from '../shapes';

const white = plastic('#d9d7cf', 0.5);

/** Stands in its pot; the flange that closes the tank on top. */
function module() {
  const pot = moulded(
    [
      [0.01, 1],
      [56, 0],
      [58, 2],
      [58, 78],
      [60, 79],
      [60, 82],
      [57, 82],
      [56.5, 40],
    ],
    (distance, y, angle) =>
      distance - (y > 3 && y < 78 && distance > 57 && Math.cos(angle * 9) > 0.86 ? 2 : 0),
    270,
    white,
  );
  const flange = group(
    turned(
      [
        [0, 0],
        [58, 0],
        [64, 2],
        [64, 5],
        [60, 6],
        [58, 10],
        [50, 12],
        [0, 12],
      ],
      blackPlastic,
      { bevel: 1 },
    ),
    turned(roundSection(61, 2.6, 0), rubber, { closed: true, bevel: 0 }),
    around(12, () => put(box(16, 4, 2, blackPlastic, 0.6), [46, 13, 0])),
    put(lyingPlate(disc(24), 7, blackPlastic), [-14, 11, 8]),
    put(socket(4), [-14, 17, 8], [0, 20, 0]),
    // the pipes: a bend each, with the catch of a quick coupling
    ...[-1, 1].map((side) =>
      group(
        tube(
          [
            [26, 8, side * 16],
            [26, 26, side * 16],
            [30, 33, side * 18],
            [44, 35, side * 26],
            [66, 35, side * 38],
          ],
          4.4,
          blackPlastic,
        ),
        put(
          turned(roundSection(4.4, 1.2), blackPlastic, { closed: true, bevel: 0 }),
          [56, 35, side * 32.6],
          [0, side * -30, 90],
        ),
        put(rod(8, 12, blackPlastic), [26, 8, side * 16]),
      ),
    ),
  );
  const high = 142;
  return group(
    pot,
    put(rod(55, 1, plastic('#b9b7ae')), [0, 62, 0]),
    // inside: the pump itself, its strainer's hose, the regulator
    put(rod(19, 62, zinc), [-14, 48, 6]),
    put(rod(20, 12, blackPlastic), [-14, 106, 6]),
    put(rod(16, 26, white), [26, 60, -18]),
    tube(
      [
        [-14, 114, 6],
        [-12, 128, 4],
        [10, 126, -10],
        [24, 132, -16],
        [26, high, -16],
      ],
      4.6,
      translucentPlastic('#e9e6dc', 0.85),
    ),
    // rods with their springs let the flange give way
    ...[-1, 1].map((side) =>
      group(
        put(rod(4, 76, smoothAluminium), [side * 44, 70, -16]),
        put(coil({ turns: 9, height: 52, radius: 6.6, wire: 0.9 }, steel), [side * 44, 88, -16]),
        put(rod(8, 8, white), [side * 44, 80, -16]),
      ),
    ),
    // wires
    tube(
      [
        [-8, 118, 8],
        [-2, 130, 20],
        [-10, 138, 16],
        [-12, high, 8],
      ],
      1.3,
      plastic('#b3261e'),
    ),
    tube(
      [
        [-18, 118, 8],
        [-26, 130, 22],
        [-20, 138, 18],
        [-16, high, 8],
      ],
      1.3,
      plastic('#1a1a1b'),
    ),
    tube(
      [
        [20, 58, 52],
        [10, 96, 50],
        [0, 124, 30],
        [-8, high, 8],
      ],
      1.2,
      plastic('#c9a227'),
    ),
    // the level's float on its wire
    put(box(26, 34, 5, white, 1.4), [16, 52, 59]),
    put(box(18, 16, 1.2, copper, 0.3), [16, 56, 62]),
    put(rod(4, 5, brass), [16, 46, 61], [90, 0, 0]),
    tube(
      [
        [16, 46, 65],
        [40, 40, 66],
        [78, 32, 68],
        [106, 26, 68],
        [108, 26, 60],
      ],
      1.4,
      zinc,
    ),
    put(box(40, 17, 22, plastic('#202123', 0.7), 4), [112, 25, 62], [0, 0, -12]),
    put(flange, [0, high, 0]),
  );
}

const inline = (print?: Print | null) =>
  group(
    turned(
      [
        [0, 0],
        [16, 0],
        [20, 2],
        [21, 5],
        [21, 9],
        [19.6, 11],
        [19.6, 112],
        [21, 114],
        [21, 118],
        [19, 121],
        [0, 122],
      ],
      smoothAluminium,
      { bevel: 0.8 },
    ),
    // the rubber sleeve it is clamped by
    turned(
      [
        [19.6, 28],
        [23, 28],
        [24.4, 30],
        [24.4, 34],
        [23, 36],
        [23, 84],
        [24.4, 86],
        [24.4, 90],
        [23, 92],
        [19.6, 92],
      ],
      rubber,
      { bevel: 0.8 },
    ),
    labelsAlong(23.1, [39, 81], 84, label({ ...print, ratio: 1.25 })),
    // outlet: a thread with its nut; inlet: a pipe
    put(rod(9, 8, zinc), [0, 121, 0]),
    put(hex(17, 8, zinc), [0, 127, 0]),
    put(thread(6, 18, brass), [0, 134, 0]),
    put(rod(8, 26, zinc), [0, -25, 0]),
    put(ring(8, 9.4, 3, zinc), [0, -22, 0]),
    // terminals
    ...[-1, 1].map((side) =>
      group(
        put(rod(4.4, 3, side > 0 ? plastic('#a5231c') : blackPlastic), [side * 11, 120, 6]),
        put(thread(2.4, 13, zinc), [side * 11, 122, 6]),
        put(hex(8, 4, zinc), [side * 11, 126, 6]),
      ),
    ),
  );

export const fuelPump: Model<'fuel-pump'> = (look, print) =>
  look === 'module'
    ? seenFrom(module(), {
        a: { azimuth: 26, elevation: 18 },
        c: { azimuth: 20, elevation: 40, at: [0, 130, 0], span: 190 },
      })
    : seenFrom(group(put(group(inline(print)), [0, 0, 0], [0, 0, -90])), {
        a: { azimuth: 34, elevation: 26 },
        c: { azimuth: 64, elevation: 24 },
      });
