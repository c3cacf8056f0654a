import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { categories } from '../../demo/erp/data/categories';
import { type Kind, looks } from '../../demo/erp/data/looks';
import { demoPosts } from '../../demo/content/posts';
import { parts } from './parts';
import { scenes } from './scenes';

const images = path.join(__dirname, '../../public/images');
const widths = [400, 800, 1200];

describe('the models of pictures', () => {
  test('exist for exactly the kinds of part in looks.ts', () => {
    assert.deepEqual(Object.keys(parts).sort(), Object.keys(looks).sort());
  });

  // labels are drawn by a browser; what needs none is built here, look by look
  const withoutLabels: Kind[] = ['brake-disc', 'brake-pads', 'control-arm', 'coil-spring', 'wheel-bearing'];
  for (const kind of withoutLabels)
    for (const look of looks[kind])
      test(`give a ${kind} of look ${look} some geometry`, () => {
        const build = parts[kind] as (look: string) => { children: unknown[] };
        assert.ok(build(look).children.length > 0);
      });
});

describe('the scenes', () => {
  test('have the same compositions as the committed pictures, in each width', () => {
    const wide = [...scenes.keys()].filter((name) => name.includes('/'));
    const wanted = wide.flatMap((name) => widths.map((width) => `${name}-${width}.avif`));
    const committed = ['categories', 'posts', 'banners'].flatMap((name) =>
      readdirSync(path.join(images, name)).map((file) => `${name}/${file}`),
    );
    assert.deepEqual(committed.sort(), wanted.sort());
  });

  test('include one for each category and each article', () => {
    const shown = [
      ...categories.map(({ slug }) => `categories/${slug}`),
      ...demoPosts.map(({ image }) => image.replace(/^\/images\/(.+)-800\.avif$/, '$1')),
    ];
    assert.deepEqual(
      shown.filter((name) => !scenes.has(name)),
      [],
    );
  });
});
