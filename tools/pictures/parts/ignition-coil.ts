/** Ignition coils: the pencil that sits on its plug, and the pack with four towers and a laminated core. */
import { type Print } from '../../../demo/erp/data/prints';
import { row } from '../bodyShapes';
import { blackPlastic, brass, label, plastic, rubber, steel, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import {
  box,
  coil,
  disc,
  group,
  hole,
  lyingPlate,
  outline,
  put,
  ring,
  rod,
  sheet,
  socket,
  turned,
} from '../shapes';

const resin = plastic('#232222', 0.25);

function pencil(print?: Print | null) {
  const head = outline(
    [
      [-24, -17],
      [16, -17],
      [24, -10],
      [24, 10],
      [16, 17],
      [-24, 17],
    ],
    5,
  );
  const ear = outline(
    [
      [-46, -9],
      [-20, -14],
      [-20, 14],
      [-46, 9],
      [-53, 0],
    ],
    6,
  );
  const whole = group(
    lyingPlate(head, 30, blackPlastic, { bevel: 1.4 }),
    put(
      lyingPlate(
        outline(
          [
            [-18, -12],
            [12, -12],
            [18, -7],
            [18, 7],
            [12, 12],
            [-18, 12],
          ],
          4,
        ),
        2,
        resin,
      ),
      [0, 29.2, 0],
    ),
    put(lyingPlate(ear, 9, blackPlastic, { bevel: 1, holes: [hole(5, -40, 0)] }), [0, 4, 0]),
    put(ring(3.4, 5, 10.4, brass), [-40, 3.4, 0]),
    put(socket(3), [22, 14, 0], [0, 0, -68]),
    put(box(3, 24, 24, blackPlastic, 1), [-22, 16, 0]),
    put(sheet(22, 12, label({ ...print, ratio: 22 / 12 })), [-2, 31.4, 0], [-90, 0, 0]),
    // the core's tube, its steel sleeve, then the boot
    put(
      turned(
        [
          [0, -96],
          [11.5, -96],
          [11.5, -14],
          [15, -10],
          [15, 0],
          [0, 0],
        ],
        blackPlastic,
        { bevel: 1 },
      ),
      [0, 0, 0],
    ),
    put(ring(11.4, 12.2, 62, steel), [0, -84, 0]),
    turned(
      [
        [6, -150],
        [8.6, -154],
        [10.4, -154],
        [11, -150],
        [11, -142],
        [9.6, -139],
        [9.6, -118],
        [12.6, -112],
        [13.6, -104],
        [13.6, -94],
        [12.4, -91],
        [11, -90],
      ],
      rubber,
      { bevel: 1 },
    ),
    ...row(4, (i) => put(ring(9.4, 10.3, 1.8, rubber), [0, -136 + i * 4.6, 0])),
    put(coil({ turns: 6, height: 14, radius: 3.6, wire: 0.5 }, zinc), [0, -150, 0]),
  );
  return group(put(whole, [0, 0, 0], [0, 0, 74]));
}

function pack(print?: Print | null) {
  const body = outline(
    [
      [-62, -34],
      [62, -34],
      [62, 30],
      [40, 38],
      [-40, 38],
      [-62, 30],
    ],
    6,
  );
  const tower = () =>
    group(
      turned(
        [
          [14, 0],
          [13, 4],
          [10.4, 8],
          [9.6, 30],
          [8, 31.5],
          [7, 31],
          [7, 10],
          [0, 10],
        ],
        blackPlastic,
        { bevel: 0.8 },
      ),
      put(rod(3, 15, brass), [0, 10, 0]),
    );
  return group(
    lyingPlate(body, 42, blackPlastic, { bevel: 2.2 }),
    put(
      lyingPlate(
        outline(
          [
            [-56, -28],
            [56, -28],
            [56, 26],
            [36, 32],
            [-36, 32],
            [-56, 26],
          ],
          5,
        ),
        3,
        resin,
      ),
      [0, 40.5, 0],
    ),
    ...row(4, (i) => put(tower(), [-42 + i * 28, 42, i % 2 ? -12 : 12])),
    // the laminated core goes round the middle
    ...row(11, (i) => put(box(150, 1.5, 20, steel, 0.2), [0, 10 + i * 2.05, 0])),
    ...[-1, 1].flatMap((side) => [
      put(
        lyingPlate(
          outline(
            [
              [-14, -12],
              [14, -12],
              [14, 12],
              [-14, 12],
            ],
            5,
          ),
          6,
          blackPlastic,
          { holes: [hole(4.4)] },
        ),
        [side * 74, 8, -2],
      ),
      put(ring(4.4, 6.6, 9, brass), [side * 74, 6.6, -2]),
    ]),
    put(socket(4), [0, 20, 34], [90, 0, 0]),
    put(lyingPlate(disc(3), 2, zinc), [0, 42, 0]),
    put(sheet(50, 22, label({ ...print, ratio: 50 / 22 })), [-28, 14, 34.6]),
  );
}

const coils = { pencil, pack };

export const ignitionCoil: Model<'ignition-coil'> = (look, print) =>
  seenFrom(
    coils[look](print),
    look === 'pencil'
      ? {
          a: { azimuth: 26, elevation: 26 },
          b: { azimuth: -150, elevation: 26 },
          c: { azimuth: 40, elevation: 36, at: [-12, 4, 0], span: 90 },
        }
      : { c: { azimuth: 20, elevation: 50, span: 120, at: [0, 40, 0] } },
  );
