/** Tail lamps: coloured lens fields over ribbed bowls in a black housing with its sockets, studs and loom. */
import { CatmullRomCurve3, LatheGeometry, Mesh, type Vector2 } from 'three';
import {
  bowl,
  inFront,
  drum,
  inset,
  panel,
  pillow,
  rounded,
  row,
  skin,
  smoothLoop,
  sweep,
  v2,
  v3,
  wall,
} from '../bodyShapes';
import { blackPlastic, clearGlass, reflector, rubber, tintedGlass, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { box, group, put } from '../shapes';

interface Field {
  line: Vector2[];
  colour: 'red' | 'amber' | 'clear';
  /** middle and radius of the bowl behind it */
  bowl: readonly [number, number, number];
}

const colours = { red: '#8f0008', amber: '#d66200' };

function lamp(outline: Vector2[], fields: Field[], sweptBack: (x: number, y: number) => number) {
  const skinAt = (x: number, y: number) => v3(x, y, sweptBack(x, y));
  const at = (depth: number) => (x: number, y: number) => skinAt(x, y).add(v3(0, 0, -depth));
  const lenses = fields.map(({ line, colour }) =>
    inFront(
      new Mesh(
        panel(inset(line, 1), skinAt, { cell: 4, thick: 3 }),
        colour === 'clear' ? clearGlass : tintedGlass(colours[colour], 0.8),
      ),
      1,
    ),
  );
  const hole = ([x, y, r]: Field['bowl']) =>
    row(60, (i) => v2(x + r * Math.cos((i / 30) * Math.PI), y + r * Math.sin((i / 30) * Math.PI)));
  // the ribs moulded into a lens scatter its light: seen from outside they are a fine grid
  const ribs = fields.map(({ line, bowl: own }) => {
    const fine = (x: number, y: number) =>
      at(9 + 0.9 * Math.abs(Math.sin(x * 0.55)) + 0.9 * Math.abs(Math.sin(y * 0.55)))(x, y);
    return new Mesh(panel(inset(line, 2), fine, { holes: [hole(own)], cell: 2.2, thick: 1 }), reflector);
  });
  const bowls = fields.flatMap(({ bowl: [x, y, r], colour }) => {
    const place = at(9)(x, y);
    // each bowl looks along the bend of the lens
    const lean = Math.atan2(place.x - at(9)(x - 1, y).x, place.z - at(9)(x - 1, y).z) * (180 / Math.PI) - 90;
    const bulb = new Mesh(
      new LatheGeometry([v2(0.01, 8), v2(4, 7), v2(7, 2), v2(7, -12)], 32),
      colour === 'amber' ? tintedGlass('#e8830c') : clearGlass,
    );
    return [
      put(
        group(
          bowl({ rim: r + 1, deep: 20, hole: 7, flutes: 12 }, reflector),
          put(bulb, [0, 0, -8], [90, 0, 0]),
        ),
        [place.x, place.y, place.z],
        [0, lean, 0],
      ),
    ];
  });
  const cover = inFront(
    new Mesh(
      pillow(outline, (x, y, r) => sweptBack(x, y) + 5 - (r > 0.9 ? 260 * (r - 0.9) ** 1.7 : 0), {
        rings: 28,
      }),
      tintedGlass('#f4f8fa', 0.02),
    ),
    2,
  );
  const edge = (x: number, y: number) => sweptBack(x, y) + 5 - 260 * 0.1 ** 1.7;
  const middle = outline.reduce((sum, p) => sum.add(p), v2(0, 0)).divideScalar(outline.length);
  const shrunk = (k: number) => outline.map((p) => p.clone().sub(middle).multiplyScalar(k).add(middle));
  const floor = new Mesh(
    panel(inset(outline, 3), at(11), {
      holes: fields.map((field) => hole(field.bowl)),
      cell: 4,
      thick: 2,
    }),
    blackPlastic,
  );
  const housing = skin(
    wall([
      { line: outline, z: edge },
      { line: inset(outline, -2.5), z: (x, y) => edge(x, y) - 2 },
      { line: inset(outline, -2.5), z: (x, y) => edge(x, y) - 8 },
      { line: inset(outline, 3), z: (x, y) => edge(x, y) - 11 },
      { line: shrunk(0.86), z: (x, y) => sweptBack(x, y) * 0.8 - 62 },
      { line: shrunk(0.76), z: (x, y) => sweptBack(x, y) * 0.6 - 74 },
      { line: shrunk(0.02), z: (x, y) => sweptBack(x, y) * 0.4 - 78 },
    ]),
    blackPlastic,
  );
  const back = (x: number, y: number) => sweptBack(x, y) * 0.5 - 78;
  const sockets = fields.flatMap(({ bowl: [x, y] }) => {
    return [
      put(
        group(
          put(drum(19, 21, 12, blackPlastic), [0, 0, 0], [90, 0, 0]),
          put(drum(14, 14, 12, rubber), [0, 0, -9], [90, 0, 0]),
          put(box(30, 5, 9, rubber), [0, 0, -11], [0, 0, x * 3]),
        ),
        [x * 0.9 + middle.x * 0.1, y * 0.9 + middle.y * 0.1, back(x, y)],
      ),
    ];
  });
  const seats = fields.map(({ bowl }) =>
    v3(bowl[0] * 0.9 + middle.x * 0.1, bowl[1] * 0.9 + middle.y * 0.1, back(bowl[0], bowl[1]) - 20),
  );
  const loomLine = new CatmullRomCurve3(
    seats.flatMap((seat, i) =>
      i
        ? [
            seat
              .clone()
              .lerp(seats[i - 1]!, 0.5)
              .add(v3(10, 6, -12)),
            seat,
          ]
        : [seat],
    ),
  );
  const loom = new Mesh(
    sweep(
      row(10, (i) => v2(3.4 * Math.cos((i * Math.PI) / 5), 3.4 * Math.sin((i * Math.PI) / 5))),
      loomLine,
      { steps: 60, up: v3(0, 0, 1) },
    ),
    rubber,
  );
  const studs = [0.12, 0.42, 0.72].map((t) => {
    const point = shrunk(0.74)[Math.floor(t * outline.length)]!;
    return put(
      group(
        put(drum(3, 3, 36, zinc), [0, 0, -14], [90, 0, 0]),
        put(drum(9, 9, 5, rubber), [0, 0, 0], [90, 0, 0]),
      ),
      [point.x, point.y, back(point.x, point.y) + 2],
    );
  });
  return group(floor, ...ribs, ...bowls, ...lenses, cover, housing, ...sockets, loom, ...studs);
}

const tall = () =>
  lamp(
    smoothLoop(
      [
        [-62, -196],
        [-74, -120],
        [-82, 0],
        [-84, 130],
        [-66, 212],
        [0, 222],
        [58, 206],
        [74, 140],
        [80, 20],
        [86, -110],
        [78, -190],
        [10, -204],
      ],
      180,
    ),
    [
      {
        line: rounded(
          [
            [-74, 88],
            [66, 88],
            [58, 192],
            [0, 208],
            [-64, 198],
          ],
          16,
        ),
        colour: 'red',
        bowl: [-6, 140, 42],
      },
      {
        line: rounded(
          [
            [-74, 0],
            [70, 0],
            [67, 80],
            [-75, 80],
          ],
          8,
        ),
        colour: 'amber',
        bowl: [-4, 40, 34],
      },
      {
        line: rounded(
          [
            [-68, -84],
            [74, -84],
            [71, -8],
            [-73, -8],
          ],
          8,
        ),
        colour: 'clear',
        bowl: [2, -46, 33],
      },
      {
        line: rounded(
          [
            [-54, -184],
            [8, -191],
            [70, -180],
            [75, -92],
            [-66, -92],
          ],
          14,
        ),
        colour: 'red',
        bowl: [6, -136, 40],
      },
    ],
    (x, y) => -0.0022 * (x + 84) ** 2 - 0.0005 * (y + 40) ** 2,
  );

const wide = () =>
  lamp(
    smoothLoop(
      [
        [-214, -62],
        [-218, 0],
        [-206, 58],
        [-110, 74],
        [60, 82],
        [180, 76],
        [222, 48],
        [226, 4],
        [196, -48],
        [120, -80],
        [0, -86],
        [-140, -80],
      ],
      200,
    ),
    [
      {
        line: rounded(
          [
            [-204, -58],
            [-74, -74],
            [-70, -4],
            [-208, -4],
          ],
          12,
        ),
        colour: 'clear',
        bowl: [-138, -38, 30],
      },
      {
        line: rounded(
          [
            [-208, 4],
            [-70, 4],
            [-66, 68],
            [-196, 54],
          ],
          12,
        ),
        colour: 'amber',
        bowl: [-136, 32, 28],
      },
      {
        line: rounded(
          [
            [-60, -76],
            [60, -78],
            [60, 74],
            [-56, 70],
          ],
          12,
        ),
        colour: 'red',
        bowl: [0, -2, 52],
      },
      {
        line: rounded(
          [
            [70, -76],
            [122, -68],
            [188, -42],
            [214, 6],
            [210, 44],
            [176, 66],
            [70, 74],
          ],
          14,
        ),
        colour: 'red',
        bowl: [128, 2, 48],
      },
    ],
    (x, y) => -0.00075 * Math.max(0, x + 214) ** 2 - 0.0012 * y * y,
  );

const lamps = { tall, wide };

export const tailLight: Model<'tail-light'> = (look) =>
  seenFrom(lamps[look](), {
    a: { azimuth: 24, elevation: 10 },
    b: { azimuth: 204, elevation: 16 },
    c:
      look === 'tall'
        ? { azimuth: 14, elevation: 10, at: [0, 60, 0], span: 250 }
        : { azimuth: 14, elevation: 14, at: [50, 0, -20], span: 290 },
  });
