import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { categories } from '../../server/erp/data/categories';
import { angles, type Kind, looks } from '../../server/erp/data/looks';
import { demoPosts } from '../../server/shop/data/posts';
import { parts } from './parts';
import { scenes } from './scenes';

const images = path.join(__dirname, '../../public/images');
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
const committed = existsSync(folder) ? readdirSync(folder) : [];
const bytes = (file: string) => statSync(file).size;

const everything = (from: string): string[] =>
  readdirSync(from, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? everything(path.join(from, entry.name)) : [path.join(from, entry.name)],
  );

describe('the models', () => {
  test('every kind of part that looks.ts names has one, and no other', () => {
    expect(Object.keys(parts).sort()).toEqual(Object.keys(looks).sort());
  });

  // labels are drawn by a browser; what needs none is built here, look by look
  const withoutLabels: Kind[] = ['brake-disc', 'brake-pads', 'control-arm', 'coil-spring', 'wheel-bearing'];
  test.each(withoutLabels.flatMap((kind) => looks[kind].map((look) => [kind, look] as const)))(
    'a %s of look %s is built of something',
    (kind, look) => {
      const build = parts[kind] as ((look: string) => { children: unknown[] }) | undefined;
      expect(build?.(look).children.length).toBeGreaterThan(0);
    },
  );
});

describe('the committed pictures (npm run pictures draws them)', () => {
  test('each look is there from each angle in each width', () => {
    expect(named.filter((name) => !committed.includes(name))).toEqual([]);
  });

  test('there is none that no look names', () => {
    const known = new Set(named);
    expect(committed.filter((name) => !known.has(name))).toEqual([]);
  });

  test('those of lists are light: 400 px in at most 15 KB', () => {
    const small = committed.filter((name) => name.endsWith('-400.avif'));
    expect(small.filter((name) => bytes(path.join(folder, name)) > 15 * 1024)).toEqual([]);
  });

  test('each scene is there in each width, and nothing that no scene names', () => {
    const wide = [...scenes.keys()].filter((name) => name.includes('/'));
    const wanted = wide.flatMap((name) => widths.map((width) => `${name}-${width}.avif`));
    const there = ['categories', 'posts', 'banners'].flatMap((name) =>
      readdirSync(path.join(images, name)).map((file) => `${name}/${file}`),
    );
    expect(there.sort()).toEqual(wanted.sort());
  });

  test('each category and each article has its scene', () => {
    const shown = [
      ...categories.map(({ slug }) => `categories/${slug}`),
      ...demoPosts.map(({ image }) => image.replace(/^\/images\/(.+)-800\.avif$/, '$1')),
    ];
    expect(shown.filter((name) => !scenes.has(name))).toEqual([]);
  });

  test('scenes in lists are light, too', () => {
    const small = [...scenes.keys()].filter((name) => name.includes('/')).map((name) => `${name}-400.avif`);
    expect(small.filter((name) => bytes(path.join(images, name)) > 15 * 1024)).toEqual([]);
  });

  test('the picture of shared links is what those who show them take', async () => {
    const file = path.join(images, 'social.png');
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(bytes(file)).toBeLessThanOrEqual(300 * 1024);
  });

  test('all images together are at most 40 MB', () => {
    const total = everything(images).reduce((sum, file) => sum + bytes(file), 0);
    expect(total).toBeLessThanOrEqual(40 * 1024 * 1024);
  });
});
