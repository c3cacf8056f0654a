/** Tyres: sidewall with its ribs and size, tread blocks between the grooves. Upright, as it stands in a shop. */
import { CanvasTexture, Matrix4, type Mesh, RingGeometry, SRGBColorSpace } from 'three';
import { rubber, surface } from '../materials';
import { type Model, seenFrom } from '../model';
import {
  copies,
  degrees,
  group,
  mesh,
  onEdge,
  outline,
  plate,
  type Point,
  put,
  ring,
  turned,
} from '../shapes';

const sizes = {
  touring: {
    outer: 316,
    rim: 203,
    wide: 205,
    size: '205/55 R16  91V',
    rows: 5,
    blocks: 64,
    deep: 7,
    lean: 12,
  },
  'all-terrain': {
    outer: 366,
    rim: 205,
    wide: 245,
    size: '245/70 R16  111T',
    rows: 4,
    blocks: 44,
    deep: 11,
    lean: 22,
  },
  commercial: {
    outer: 340,
    rim: 192,
    wide: 195,
    size: '195 R15C  106/104R',
    rows: 4,
    blocks: 58,
    deep: 9,
    lean: 0,
  },
};

/** A block of the tread: its length runs round the tyre, its width across. */
function block(wide: number, long: number, deep: number, lean: number): Mesh {
  const slant = lean * 0.01 * wide;
  const shape = outline(
    [
      [-wide / 2, -long / 2 - slant],
      [wide / 2, -long / 2 + slant],
      [wide / 2, long / 2 + slant],
      [-wide / 2, long / 2 - slant],
    ],
    Math.min(3, long * 0.12),
  );
  return plate(shape, deep, rubber, { bevel: 0.8 });
}

/** The size, printed in relief grey on the sidewall, twice round. */
function lettering(inner: number, outer: number, words: string): Mesh {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 2048;
  const pen = canvas.getContext('2d')!;
  const scale = 1024 / outer;
  const middle = ((inner + outer) / 2) * scale;
  pen.fillStyle = '#29292b';
  pen.fillRect(0, 0, 2048, 2048);
  pen.translate(1024, 1024);
  pen.fillStyle = '#5a5b5f';
  pen.font = `600 ${(outer - inner) * scale * 0.7}px "Barlow Condensed"`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [text, turn] of [
    [words, -62],
    ['TUBELESS  RADIAL', 58],
    [words, 180 - 62],
    ['TUBELESS  RADIAL', 180 + 58],
  ] as const) {
    let angle = degrees(turn);
    const letters = [...text];
    angle -= letters.reduce((sum, letter) => sum + pen.measureText(letter).width, 0) / middle / 2;
    for (const letter of letters) {
      const step = pen.measureText(letter).width / middle;
      angle += step / 2;
      pen.save();
      pen.rotate(angle);
      pen.fillText(letter, 0, -middle);
      pen.restore();
      angle += step / 2;
    }
  }
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  const geometry = new RingGeometry(inner, outer, 160, 1);
  geometry.rotateX(-Math.PI / 2);
  return mesh(geometry, surface({ map, roughness: 0.62 }));
}

export const tyre: Model<'tyre'> = (look) => {
  const { outer, rim, wide, size, rows, blocks, deep, lean } = sizes[look];
  const half = wide / 2;
  const tread = wide * 0.82;
  const base = outer - deep;
  const side = (sign: 1 | -1): Point[] => [
    [rim, sign * (half - 22)],
    [rim + 4, sign * (half - 14)],
    [rim + 16, sign * (half - 9)],
    [rim + 20, sign * (half - 3)],
    [rim + (outer - rim) * 0.5, sign * half],
    [outer - 26, sign * (half - 6)],
    [outer - 14, sign * (half - 9)],
    [base - 3, sign * (tread / 2 + 2)],
  ];
  const inside: Point[] = [
    [rim, -half + 30],
    [rim + 22, -half + 16],
    [base - 16, -half + 24],
    [base - 16, half - 24],
    [rim + 22, half - 16],
    [rim, half - 30],
  ];
  const shell = turned(
    [
      ...side(-1),
      [base, -tread / 2],
      [base + 1, 0],
      [base, tread / 2],
      ...side(1).reverse(),
      ...inside.reverse(),
    ],
    rubber,
    { closed: true, bevel: 3, segments: 160 },
  );
  // the rows of blocks: shoulders are wide and low, the middle rows stand a little turned against each other
  const gap = look === 'all-terrain' ? 9 : 7;
  const row = (tread - gap * (rows - 1)) / rows;
  const step = (Math.PI * 2) / blocks;
  const long = step * outer - (look === 'all-terrain' ? 8 : look === 'commercial' ? 2.2 : 3.6);
  const rowsOf = Array.from({ length: rows }, (_, index) => {
    const across = -tread / 2 + row / 2 + index * (row + gap);
    const edge = index === 0 || index === rows - 1;
    const slant = edge ? lean * 0.4 : index % 2 === 0 ? lean : -lean;
    const one = block(row, long, deep, slant);
    const stands = Array.from({ length: blocks }, (_, number) => {
      const angle = step * (number + (index % 2) * 0.5) + Math.sin(number * 2.4 + index) * step * 0.03;
      return new Matrix4()
        .makeRotationY(angle)
        .multiply(new Matrix4().makeTranslation(0, across, base - 0.8 - (edge ? 1 : 0)));
    });
    return copies(one, stands);
  });
  // shoulder lugs run down the sidewall
  const lug = plate(
    outline(
      [
        [-9, 0],
        [9, 0],
        [7, look === 'all-terrain' ? 30 : 15],
        [-7, look === 'all-terrain' ? 30 : 15],
      ],
      2,
    ),
    4,
    rubber,
    { bevel: 0.8 },
  );
  lug.geometry.rotateX(-Math.PI * 0.42);
  const lugs = ([1, -1] as const).map((sign) =>
    copies(
      lug,
      Array.from({ length: blocks }, (_, number) =>
        new Matrix4()
          .makeRotationY(step * (number + 0.5))
          .multiply(new Matrix4().makeTranslation(0, sign * (tread / 2 - 1), base - 1))
          .multiply(new Matrix4().makeRotationZ(sign === 1 ? 0 : Math.PI))
          .multiply(new Matrix4().makeScale(long / 24, 1, 1)),
      ),
    ),
  );
  const ribs = [0.14, 0.2, 0.72, 0.78].flatMap((part) =>
    [1, -1].map((sign) => {
      const radius = rim + (outer - rim) * part;
      const bulge = part < 0.3 ? half - 4 + part * 12 : half - 1 - (part - 0.6) * 9;
      return put(ring(radius, radius + 1.6, 2.4, rubber, { bevel: 0.6, segments: 160 }), [
        0,
        sign * bulge - 1.2,
        0,
      ]);
    }),
  );
  const words = lettering(rim + (outer - rim) * 0.3, rim + (outer - rim) * 0.66, size);
  const whole = group(shell, ...rowsOf, ...lugs, ...ribs, put(words, [0, half + 0.7, 0]));
  return seenFrom(onEdge(whole, outer, 0), {
    a: { azimuth: 40, elevation: 12 },
    b: { azimuth: 72, elevation: 14 },
    c: { azimuth: 66, elevation: 24, at: [0, outer * 1.6, 60], span: outer * 1.1 },
  });
};
