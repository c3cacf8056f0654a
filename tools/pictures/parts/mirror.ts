/** A door mirror: black shell with a painted cap and indicator, glass behind, arm and sail plate to the door. */
import { CatmullRomCurve3, Mesh, type Vector2 } from 'three';
import { drum, flange, panel, pillow, row, skin, smoothLoop, sweep, v2, v3, wall } from '../bodyShapes';
import { blackPlastic, chrome, paint, bodyPaint, plastic, rubber, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { group, put } from '../shapes';

const size = { x: 128, y: 84, z: 92 };
const norm = (x: number, y: number) =>
  (Math.abs(x / size.x) ** 2.7 + Math.abs(y / size.y) ** 2.7) ** (1 / 2.7);

/** The shell's flat pattern to its dome: distance from the middle becomes the angle at which the skin leans back. */
function dome(more: number) {
  return (x: number, y: number) => {
    const r = Math.max(norm(x, y), 1e-4);
    const spread = Math.sin((r * Math.PI) / 2) / r;
    const z = (size.z + more) * Math.cos((r * Math.PI) / 2) ** 0.8;
    // the outer end is lower and swept back
    const taper = 1 - 0.1 * (x / size.x);
    return v3(x * spread * (1 + more / 130), y * spread * taper * (1 + more / 90) - 0.05 * x, z - 0.16 * x);
  };
}

const squircle = (scale: number): Vector2[] =>
  row(96, (i) => {
    const turn = -(i / 96) * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const reach = scale / norm(c, s);
    return v2(c * reach, s * reach);
  });

const paints = { black: '#0c0d0e', silver: '#a9adb1', white: '#eceded', red: '#a30d16' };

export const mirror: Model<'mirror'> = (look) => {
  const shell = new Mesh(panel(squircle(0.985), dome(0), { cell: 5, thick: 3 }), blackPlastic);
  const capLine = smoothLoop(
    [
      [-118, -18],
      [-60, -30],
      [20, -27],
      [84, -12],
      [119, 4],
      [112, 48],
      [78, 71],
      [0, 79],
      [-80, 73],
      [-114, 48],
      [-122, 14],
    ],
    140,
  );
  const cap = new Mesh(
    panel(capLine, dome(2.2), { cell: 4, thick: 3 }),
    bodyPaint(paints[look], look === 'silver' ? 0.7 : 0.1),
  );
  const blink = smoothLoop(
    [
      [-64, -38],
      [10, -37],
      [78, -22],
      [112, -6],
      [117, -14],
      [84, -32],
      [14, -49],
      [-60, -48],
    ],
    140,
  );
  const indicator = new Mesh(panel(blink, dome(1.6), { cell: 3, thick: 4 }), plastic('#e9dcc8'));
  const amber = new Mesh(
    panel(
      blink.map(({ x, y }) => v2(x * 0.94, y * 0.97)),
      dome(2.0),
      { cell: 3, thick: 2 },
    ),
    paint('#d9791a', 0.9),
  );
  const rim = squircle(1).map(({ x, y }) => {
    const at = dome(0)(x * 0.985, y * 0.985);
    return v2(at.x, at.y);
  });
  const behind = (x: number) => -0.16 * x;
  const scaled = (k: number) => rim.map(({ x, y }) => v2(x * k, y * k));
  const bezel = skin(
    wall([
      { line: scaled(1.0), z: (x) => behind(x) + 2 },
      { line: scaled(1.006), z: (x) => behind(x) - 8 },
      { line: scaled(1.0), z: (x) => behind(x) - 17 },
      { line: scaled(0.965), z: (x) => behind(x) - 20 },
      { line: scaled(0.945), z: (x) => behind(x) - 15 },
      { line: scaled(0.93), z: (x) => behind(x) + 12 },
      { line: scaled(0.2), z: (x) => behind(x) + 20 },
    ]),
    blackPlastic,
  );
  const glass = put(
    new Mesh(
      pillow(scaled(0.9), (x, y, r) => 7 - 0.0003 * (x * x + y * y) - (r > 0.97 ? 1.4 : 0), {
        rings: 20,
        thick: 2.5,
      }),
      chrome,
    ),
    [0, 0, 3],
    [0, 180 - 9, 0],
  );
  glass.scale.x = -1;
  const holder = skin(
    wall([
      { line: scaled(0.905), z: (x) => behind(x) - 3 },
      { line: scaled(0.915), z: (x) => behind(x) + 4 },
      { line: scaled(0.88), z: (x) => behind(x) + 8 },
    ]),
    rubber,
  );
  const armLine = new CatmullRomCurve3([
    v3(-70, -52, 26),
    v3(-104, -76, 20),
    v3(-142, -94, 12),
    v3(-178, -98, 8),
  ]);
  const arm = new Mesh(
    sweep(
      row(32, (i) => {
        const turn = (i / 32) * 2 * Math.PI;
        return v2(30 * Math.cos(turn), 22 * Math.sin(turn));
      }),
      armLine,
      { steps: 30, scale: (t) => 1.12 - 0.3 * Math.sin(t * Math.PI) + 0.15 * t },
    ),
    blackPlastic,
  );
  const sail = smoothLoop(
    [
      [-62, -134],
      [44, -136],
      [78, -120],
      [66, -84],
      [-18, 6],
      [-62, 44],
      [-76, 20],
      [-74, -110],
    ],
    120,
  );
  const door = (x: number, y: number) => v3(-186 - 0.02 * y, y, x + 6);
  const plate = new Mesh(panel(sail, door, { cell: 4, thick: 14 }), blackPlastic);
  const gasket = new Mesh(
    panel(
      sail.map(({ x, y }) => v2(x * 1.03, y * 1.02)),
      (x, y) => door(x, y).add(v3(-14, 0, 0)),
      { cell: 5, thick: 4 },
    ),
    rubber,
  );
  const studs = [
    [-44, -112],
    [42, -112],
    [-50, 0],
  ].map(([x, y]) => put(drum(4, 4, 26, zinc), [-214, y!, x! + 6], [0, 0, 90]));
  const cable = new CatmullRomCurve3([
    v3(-200, -60, 10),
    v3(-232, -64, 10),
    v3(-248, -96, 16),
    v3(-240, -140, 26),
    v3(-216, -150, 52),
  ]);
  const wire = new Mesh(
    sweep(
      row(12, (i) => v2(4 * Math.cos((i * Math.PI) / 6), 4 * Math.sin((i * Math.PI) / 6))),
      cable,
      { steps: 40 },
    ),
    rubber,
  );
  const plug = put(drum(9, 9, 24, blackPlastic), [-210, -150, 62], [70, 0, 0]);
  const collar = skin(flange(blink, dome(1.6), 5), blackPlastic);
  const part = group(
    shell,
    cap,
    indicator,
    amber,
    collar,
    bezel,
    glass,
    holder,
    arm,
    plate,
    gasket,
    ...studs,
    wire,
    plug,
  );
  return seenFrom(part, {
    a: { azimuth: 24, elevation: 14 },
    b: { azimuth: 206, elevation: 12 },
    c: { azimuth: 52, elevation: 26, at: [40, 0, 40], span: 260 },
  });
};
