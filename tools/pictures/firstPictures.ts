/**
 * First pictures of the demonstration's products, composed of layers: the part with the words of its own attributes on its
 * label, before the box of its maker; bottles, cans and batteries carry the maker's name on the label and need no box.
 * Layers are kept in `.cache`, so that an interrupted run goes on where it was.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { brands } from '../../demo/erp/data/brands';
import { toFirstPicture, toPictureName, type FirstPicture } from '../../demo/erp/data/firstPictures';
import type { Kind } from '../../demo/erp/data/looks';
import { listPrinted } from '../../demo/erp/data/prints';
import { listParts } from '../../demo/erp/data/products';
import type { PartOrder } from './page';

const root = path.join(__dirname, '../..');
const layers = path.join(__dirname, '.cache');
const brandMarks = path.join(root, 'public/images/brands');
const manifest = path.join(root, 'demo/erp/data/renderedPictures.json');

const sheet = { width: 800, height: 800, frames: 9, isLayer: true };
const paper = '#f1f1ee';
/** Kinds whose own label carries the maker's name. */
const labelled = new Set<Kind>(['battery', 'oil-bottle', 'coolant-jug', 'additive-bottle', 'spray-can']);
/** Places of the part and the box in the picture: left, right, bottom, top. */
const inFront = [0.04, 0.8, 0.06, 0.67] as const;
const behind = [0.47, 0.96, 0.27, 0.94] as const;
const alone = [0.14, 0.86, 0.14, 0.86] as const;
/** Degrees from which boxes are seen: a part gets the nearest. */
const elevations = [16, 28, 44] as const;

interface Layer {
  name: string;
  take: (page: Page) => Promise<string>;
}

const toMark = (slug: string): string =>
  `data:image/svg+xml;base64,${readFileSync(path.join(brandMarks, `${slug}.svg`)).toString('base64')}`;
/** The first colour of a maker's mark. */
const toColour = (slug: string): string =>
  /fill="(#[0-9a-f]{6})"/.exec(readFileSync(path.join(brandMarks, `${slug}.svg`), 'utf8'))?.[1] ?? '#15283f';

function toPartLayer({ look, brand, print, isLeft }: FirstPicture): Layer | null {
  if (look === null) return null;
  const isLabelled = labelled.has(look.kind);
  const order: PartOrder = {
    kind: look.kind,
    look: look.look,
    angle: 'a',
    words: print && isLabelled ? { ...print, maker: brands[brand].name } : print,
    isLeft,
    ...(isLabelled ? {} : { within: inFront }),
  };
  const own = toPictureName({ look, brand, print, isLeft });
  return {
    name: isLabelled ? own : own.slice(0, -brand.length - 1),
    take: (page) => page.evaluate(([part, size]) => window.takePart(part, size), [order, sheet] as const),
  };
}

function toBoxLayer({ look, brand, print }: FirstPicture, elevation: number): Layer {
  const text = look === null ? (print?.text ?? '') : '';
  const order = { maker: brands[brand].name, colour: toColour(brand), mark: toMark(brand), text };
  const view = { azimuth: look === null ? 28 : -24, elevation, within: look === null ? alone : behind };
  return {
    name: look === null ? toPictureName({ look, brand, print, isLeft: false }) : `box-${elevation}-${brand}`,
    take: (page) =>
      page.evaluate(([box, from, size]) => window.takeBox(box, from, size), [order, view, sheet] as const),
  };
}

async function takeLayer(page: Page, { name, take }: Layer): Promise<string> {
  const file = path.join(layers, `${name}.png`);
  if (!existsSync(file)) {
    mkdirSync(layers, { recursive: true });
    writeFileSync(file, Buffer.from(await take(page), 'base64'));
  }
  return file;
}

/**
 * Draws what is missing and writes each picture as AVIF, and the manifest of all with the words that each shows.
 * @param say receives a line for each picture
 */
export async function renderFirstPictures(
  page: Page,
  { widths, out, say }: { widths: readonly number[]; out: string; say: (line: string) => void },
): Promise<void> {
  const pictures = new Map(
    listParts().map((part) => {
      const picture = toFirstPicture(part);
      return [toPictureName(picture), picture];
    }),
  );
  for (const [name, picture] of pictures) {
    const widest = path.join(out, `${name}-a-${widths.at(-1)}.avif`);
    if (existsSync(widest)) continue;
    const { look } = picture;
    const part = toPartLayer(picture);
    const needsBox = look === null || !labelled.has(look.kind);
    const from = look
      ? await page.evaluate((order) => window.getElevation(order), {
          kind: look.kind,
          look: look.look,
          angle: 'a',
        } as const)
      : 22;
    const elevation = look
      ? [...elevations].sort((one, other) => Math.abs(one - from) - Math.abs(other - from))[0]!
      : from;
    const inputs = [
      ...(needsBox ? [await takeLayer(page, toBoxLayer(picture, elevation))] : []),
      ...(part ? [await takeLayer(page, part)] : []),
    ];
    const whole = await sharp({
      create: { width: sheet.width, height: sheet.height, channels: 3, background: paper },
    })
      .composite(inputs.map((input) => ({ input })))
      .png()
      .toBuffer();
    for (const width of widths)
      await sharp(whole)
        .resize(width, undefined, { kernel: 'lanczos3' })
        .avif({ quality: width === 400 ? 52 : width === 800 ? 50 : 34, effort: 2 })
        .toFile(path.join(out, `${name}-a-${width}.avif`));
    // for shared links: those who show them take no AVIF
    await sharp(whole)
      .resize(600)
      .jpeg({ quality: 55, mozjpeg: true })
      .toFile(path.join(out, `${name}-a-600.jpg`));
    say(name);
  }
  const shown = [...pictures]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { print }]) => [name, print ? listPrinted(print) : []]);
  writeFileSync(manifest, `${JSON.stringify(Object.fromEntries(shown), null, 1)}\n`);
}
