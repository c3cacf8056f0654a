/** Writes the catalogue's products, prices and numbers. Only rows that changed are written. */
import { inArray, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { deepEqual } from '@/shared/deepEqual';
import type { Product } from '@/erp/rows/product';
import { catalogueNumbers, catalogueProducts, type ProductContent } from '../db/catalogueTables';
import type { Database } from '../db/lazyDatabase';
import { runQuery } from '../db/runQuery';
import { toJsonRecordset } from '../db/seedIfEmpty';
import { writeApart } from '../db/writeApart';
import { describeFitment } from '../vehicles/fitmentText';
import { makeLexemes, type Naming } from './lexemes';

/**
 * Version of the rules by which lexemes are made. When this number is raised, the next sweep writes every row again.
 */
const lexemesVersion = 4;
export const levels = [1, 2, 3, 4, 5] as const;
/**
 * Level whose list prices a sweep reads first. The prices of the other levels are read after all products were read.
 */
export const mainLevel = 2;

/** A product as the ERP returns it at a level. */
export interface LevelRow {
  product: Product;
  level: number;
}

type ProductInsert = typeof catalogueProducts.$inferSelect;

function toContent(product: Product): { content: ProductContent; vehicles: number[] | null } {
  const { id, sku, name, partNumber, brand, categories, excerpt, images, badges } = product;
  const { tags, rating, reviews, attributes, options, compatibility, fitmentText, equivalents } = product;
  return {
    content: {
      id,
      sku,
      name,
      partNumber,
      brand,
      categories,
      excerpt,
      images,
      badges,
      tags,
      rating,
      reviews,
      attributes,
      options,
      fitmentText: fitmentText || (compatibility === 'all' ? '' : describeFitment(compatibility)),
      equivalents,
    },
    vehicles: compatibility === 'all' ? null : compatibility,
  };
}

/**
 * Calculates the popularity of a product. The number of reviews raises the effect of the stars. The marks `hot` and
 * `sale` add to the result.
 */
const calculateLiking = ({ rating, reviews, badges }: Product): number =>
  (rating ?? 3) * Math.log1p(reviews) + (badges.includes('hot') ? 3 : 0) + (badges.includes('sale') ? 1 : 0);

/** Makes the row of a product. Later changes of prices and stock are written separately. */
function toRow(
  product: Product,
  naming: Naming,
  hash: string,
  prices: (number | null)[],
): ProductInsert & { numbers: string[] } {
  const { content, vehicles } = toContent(product);
  const { find, head, numbers } = makeLexemes(product, naming);
  return {
    sku: product.sku,
    name: product.name,
    nameOrder: null,
    content,
    vehicles,
    hash,
    category: product.categories[0] ?? '',
    categories: product.categories,
    brand: product.brand?.slug ?? '',
    badges: product.badges,
    stars: product.rating === null ? null : Math.round(product.rating),
    isUniversal: product.compatibility === 'all',
    liked: calculateLiking(product),
    stock: product.stock,
    prices: prices as number[],
    find,
    head,
    changedAt: null,
    numbers,
  };
}

const hashProduct = (product: Product, naming: Naming): string => {
  const { content, vehicles } = toContent(product);
  const names = product.categories.map((slug) => naming.category(slug) ?? '');
  return createHash('sha256')
    .update(JSON.stringify([lexemesVersion, content, vehicles, names]))
    .digest('base64url')
    .slice(0, 27);
};

/**
 * Maximum number of rows in a statement. A longer statement would delay other statements, because the embedded database
 * runs one statement at a time.
 */
const maxAtOnce = 50;

export interface Written {
  added: number;
  changed: number;
  /** Number of products of which only prices or stock changed. */
  repriced: number;
  /** Skus of products that the database refuses. The rows of these products stay unchanged. */
  refused: string[];
}

/**
 * Writes new and changed products. An unchanged product is only compared. If a sku occurs several times, the last row
 * with this sku counts.
 */
export async function writeProducts(
  db: Database,
  rows: readonly LevelRow[],
  naming: Naming,
): Promise<Written> {
  const written: Written = { added: 0, changed: 0, repriced: 0, refused: [] };
  const bySku = new Map<string, { product: Product; prices: Map<number, number | null> }>();
  for (const { product, level } of rows) {
    const known = bySku.get(product.sku);
    const prices = known?.prices ?? new Map<number, number | null>();
    if (product.priceWithoutIva !== null) prices.set(level, product.priceWithoutIva);
    bySku.set(product.sku, { product, prices });
  }
  const kinds = new Map<string, 'added' | 'changed' | 'repriced'>();
  const skus = [...bySku.keys()];
  /**
   * The previous batch is written while the next batch is being made. Filling the catalogue therefore takes only as
   * long as the slower of the two steps.
   */
  let writing: Promise<string[]> = Promise.resolve([]);
  try {
    for (let from = 0; from < skus.length; from += maxAtOnce) {
      const batch = skus.slice(from, from + maxAtOnce);
      const { hash, prices, stock, sku } = catalogueProducts;
      const stored = new Map(
        (
          await db.select({ sku, hash, prices, stock }).from(catalogueProducts).where(inArray(sku, batch))
        ).map((row) => [row.sku, row]),
      );
      const whole: ReturnType<typeof toRow>[] = [];
      const repriced: { sku: string; prices: (number | null)[]; stock: string | null }[] = [];
      for (const one of batch) {
        const given = bySku.get(one);
        if (!given) continue;
        const before = stored.get(one);
        const known = levels.map(
          (level) =>
            given.prices.get(level) ?? (before?.prices[level - 1] as number | null | undefined) ?? null,
        );
        const stockNow = given.product.stock ?? before?.stock ?? null;
        const hashNow = hashProduct(given.product, naming);
        if (before?.hash !== hashNow) {
          whole.push({ ...toRow(given.product, naming, hashNow, known), stock: stockNow });
          kinds.set(one, before ? 'changed' : 'added');
        } else if (!deepEqual(before.prices, known) || before.stock !== stockNow) {
          repriced.push({ sku: one, prices: known, stock: stockNow });
          kinds.set(one, 'repriced');
        }
      }
      written.refused.push(...(await writing));
      writing = writeBatch(db, whole, [...stored.keys()], repriced);
      // a rejection is handled where the promise is awaited
      writing.catch(() => undefined);
    }
  } finally {
    written.refused.push(...(await writing));
  }
  for (const sku of written.refused) kinds.delete(sku);
  for (const kind of kinds.values()) written[kind] += 1;
  return written;
}

/** @returns the skus of products that the database refuses */
async function writeBatch(
  db: Database,
  whole: readonly ReturnType<typeof toRow>[],
  stored: readonly string[],
  repriced: readonly { sku: string; prices: (number | null)[]; stock: string | null }[],
): Promise<string[]> {
  const refused = [
    ...(await writeApart(whole, (rows) => writeWhole(db, rows, stored))),
    ...(await writeApart(repriced, (rows) =>
      db.execute(sql`
      update ${catalogueProducts} as kept set prices = given.prices, stock = given.stock
      from json_to_recordset(${JSON.stringify(rows)}::json) as given(sku text, prices integer[], stock text)
      where kept.sku = given.sku`),
    )),
  ];
  return refused.map(({ sku }) => sku);
}

/** Writes the list prices of one level. Returns the number of changed prices. */
export async function writePrices(
  db: Database,
  products: readonly Product[],
  level: number,
): Promise<number> {
  const priced = products.flatMap(({ sku, priceWithoutIva }) =>
    priceWithoutIva === null ? [] : [{ sku, price: priceWithoutIva }],
  );
  const at = sql.raw(String(level));
  let changed = 0;
  await writeApart(priced, async (rows) => {
    const updated = await runQuery(
      db,
      sql`
      update ${catalogueProducts} as kept set prices[${at}] = given.price
      from json_to_recordset(${JSON.stringify(rows)}::json) as given(sku text, price integer)
      where kept.sku = given.sku and kept.prices[${at}] is distinct from given.price
      returning kept.sku`,
    );
    changed += updated.length;
  });
  return changed;
}

/** @param stored skus that already have a row; the numbers of these products are replaced */
async function writeWhole(
  db: Database,
  rows: readonly ReturnType<typeof toRow>[],
  stored: readonly string[],
): Promise<void> {
  const records = rows.map(({ numbers: _numbers, ...row }) => row);
  const numbers = rows.flatMap((row) => row.numbers.map((key) => ({ key, sku: row.sku })));
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into ${catalogueProducts} as kept
        (sku, name, content, vehicles, hash, category, categories, brand, badges, stars, is_universal, liked, stock, prices, find, head)
      select sku, name, content, vehicles, hash, category, categories, brand, badges, stars, is_universal, liked, stock, prices, find, head
      from ${toJsonRecordset(catalogueProducts, records)}
      on conflict (sku) do update set
        name = excluded.name, content = excluded.content, vehicles = excluded.vehicles, hash = excluded.hash,
        category = excluded.category, categories = excluded.categories, brand = excluded.brand,
        badges = excluded.badges, stars = excluded.stars, is_universal = excluded.is_universal,
        liked = excluded.liked, stock = excluded.stock, prices = excluded.prices, find = excluded.find,
        head = excluded.head,
        changed_at = case
          when kept.content = excluded.content and kept.vehicles is not distinct from excluded.vehicles
          then kept.changed_at else now() end`);
    const known = new Set(stored);
    const changed = rows.map(({ sku }) => sku).filter((sku) => known.has(sku));
    if (changed.length > 0)
      await transaction.delete(catalogueNumbers).where(inArray(catalogueNumbers.sku, changed));
    await transaction.execute(sql`
      insert into ${catalogueNumbers} (key, sku)
      select key, sku from ${toJsonRecordset(catalogueNumbers, numbers)} on conflict do nothing`);
  });
}

export async function removeProducts(db: Database, skus: readonly string[]): Promise<void> {
  if (skus.length > 0) await db.delete(catalogueProducts).where(inArray(catalogueProducts.sku, [...skus]));
}

export const listSkusIn = async (db: Database, category: string): Promise<string[]> =>
  (
    await runQuery<{ sku: string }>(
      db,
      sql`select sku from ${catalogueProducts} where categories @> array[${category}]::text[]`,
    )
  ).map(({ sku }) => sku);
