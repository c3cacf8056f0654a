/**
 * npm run render [-- KIND[/LOOK[/ANGLE]]…] [--out FOLDER] [--fast] [--missing]: draws the pictures of the parts, all or
 * those named, as AVIF in three widths into public/images/parts. `--fast`: one PNG of 400 px a picture, for trials.
 * `--missing`: only what is not there yet.
 * npm run render -- --first: the first pictures of the demonstration's products (firstPictures.ts), those that are missing.
 * npm run render -- --scenes [FOLDER[/NAME]…]: the same for the compositions of scenes/, into public/images.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import sharp from 'sharp';
import { angles, type Kind, looks } from '../../demo/erp/data/looks';
import { scenes } from './scenes';
import { renderFirstPictures } from './firstPictures';
import { writeSocial } from './social';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    fast: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    scenes: { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
  },
});
const { fast } = values;
const root = path.join(__dirname, '../..');
const images = path.join(root, 'public/images');
const out = values.out ?? (values.scenes ? images : path.join(images, 'parts'));
const widths = [400, 800, 1200];
/** The widest is written last. */
const isThere = (name: string) => existsSync(path.join(out, `${name.replaceAll('/', '-')}-1200.avif`));
const wanted = (name: string) =>
  !(values.missing && isThere(name)) &&
  (positionals.length === 0 || positionals.some((start) => `${name}/`.startsWith(`${start}/`)));

const isShared = (name: string) => !values.scenes && name.endsWith(`-${angles[0]}`);

interface Order {
  /** Its file, without width and ending, under `out`. */
  name: string;
  take: (page: Page) => Promise<string>;
}

const partOrders = (): Order[] =>
  Object.entries(looks).flatMap(([kind, names]) =>
    names.flatMap((look) =>
      angles
        .filter((angle) => wanted(`${kind}/${look}/${angle}`))
        .map((angle) => ({
          name: `${kind}-${look}-${angle}`,
          take: (page: Page) =>
            page.evaluate(([order, sheet]) => window.takePart(order, sheet), [
              { kind: kind as Kind, look, angle },
              fast ? { width: 400, height: 400, frames: 16 } : { width: 960, height: 960, frames: 12 },
            ] as const),
        })),
    ),
  );

const sceneOrders = (): Order[] =>
  [...scenes]
    .filter(([name]) => wanted(name))
    .map(([name, { frame }]) => {
      const width = fast ? 480 : frame.width;
      const sheet = {
        width,
        height: Math.round((width * frame.height) / frame.width),
        frames: 16,
      };
      return {
        name,
        take: (page) =>
          page.evaluate(([scene, wish]) => window.takeScene(scene, wish), [name, sheet] as const),
      };
    });

const say = (line: string) => process.stdout.write(`${line}\n`);

async function write(png: Buffer, name: string): Promise<void> {
  const file = path.join(out, name);
  mkdirSync(path.dirname(file), { recursive: true });
  if (name === 'social') return writeSocial(png, `${file}.png`);
  if (fast) {
    await sharp(png).png().toFile(`${file}.png`);
    return;
  }
  for (const width of widths) {
    await sharp(png)
      .resize(width, undefined, { kernel: 'lanczos3' })
      .avif({ quality: width === 400 ? 58 : 55, effort: 2 })
      .toFile(`${file}-${width}.avif`);
  }
  // for shared links: who shows them takes no AVIF
  if (isShared(name))
    await sharp(png).resize(600).jpeg({ quality: 78, mozjpeg: true }).toFile(`${file}-600.jpg`);
}

async function main(): Promise<void> {
  const script = buildSync({
    entryPoints: [path.join(__dirname, 'page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome120',
  }).outputFiles[0]!.text;
  const letters = readFileSync(
    path.join(
      root,
      'node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
    ),
  ).toString('base64');

  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') say(message.text());
  });
  await page.addScriptTag({ content: script });
  await page.evaluate(async (data) => {
    const font = new FontFace('Barlow Condensed', `url(data:font/woff2;base64,${data})`, { weight: '600' });
    document.fonts.add(await font.load());
  }, letters);

  const began = performance.now();
  if (values.first) {
    await renderFirstPictures(page, { widths, out, say });
    await browser.close();
    return;
  }
  const orders = values.scenes ? sceneOrders() : partOrders();
  let writing = Promise.resolve();
  for (const { name, take } of orders) {
    const started = performance.now();
    const png = await take(page);
    // the last picture is written while the next is drawn
    await writing;
    writing = write(Buffer.from(png, 'base64'), name);
    say(`${name}: ${Math.round(performance.now() - started)} ms`);
  }
  await writing;
  await browser.close();
  say(`${orders.length} pictures in ${Math.round((performance.now() - began) / 1000)} s`);
}

void main();
