/** Radiator fans: a shroud with round mouths, bent blades in their ring, motor on struts, plug on its lead. */
import { Mesh, TorusGeometry, type Object3D } from 'three';
import { bent, flange, panel, rounded, row, skin, v2, v3 } from '../bodyShapes';
import { blackPlastic, plastic, rubber, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import {
  around,
  bolt,
  box,
  group,
  hole,
  outline,
  plate,
  put,
  ring,
  rod,
  socket,
  tube,
  turned,
} from '../shapes';

const moulded = plastic('#202123', 0.5);

/** One blade: swept forward, its pitch easing towards the tip. */
function blade(inner: number, outer: number) {
  return bent(
    (u, v) => {
      const far = inner + (outer - inner) * u;
      const chord = (0.46 - 0.1 * u) * (v - 0.5);
      const sweep = -0.42 * u * u + chord;
      const pitch = 0.62 - 0.22 * u;
      const camber = 7 * (1 - (2 * v - 1) ** 2);
      return v3(far * Math.cos(sweep), far * Math.sin(sweep), far * chord * pitch * 1.5 + camber);
    },
    { nu: 28, nv: 14, thick: 2.6 },
  );
}

const circle = (x: number, r: number) =>
  row(120, (i) => v2(x + r * Math.cos((i / 60) * Math.PI), r * Math.sin((i / 60) * Math.PI)));

/** The wheel and its motor, its front to +z. */
function wheel(r: number, blades: number): Object3D {
  const hub = turned(
    [
      [r * 0.27, -6],
      [r * 0.3, -6],
      [r * 0.3, 18],
      [r * 0.29, 22],
      [r * 0.24, 26],
      [0, 26],
    ],
    moulded,
    { bevel: 1.6 },
  );
  return group(
    put(hub, [0, 0, 0], [90, 0, 0]),
    put(
      around(8, () => put(box(r * 0.18, 2.4, 3, moulded, 0.8), [r * 0.17, 26, 0])),
      [0, 0, 0],
      [90, 0, 0],
    ),
    put(
      turned(
        [
          [0, 0],
          [7, 0],
          [7, 4],
          [0, 5],
        ],
        zinc,
      ),
      [0, 0, 26],
      [90, 0, 0],
    ),
    ...row(blades, (i) =>
      put(skin(blade(r * 0.28, r * 0.95), moulded), [0, 0, 4], [0, 0, (i * 360) / blades]),
    ),
    put(ring(r * 0.945, r * 0.965, 26, moulded, { bevel: 0.8 }), [0, 0, -8], [90, 0, 0]),
  );
}

const motor = (r: number) =>
  group(
    put(
      turned(
        [
          [0, -52],
          [10, -52],
          [14, -48],
          [r * 0.22, -44],
          [r * 0.25, -40],
          [r * 0.25, -8],
          [0, -8],
        ],
        zinc,
        { bevel: 1.6 },
      ),
      [0, 0, 0],
      [90, 0, 0],
    ),
    put(ring(r * 0.25, r * 0.31, 6, moulded), [0, 0, -26], [90, 0, 0]),
    ...row(3, (i) =>
      put(group(put(bolt(6, 6), [r * 0.28, 0, 0], [-90, 0, 0])), [0, 0, -26], [0, 0, i * 120]),
    ),
  );

function shroud(centres: readonly number[], r: number, width: number, height: number): Object3D {
  const outlineOf = rounded(
    [
      [-width / 2, -height / 2],
      [width / 2, -height / 2],
      [width / 2, height / 2],
      [-width / 2, height / 2],
    ],
    26,
    10,
  );
  // the plate slopes from the radiator's edge to each mouth
  const slope = (x: number, y: number) => {
    const near = Math.min(...centres.map((at) => Math.hypot(x - at, y)));
    const edge = Math.min(width / 2 - Math.abs(x), height / 2 - Math.abs(y));
    const up = Math.min(1, Math.max(0, edge / 34));
    return v3(x, y, 34 * up * up * (3 - 2 * up) - Math.max(0, near - r) * 0.05);
  };
  const mouths = centres.map((x) => circle(x, r));
  const plateMesh = new Mesh(panel(outlineOf, slope, { holes: mouths, cell: 6, thick: 3 }), moulded);
  const skirts = mouths.map((line) => skin(flange(line, slope, 40), moulded));
  const lips = centres.map((x) => put(new Mesh(new TorusGeometry(r + 1, 3, 12, 120), moulded), [x, 0, 33]));
  const wall = skin(flange(outlineOf, slope, 16), moulded);
  const struts = centres.flatMap((x) =>
    row(6, (i) =>
      put(
        group(put(box(r * 0.76, 5, 16, moulded, 1.6), [r * 0.64, 0, 0], [0, 0, 0])),
        [x, 0, 0],
        [0, 0, 20 + i * 60],
      ),
    ),
  );
  const ears = [-1, 1].flatMap((side) =>
    [-0.36, 0.36].map((y) =>
      put(
        plate(
          outline(
            [
              [-16, -14],
              [16, -14],
              [16, 14],
              [-16, 14],
            ],
            7,
          ),
          5,
          moulded,
          { holes: [hole(4.6, side * 6, 0)] },
        ),
        [side * (width / 2 + 8), y * height, 0],
      ),
    ),
  );
  const webs = centres.flatMap((x) =>
    row(10, (i) =>
      put(group(put(box(14, 3, 8, moulded, 1), [r + 9, 0, 34])), [x, 0, 0], [0, 0, 18 + i * 36]),
    ),
  );
  return group(plateMesh, ...skirts, ...lips, wall, ...struts, ...ears, ...webs);
}

const fans = {
  single: { centres: [0], r: 168, width: 410, height: 384 },
  double: { centres: [-172, 172], r: 150, width: 690, height: 350 },
};

export const fan: Model<'fan'> = (look) => {
  const { centres, r, width, height } = fans[look];
  const wheels = centres.flatMap((x, i) => [
    put(wheel(r, look === 'single' ? 7 : 5 + 2 * i), [x, 0, 16], [0, 0, 17 + i * 31]),
    put(motor(r), [x, 0, 8]),
  ]);
  const leads = centres.map((x) =>
    group(
      tube(
        [
          [x + 20, -20, -30],
          [x + 60, -60, -22],
          [x + 90, -r * 0.8, -14],
          [x + 70, -height / 2 + 8, -16],
          [x + 20, -height / 2 - 6, -22],
        ],
        4,
        rubber,
      ),
      put(socket(2, blackPlastic), [x + 22, -height / 2 - 4, -22], [0, 0, 100]),
    ),
  );
  const clip = put(rod(5, 4, zinc), [0, -height / 2 + 4, 0]);
  return seenFrom(group(shroud(centres, r, width, height), ...wheels, ...leads, clip), {
    a: { azimuth: 28, elevation: 14 },
    b: { azimuth: 206, elevation: 16 },
    c: { azimuth: 26, elevation: 18, at: [centres.at(-1)!, 0, 20], span: r * 1.6 },
  });
};
