/** The maker's box that stands beside a part, and stands alone for a part that has no model. */
import { CanvasTexture, SRGBColorSpace } from 'three';
import { surface } from './materials';
import { box, group, put, sheet } from './shapes';

export interface BoxOrder {
  /** Name of the maker. */
  maker: string;
  /** Colour of the maker's mark. */
  colour: string;
  /** The maker's mark as a data URL, 240 × 96. */
  mark: string;
  /** What is in it, where no part stands beside it. */
  text: string;
}

const [width, height, depth] = [150, 118, 96];
const pixels = 5;

type Draw = (pen: CanvasRenderingContext2D, wide: number, high: number) => void;

function face(wide: number, high: number, draw: Draw) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [wide * pixels, high * pixels];
  const pen = canvas.getContext('2d')!;
  draw(pen, canvas.width, canvas.height);
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  return sheet(wide, high, surface({ map, roughness: 0.55, polygonOffset: true, polygonOffsetFactor: -2 }));
}

/** Splits words into lines of at most so many letters. */
function toLines(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < longest) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}

/** Builds a box. Its front carries the mark over the maker's colour, with two bars that lean by 12 degrees. */
export async function buildBox({ colour, mark, text }: BoxOrder) {
  const picture = new Image();
  picture.src = mark;
  await picture.decode();
  const card = surface(
    { color: '#f4f3ef', roughness: 0.6 },
    { grain: [0.8, 0.01], patches: [40, 0.1, 0.03] },
  );
  const lean = Math.tan((12 * Math.PI) / 180);
  const paintFront: Draw = (pen, wide, high) => {
    pen.fillStyle = '#f4f3ef';
    pen.fillRect(0, 0, wide, high);
    const band = text ? 0.52 : 0.6;
    pen.fillStyle = colour;
    pen.fillRect(0, high * band, wide, high);
    for (const [left, share, opacity] of [
      [0.74, 0.09, 0.35],
      [0.88, 0.04, 0.35],
    ] as const) {
      pen.fillStyle = `rgb(255 255 255 / ${opacity})`;
      const tall = high * (1 - band);
      pen.beginPath();
      pen.moveTo(wide * left + lean * tall, high * band);
      pen.lineTo(wide * (left + share) + lean * tall, high * band);
      pen.lineTo(wide * (left + share), high);
      pen.lineTo(wide * left, high);
      pen.fill();
    }
    const markWide = wide * 0.8;
    pen.drawImage(picture, wide * 0.06, high * (band / 2) - markWide * 0.2, markWide, markWide * 0.4);
    const lines = toLines(text, 22).slice(0, 3);
    pen.fillStyle = '#ffffff';
    lines.forEach((line, index) => {
      pen.font = `600 ${high * 0.12}px "Barlow Condensed"`;
      pen.fillText(line, wide * 0.06, high * (band + 0.14 + index * 0.14), wide * 0.88);
    });
  };
  const paintSide: Draw = (pen, wide, high) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, wide, high);
    pen.fillStyle = '#f4f3ef';
    pen.fillRect(0, 0, wide, high * 0.1);
  };
  const paintTop: Draw = (pen, wide, high) => {
    pen.fillStyle = '#f4f3ef';
    pen.fillRect(0, 0, wide, high);
    pen.fillStyle = 'rgb(0 0 0 / 0.16)';
    pen.fillRect(0, high * 0.495, wide, high * 0.01);
    pen.fillStyle = colour;
    pen.fillRect(0, high * 0.86, wide, high * 0.14);
  };
  return group(
    box(width, height, depth, card, 1.2),
    put(face(width - 1, height - 1, paintFront), [0, 0, depth / 2 + 0.1]),
    put(face(depth - 1, height - 1, paintSide), [width / 2 + 0.1, 0, 0], [0, 90, 0]),
    put(face(depth - 1, height - 1, paintSide), [-width / 2 - 0.1, 0, 0], [0, -90, 0]),
    put(face(width - 1, depth - 1, paintTop), [0, height / 2 + 0.1, 0], [-90, 0, 0]),
  );
}
