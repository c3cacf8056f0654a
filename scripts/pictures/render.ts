/**
 * npm run pictures [-- KIND[/LOOK[/ANGLE]]…] [--out FOLDER] [--fast] [--missing]: draws the pictures of the parts, all or
 * those named, as AVIF in three widths into public/images/parts. `--fast`: one PNG of 400 px a picture, for trials.
 * `--missing`: only what is not there yet.
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildSync } from 'esbuild';
import sharp from 'sharp';
import { angles, type Kind, looks } from '../../server/erp/data/looks';
import { parts } from './parts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    fast: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
  },
});
const root = path.join(__dirname, '../..');
const out = values.out ?? path.join(root, 'public/images/parts');
const widths = [400, 800, 1200];
/** The widest is written last. */
const isThere = (name: string) => existsSync(path.join(out, `${name.replaceAll('/', '-')}-1200.avif`));
const wanted = (name: string) =>
  !(values.missing && isThere(name)) &&
  (positionals.length === 0 || positionals.some((start) => `${name}/`.startsWith(`${start}/`)));

const orders = Object.entries(looks).flatMap(([kind, names]) =>
  names.flatMap((look) =>
    angles
      .filter((angle) => wanted(`${kind}/${look}/${angle}`))
      .map((angle) => ({ kind: kind as Kind, look, angle })),
  ),
);

const say = (line: string) => process.stdout.write(`${line}\n`);

async function write(png: Buffer, name: string): Promise<void> {
  if (values.fast) {
    await sharp(png)
      .png()
      .toFile(path.join(out, `${name}.png`));
    return;
  }
  for (const width of widths) {
    await sharp(png)
      .resize(width, width, { kernel: 'lanczos3' })
      .avif({ quality: width === 400 ? 58 : 55, effort: 1 })
      .toFile(path.join(out, `${name}-${width}.avif`));
  }
}

async function main(): Promise<void> {
  mkdirSync(out, { recursive: true });
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
  let writing = Promise.resolve();
  for (const order of orders) {
    const name = `${order.kind}-${order.look}-${order.angle}`;
    if (!parts[order.kind]) {
      if (order.angle === angles[0]) say(`${order.kind}/${order.look}: no model yet`);
      continue;
    }
    const started = performance.now();
    const png = await page.evaluate((wish) => window.takePicture(wish), {
      ...order,
      ...(values.fast ? { size: 400, frames: 16 } : { size: 720, frames: 8 }),
    });
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
