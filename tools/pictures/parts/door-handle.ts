/** An outer door handle: bowed pull on its two gaskets, lock cap with its cylinder, levers behind. */
import { CatmullRomCurve3, Mesh, TorusGeometry } from 'three';
import { drum, panel, row, smoothLoop, sweep, v2, v3 } from '../bodyShapes';
import { blackPlastic, chrome, machinedSteel, bodyPaint, rubber, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { box, group, put } from '../shapes';

const colours = { black: '#0d0e0f', silver: '#a9adb1', white: '#eceded', red: '#a30d16' };

/** Section of the pull: flat towards the door, full outside. */
const section = row(40, (i) => {
  const turn = (i / 40) * 2 * Math.PI;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return v2(15 * Math.sign(s) * Math.abs(s) ** 0.8, (c > 0 ? 9 : 5) * Math.sign(c) * Math.abs(c) ** 0.8);
});

export const doorHandle: Model<'door-handle'> = (look) => {
  const finish = look === 'chrome' ? chrome : bodyPaint(colours[look], look === 'silver' ? 0.7 : 0.1);
  const path = new CatmullRomCurve3([
    v3(-118, 0, 4),
    v3(-108, 0, 15),
    v3(-84, 1, 24),
    v3(-30, 2, 33),
    v3(30, 2, 33),
    v3(76, 1, 26),
    v3(92, 0, 18),
    v3(98, 0, 4),
  ]);
  const pull = new Mesh(
    sweep(section, path, {
      steps: 90,
      up: v3(0.001, 0, 1),
      scale: (t) => 1 + 0.12 * Math.sin(t * Math.PI) + 0.16 * Math.sin(t * Math.PI) ** 8,
    }),
    finish,
  );
  const foot = (from: number, to: number, tall: number) =>
    smoothLoop(
      row(40, (i) => {
        const turn = (i / 40) * 2 * Math.PI;
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        return [
          (from + to) / 2 + ((to - from) / 2) * Math.sign(c) * Math.abs(c) ** 0.7,
          tall * Math.sign(s) * Math.abs(s) ** 0.7,
        ] as const;
      }),
      96,
    );
  // the caps swell from the gasket to a soft face
  const swell = (from: number, to: number, tall: number, high: number) => (x: number, y: number) => {
    const [a, b] = [(2 * x - from - to) / (to - from), y / tall];
    const r = Math.min(1, (Math.abs(a) ** 2.8 + Math.abs(b) ** 2.8) ** (1 / 2.8));
    return v3(x, y, high * Math.sqrt(1 - 0.97 * r ** 3));
  };
  const gaskets = [foot(-136, -80, 22), foot(72, 152, 23)].map((line) =>
    put(
      new Mesh(
        panel(line, (x, y) => v3(x, y, 2), { cell: 4, thick: 4 }),
        rubber,
      ),
      [0, 0, 0],
    ),
  );
  const cap = new Mesh(panel(foot(101, 148, 18), swell(100, 149, 18.6, 24), { cell: 2, thick: 2.5 }), finish);
  const front = new Mesh(
    panel(foot(-132, -86, 17), swell(-133, -85, 17.6, 13), { cell: 2, thick: 2.5 }),
    finish,
  );
  const lock = group(
    put(drum(9.4, 9.4, 4, chrome), [0, 0, 0], [90, 0, 0]),
    put(new Mesh(new TorusGeometry(9, 1.1, 12, 40), chrome), [0, 0, 2]),
    put(drum(7, 7, 4.6, machinedSteel), [0, 0, 0], [90, 0, 0]),
    put(box(1.8, 8, 0.6, blackPlastic), [0, 0, 2.3]),
  );
  const hook = new CatmullRomCurve3([v3(112, 0, 0), v3(112, 0, -26), v3(108, 0, -40), v3(92, 0, -44)]);
  const flat = row(20, (i) => v2(7 * Math.cos((i * Math.PI) / 10), 4.5 * Math.sin((i * Math.PI) / 10)));
  const lever = new Mesh(sweep(flat, hook, { steps: 24, up: v3(0, 1, 0.001) }), zinc);
  const claw = new CatmullRomCurve3([v3(-108, 0, 0), v3(-110, 0, -18), v3(-124, 0, -30), v3(-138, 0, -28)]);
  const arm = new Mesh(sweep(flat, claw, { steps: 24, up: v3(0, 1, 0.001) }), blackPlastic);
  const barrel = put(drum(11, 10, 34, zinc), [126, 0, -18], [90, 0, 0]);
  const key = put(lock, [126, 0, 24.4]);
  const part = group(pull, cap, front, key, ...gaskets, lever, arm, barrel);
  return seenFrom(group(put(part, [0, 0, 0], [-18, 0, 0])), {
    a: { azimuth: 24, elevation: 20 },
    b: { azimuth: 200, elevation: 24 },
    c: { azimuth: 34, elevation: 30, at: [108, 6, 16], span: 120 },
  });
};
