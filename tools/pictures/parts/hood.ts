/** A bonnet in grey primer, as it comes: pressed skin with a power bulge, inner frame, striker and hinge nuts. */
import { Mesh, TorusGeometry } from 'three';
import { flange, panel, ridge, rounded, row, skin, smoothstep, stroke, v2, v3 } from '../bodyShapes';
import { paint, zinc } from '../materials';
import { type Model, seenFrom } from '../model';
import { group, put } from '../shapes';

const half = stroke([
  [-10, 596],
  [80, 640],
  [300, 668],
  [600, 690],
  [960, 708],
]);

/** Height of the skin above its plane: crown, rolled nose, and two lines that open towards the windscreen. */
function height(x: number, y: number): number {
  const across = Math.abs(x) / half(y);
  const line = 215 + y * 0.16;
  const bulge = 15 * (1 - smoothstep(Math.abs(x), line - 10, line + 26)) * smoothstep(y, 30, 330);
  const crease = 3 * ridge(Math.abs(x), line + 34, 14) * smoothstep(y, 60, 300);
  const rolled = 60 * (1 - smoothstep(y, -60, 190)) ** 2 + 46 * across ** 7;
  return 58 - 62 * across ** 2 - rolled + bulge - crease - ((y - 480) / 480) ** 2 * 16;
}

const outline = [
  ...row(25, (_, t) => v2(-590 + 1180 * t, 70 - 70 * Math.cos((t - 0.5) * Math.PI) ** 0.8)),
  ...row(20, (_, t) => v2(half(80 + 830 * t), 80 + 830 * t)),
  ...row(25, (_, t) => v2(690 - 1380 * t, 940 + 40 * Math.sin(t * Math.PI))),
  ...row(20, (_, t) => v2(-half(910 - 830 * t), 910 - 830 * t)),
];

export const hood: Model<'hood'> = () => {
  const primer = paint('#484b4d', 0.25);
  const outer = (x: number, y: number) => v3(x, y, height(x, y));
  // the frame follows the skin, lower, its ribs rising to be glued under it
  const inner = (x: number, y: number) => {
    const dish =
      14 * smoothstep(Math.abs(x), 20, 60) * (1 - smoothstep(Math.abs(x), half(y) - 110, half(y) - 60));
    return v3(
      x * 0.985,
      480 + (y - 480) * 0.985,
      height(x, y) - 34 + dish * smoothstep(y, 60, 130) * (1 - smoothstep(y, 860, 910)),
    );
  };
  const windows = [-1, 1].flatMap((side) => [
    rounded(
      [
        [side * 70, 190],
        [side * 250, 150],
        [side * 420, 210],
        [side * 330, 420],
        [side * 90, 440],
      ],
      40,
    ),
    rounded(
      [
        [side * 480, 200],
        [side * 575, 250],
        [side * 590, 560],
        [side * 420, 520],
        [side * 400, 440],
      ],
      40,
    ),
    rounded(
      [
        [side * 100, 520],
        [side * 340, 500],
        [side * 400, 620],
        [side * 300, 830],
        [side * 100, 830],
      ],
      44,
    ),
    rounded(
      [
        [side * 470, 640],
        [side * 600, 660],
        [side * 610, 820],
        [side * 400, 840],
      ],
      36,
    ),
  ]);
  const skinPlate = new Mesh(panel(outline, outer, { cell: 13, thick: 2 }), primer);
  const frame = new Mesh(panel(outline, inner, { holes: windows, cell: 13, thick: 2 }), primer);
  const lips = windows.map((window) => skin(flange(window, inner, -16, -8), primer));
  const hem = skin(flange(outline, outer, 24), primer);
  const striker = put(
    new Mesh(new TorusGeometry(18, 4.5, 12, 24, Math.PI), zinc),
    [0, 70, height(0, 70) - 24],
    [-90, 0, 0],
  );
  const nuts = [-1, 1].flatMap((side) =>
    [840, 890].map((y) =>
      put(new Mesh(new TorusGeometry(7, 3, 10, 20), zinc), [side * 590, y, height(side * 590, y) - 26]),
    ),
  );
  const part = group(put(group(skinPlate, frame, hem, striker, ...lips, ...nuts), [0, 0, 0], [-52, 0, 0]));
  return seenFrom(part, {
    a: { azimuth: 28, elevation: 14 },
    b: { azimuth: -156, elevation: 10 },
    c: { azimuth: 42, elevation: 16, at: [180, 260, 220], span: 760 },
  });
};
