/** A front fender in grey primer: wheel arch with its rolled lip, swage line, bolting flanges with slots. */
import { Mesh } from 'three';
import {
  clamp,
  flange,
  panel,
  ridge,
  row,
  skin,
  smoothLoop,
  smoothstep,
  stroke,
  v2,
  v3,
} from '../bodyShapes';
import { paint } from '../materials';
import { type Model, seenFrom } from '../model';
import { group, put } from '../shapes';

const wheel = { x: 500, y: 20, r: 345 };

/** The edge against the bonnet, from the windscreen pillar to the headlamp. */
const top = stroke([
  [-30, 640],
  [0, 640],
  [180, 618],
  [420, 585],
  [640, 535],
  [790, 478],
  [840, 450],
]);

/** How far the metal stands out: rolled towards the bonnet, swollen around the wheel, one line along the door's. */
function out(x: number, y: number): number {
  const ray = Math.hypot(x - wheel.x, y - wheel.y) - wheel.r;
  const shoulder = 0.62 * top(x) + 62;
  const roll = smoothstep(y, top(x) - 105, top(x) + 20) ** 2 * 92;
  const line = 9 * smoothstep(y, shoulder - 34, shoulder) * (1 - smoothstep(y, shoulder, shoulder + 62));
  const arch = 20 * (1 - smoothstep(ray, 8, 74)) + 5 * ridge(ray, 16, 10);
  const nose = 120 * smoothstep(x, 560, 960) ** 1.6;
  const belly = 16 * Math.sin((clamp(y, -100, 640) / 640) * Math.PI);
  return belly + line + arch * smoothstep(y, -120, 60) - roll - nose;
}

const arch = (from: number, to: number) =>
  row(40, (_, t) => {
    const turn = ((from + (to - from) * t) * Math.PI) / 180;
    return v2(wheel.x + wheel.r * Math.cos(turn), wheel.y + wheel.r * Math.sin(turn));
  });

const outline = [
  v2(4, -118),
  v2(120, -118),
  ...arch(196, 8),
  v2(868, 66),
  v2(886, 130),
  v2(880, 240),
  v2(846, 318),
  // the notch the headlamp sits in
  v2(740, 352),
  v2(690, 392),
  v2(684, 440),
  v2(700, 500),
  ...row(16, (_, t) => v2(690 - t * 690, top(690 - t * 690))),
  v2(-6, 560),
  v2(10, 500),
  v2(14, 380),
  v2(4, 120),
];

export const fender: Model<'fender'> = () => {
  const primer = paint('#484b4d', 0.25);
  const bend = (x: number, y: number) => v3(440 - x, y, out(x, y));
  // x runs to the rear of the car when the left fender is looked at from outside, so the sheet is drawn mirrored
  const drawn = (x: number, y: number) => bend(-x, y);
  const mirrored = outline.map(({ x, y }) => v2(-x, y)).reverse();
  const slot = (x: number, y: number) =>
    smoothLoop(
      [
        [x - 11, y],
        [x, y + 6],
        [x + 11, y],
        [x, y - 6],
      ],
      20,
    );
  const gutter = (x: number, y: number) => {
    const at = bend(x, top(x) - 1);
    return v3(at.x, at.y - 12 - 0.1 * (28 - y), at.z - 2 - y);
  };
  const rail = panel([v2(-690, 0), v2(-2, 0), v2(-2, 30), v2(-690, 30)], (x, y) => gutter(-x, y), {
    holes: row(6, (_, t) => slot(-60 - t * 580, 17)),
    cell: 6,
    thick: 1.6,
  });
  const tab = (x: number, y: number) =>
    panel(
      [v2(-26, -18), v2(26, -18), v2(20, 34), v2(-20, 34)],
      (u, v) => v3(440 - x + u, y - v, out(x, y) - 26 - v * 0.1),
      {
        holes: [slot(0, 16)],
        cell: 4,
        thick: 1.8,
      },
    );
  const body = new Mesh(panel(mirrored, drawn, { cell: 7, thick: 1.8 }), primer);
  const hem = skin(flange(mirrored, drawn, 17, 4), primer);
  const tabs = [new Mesh(tab(60, -112), primer), new Mesh(tab(852, 70), primer)];
  const part = put(group(body, hem, skin(rail, primer), ...tabs), [0, 0, 0], [-4, 0, 0]);
  return seenFrom(group(part), {
    a: { azimuth: 24, elevation: 12 },
    b: { azimuth: -152, elevation: 16 },
    c: { azimuth: 38, elevation: 26, at: [160, 420, 0], span: 560 },
  });
};
