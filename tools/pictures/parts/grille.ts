/** A radiator grille: a bowed frame; black with a honeycomb, or with chrome bars and surround. Clips behind. */
import { Mesh, type Vector2 } from 'three';
import { flange, inset, panel, rounded, row, skin, v2, v3 } from '../bodyShapes';
import { blackPlastic, chrome } from '../materials';
import { type Model, seenFrom } from '../model';
import { box, group, put } from '../shapes';

const outline = rounded(
  [
    [-470, 104],
    [470, 104],
    [430, 10],
    [330, -104],
    [-330, -104],
    [-430, 10],
  ],
  34,
  10,
);

/** Bowed like the nose it closes, and leaning back. */
const bow = (depth: number) => (x: number, y: number) =>
  v3(x, y, depth - 0.00042 * x * x - 0.0000000006 * x ** 4 - 0.12 * (y + 104) - 0.0006 * y * y);

const honeycomb = (inside: Vector2[]) => {
  const [w, h] = [46, 26];
  const cells: Vector2[][] = [];
  for (let r = -5; r <= 5; r += 1) {
    for (let c = -11; c <= 11; c += 1) {
      const [x, y] = [c * w + (r % 2 ? w / 2 : 0), r * h * 0.79];
      const cell = rounded(
        [
          [x - 10, y + 11.5],
          [x + 10, y + 11.5],
          [x + 20, y],
          [x + 10, y - 11.5],
          [x - 10, y - 11.5],
          [x - 20, y],
        ],
        3,
        3,
      );
      const shape = inside.length && cell.every((point) => contains(inside, point));
      if (shape) cells.push(cell);
    }
  }
  return cells;
};

const contains = (line: Vector2[], { x, y }: Vector2) =>
  line.reduce((inside, a, i) => {
    const b = line.at(i - 1)!;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);

/** A bar of the grille at that height, as long as the opening is there, its front edge rounded. */
function bar(y: number, tall: number, inside: Vector2[]) {
  const reach = Math.max(...row(240, (i) => i * 2).filter((x) => contains(inside, v2(x, y)))) + 6;
  return panel(
    rounded(
      [
        [-reach, y - tall / 2],
        [reach, y - tall / 2],
        [reach, y + tall / 2],
        [-reach, y + tall / 2],
      ],
      2,
    ),
    bow(-4),
    { cell: 3.5, thick: 9 },
  );
}

export const grille: Model<'grille'> = (look) => {
  const dark = look === 'black';
  const inside = inset(outline, 26);
  const frame = new Mesh(
    panel(outline, bow(0), { holes: [inside], cell: 5, thick: 8 }),
    dark ? blackPlastic : chrome,
  );
  const lips = [
    skin(flange(inside, bow(0), 26, -3), dark ? blackPlastic : chrome),
    skin(flange(outline, bow(-2), 30, 5), blackPlastic),
  ];
  const filling = dark
    ? [
        new Mesh(
          panel(inset(outline, 14), bow(-14), { holes: honeycomb(inset(outline, 24)), cell: 3, thick: 12 }),
          blackPlastic,
        ),
      ]
    : [
        ...row(5, (_, t) => new Mesh(bar(-58 + t * 116, 11, inside), chrome)),
        ...row(13, (_, t) => -360 + 720 * t).map((x) => {
          const at = bow(-24)(x, 0);
          return put(box(4, 168, 14, blackPlastic), [at.x, at.y, at.z], [-7, -x * 0.05, 0]);
        }),
      ];
  const clips = [-380, -140, 140, 380].flatMap((x) =>
    [92, Math.abs(x) > 200 ? 0 : -92].map((y) => {
      const at = bow(-40)(x, y);
      return put(box(22, 8, 44, blackPlastic), [at.x, at.y, at.z]);
    }),
  );
  return seenFrom(group(...filling, frame, ...lips, ...clips), {
    a: { azimuth: 26, elevation: 14 },
    b: { azimuth: -152, elevation: 20 },
    c: { azimuth: 34, elevation: 18, at: [210, 20, -20], span: 380 },
  });
};
