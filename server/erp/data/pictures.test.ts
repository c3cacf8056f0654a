import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { demoPosts } from '../../shop/data/posts';
import { categories } from './categories';
import { angles, looks } from './looks';

const images = path.join(__dirname, '../../../public/images');
const folder = path.join(images, 'parts');
const widths = [400, 800, 1200];

const named = Object.entries(looks).flatMap(([kind, names]) =>
  names.flatMap((look) =>
    angles.flatMap((angle) => [
      ...widths.map((width) => `${kind}-${look}-${angle}-${width}.avif`),
      ...(angle === angles[0] ? [`${kind}-${look}-${angle}-600.jpg`] : []),
    ]),
  ),
);
const committed = readdirSync(folder);
const bytes = (file: string) => statSync(file).size;
const listFiles = (from: string): string[] =>
  readdirSync(from, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(path.join(from, entry.name)) : [path.join(from, entry.name)],
  );

describe('the committed pictures (tools/pictures renders them)', () => {
  test('each look is there from each angle in each width', () => {
    expect(named.filter((name) => !committed.includes(name))).toEqual([]);
  });

  test('no file stands for a look that is not named', () => {
    const known = new Set(named);
    expect(committed.filter((name) => !known.has(name))).toEqual([]);
  });

  test('each category and each article has its picture in each width', () => {
    const shown = [
      ...categories.map(({ slug }) => `categories/${slug}`),
      ...demoPosts.map(({ image }) => image.replace(/^\/images\/(.+)-800\.avif$/, '$1')),
    ];
    const wanted = shown.flatMap((name) => widths.map((width) => `${name}-${width}.avif`));
    expect(wanted.filter((name) => !existsSync(path.join(images, name)))).toEqual([]);
  });

  test('those of lists are light: 400 px in at most 15 KB', () => {
    const small = listFiles(images).filter((name) => name.endsWith('-400.avif'));
    expect(small.length).toBeGreaterThan(100);
    expect(small.filter((name) => bytes(name) > 15 * 1024)).toEqual([]);
  });

  test('the picture of shared links is a PNG of 1200 × 630 in at most 300 KB', () => {
    const png = readFileSync(path.join(images, 'social.png'));
    // the header chunk of a PNG: width and height stand after its signature, length and name
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ]);
    expect(png.length).toBeLessThanOrEqual(300 * 1024);
  });

  test('all images together are at most 40 MB', () => {
    const total = listFiles(images).reduce((sum, file) => sum + bytes(file), 0);
    expect(total).toBeLessThanOrEqual(40 * 1024 * 1024);
  });
});
