import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { demoPosts } from '../../content/posts';
import { categories } from './categories';
import { toFirstPicture } from './firstPictures';
import { angles, looks, type Look } from './looks';
import { countPieces, countShown } from './pieces';
import { listParts, makeProducts, type ErpProduct } from './products';
import rendered from './renderedPictures.json';

const images = path.join(__dirname, '../../../public/images');
const folder = path.join(images, 'parts');
const widths = [400, 800, 1200];
const printed: Record<string, readonly string[]> = rendered;

const toFiles = (name: string, isFirst: boolean): string[] => [
  ...widths.map((width) => `${name}-${width}.avif`),
  ...(isFirst ? [`${name}-600.jpg`] : []),
];
const named = [
  ...Object.entries(looks).flatMap(([kind, names]) =>
    names.flatMap((look) =>
      angles.flatMap((angle) => toFiles(`${kind}-${look}-${angle}`, angle === angles[0])),
    ),
  ),
  ...Object.keys(printed).flatMap((name) => toFiles(`${name}-a`, true)),
];
const committed = readdirSync(folder);
const bytes = (file: string) => statSync(file).size;
const listFiles = (from: string): string[] =>
  readdirSync(from, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(path.join(from, entry.name)) : [path.join(from, entry.name)],
  );
const getMedian = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

describe('the committed pictures (tools/pictures renders them)', () => {
  test('each look has a file for each angle and each first picture, in each width', () => {
    expect(named.filter((name) => !committed.includes(name))).toEqual([]);
  });

  test('every file belongs to a known look', () => {
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

  test('pictures 400 px wide have at most 15 KB, and those of products a median of at most 6 KB', () => {
    const small = listFiles(images).filter((name) => name.endsWith('-400.avif'));
    expect(small.filter((name) => bytes(name) > 15 * 1024)).toEqual([]);
    const cards = Object.keys(printed).map((name) => bytes(path.join(folder, `${name}-a-400.avif`)));
    expect(getMedian(cards)).toBeLessThanOrEqual(6 * 1024);
  });

  test('the picture of shared links is a PNG of 1200 × 630 in at most 300 KB', () => {
    const png = readFileSync(path.join(images, 'social.png'));
    // header chunk of a PNG: width and height follow its signature, length and name
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      1200,
      630,
    ]);
    expect(png.length).toBeLessThanOrEqual(300 * 1024);
  });

  test('all images together have at most 60 MB', () => {
    const total = listFiles(images).reduce((sum, file) => sum + bytes(file), 0);
    expect(total).toBeLessThanOrEqual(60 * 1024 * 1024);
  });
});

const products = makeProducts();
const pictured = products.filter(({ images: own }) => own.length > 0);
const toName = ({ images: [first = ''] }: ErpProduct): string =>
  first.replace(/^\/images\/parts\/(.+)-a-800\.avif$/, '$1');

/** Splits a text into words and numbers: '6PK 1780 mm' has 6, pk, 1780 and mm. */
const toTokens = (text: string): string[] => text.toLowerCase().match(/\d+(?:[.,]\d+)?|\p{L}+/gu) ?? [];
/** Words of prints that are in no attribute. */
const ownWords = new Set(['pk']);

/** Returns the words of a product's first picture that the product does not have. */
function findContradictions(product: ErpProduct): string[] {
  const said = new Set(
    [product.name, ...product.attributes.flatMap(({ nombre, valor }) => [nombre, valor])].flatMap(toTokens),
  );
  return (printed[toName(product)] ?? [])
    .flatMap(toTokens)
    .filter((token) => !said.has(token) && !ownWords.has(token));
}

describe('the first pictures of the 1,200 products', () => {
  test('show no number that the product does not have', () => {
    expect(pictured.filter((product) => findContradictions(product).length > 0)).toEqual([]);
    const oil = pictured.find((product) => toName(product).startsWith('oil-bottle'));
    expect(findContradictions(oil!)).toEqual([]);
    const changed = { ...oil!, attributes: [{ grupo: 'General', nombre: 'Viscosidad', valor: '99W-1' }] };
    expect(findContradictions({ ...changed, name: 'Aceite' })).not.toEqual([]);
  });

  test('show as many pieces as are sold together', () => {
    const known = Object.entries(looks).flatMap(([kind, names]) =>
      names.map((look) => ({ kind, look }) as Look),
    );
    const findLook = (name: string) =>
      known
        .filter(({ kind, look }) => `${name}-`.startsWith(`${kind}-${look}-`))
        .sort((one, other) => other.look.length - one.look.length)[0];
    const contradicts = (product: ErpProduct, own = product.attributes) => {
      const look = findLook(toName(product));
      const attributes = Object.fromEntries(own.map(({ nombre, valor }) => [nombre, valor]));
      const pieces = countPieces({ name: product.name, attributes });
      return look !== undefined && pieces !== null && pieces !== countShown(look);
    };
    expect(pictured.filter((product) => contradicts(product)).map(({ name }) => name)).toEqual([]);
    const horns = pictured.find((product) => toName(product).startsWith('horn-disc'));
    expect(contradicts(horns!, [{ grupo: 'General', nombre: 'Cantidad', valor: '3 piezas' }])).toBe(true);
    const told = pictured.filter((product) => {
      const look = findLook(toName(product));
      return look !== undefined && countShown(look) > 1;
    });
    expect(told.length).toBeGreaterThan(100);
  });

  test('have all been rendered', () => {
    expect(pictured.map(toName).filter((name) => !(name in printed))).toEqual([]);
  });

  test('are never the picture of a category', () => {
    expect(products.filter(({ images: [first = ''] }) => first.includes('/categories/'))).toEqual([]);
  });

  test('include 600 or more different pictures, and ten or more among 16 products of the median category', () => {
    expect(new Set(pictured.map(toName)).size).toBeGreaterThanOrEqual(600);
    const shelves = categories
      .map(({ slug }) => products.filter((product) => product.categories[0] === slug).slice(0, 16))
      .filter((shelf) => shelf.length === 16);
    expect(getMedian(shelves.map((shelf) => new Set(shelf.map(toName)).size))).toBeGreaterThanOrEqual(10);
  });

  test('show a left part mirrored and from one angle only, as the other angles would show the right part', () => {
    const left = listParts().filter((part) => toFirstPicture(part).isLeft);
    expect(left.length).toBeGreaterThan(0);
    const bySku = new Map(products.map((product) => [product.sku, product]));
    for (const { sku } of left) {
      const { images: own } = bySku.get(sku)!;
      expect(own.length).toBeLessThanOrEqual(1);
      for (const image of own) expect(image).toContain('-left-');
    }
  });
});
