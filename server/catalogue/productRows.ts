/**
 * Rows of products outside of lists: featured and new products, which the ERP chooses, and products that are related to
 * a product.
 */
import { notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/lazyDatabase';
import { toVehicleLexeme } from './lexemes';
import type { ListedProduct } from './findList';
import { runQuery, toTextArray } from '../db/runQuery';
import { catalogueNumbers, catalogueProducts, catalogueRows, type RowKind } from '../db/catalogueTables';
import { toNumberKey } from './words';

/** Number of products that are stored for each row. A page shows fewer products, because some may be withdrawn. */
export const keptInRow = 32;
/** Maximum number of vehicles of a product that are compared with the vehicles of other products. */
const maxVehicles = 60;
/** Maximum number of products of the category whose vehicles are compared. The most popular products are compared. */
const maxCompared = 200;

/** Writes the products of a row and keeps their order. A row that has not changed is not written. */
export async function writeProductRow(
  db: Database,
  kind: RowKind,
  category: string,
  skus: readonly string[],
): Promise<void> {
  await db.execute(sql`
    insert into ${catalogueRows} (kind, category, skus) values (${kind}, ${category}, ${toTextArray(skus)})
    on conflict (kind, category) do update set skus = excluded.skus where ${catalogueRows.skus} <> excluded.skus`);
}

/** Removes the rows of categories that no longer exist. */
export async function removeProductRows(db: Database, categories: readonly string[]): Promise<void> {
  await db.delete(catalogueRows).where(notInArray(catalogueRows.category, ['', ...categories]));
}

const listedProduct = sql`json_build_object('content', p.content, 'fit', null, 'vehicles', p.vehicles)`;

/** Returns the products of a row, or null if no sweep has read it. */
export async function findProductRow(
  db: Database,
  kind: RowKind,
  category: string,
  limit: number,
): Promise<ListedProduct[] | null> {
  const [row] = await runQuery<{ products: ListedProduct[] }>(
    db,
    sql`
      select (select coalesce(json_agg(product order by place), '[]') from (
          select ${listedProduct} as product, place from unnest(kept.skus) with ordinality as placed(sku, place)
          join ${catalogueProducts} as p using (sku) order by place limit ${limit}) as listed) as products
      from ${catalogueRows} as kept where kept.kind = ${kind} and kept.category = ${category}`,
  );
  return row?.products ?? null;
}

interface OwnProduct {
  category: string;
  equivalents: string[];
  vehicles: number[] | null;
}

/**
 * Returns related products; null if the catalogue does not have the product. Equivalents come first: they share a
 * cross-reference number with the product. Then come products of the same category that fit one of the product's
 * vehicles, then other products of this category.
 */
export async function findRelatedProducts(
  db: Database,
  sku: string,
  limit: number,
): Promise<ListedProduct[] | null> {
  const [own] = await runQuery<OwnProduct>(
    db,
    sql`select category, content -> 'equivalents' as equivalents, vehicles from ${catalogueProducts} where sku = ${sku}`,
  );
  if (!own) return null;
  const numbers = toTextArray(own.equivalents);
  const replacing = await runQuery<{ product: ListedProduct; sku: string }>(
    db,
    sql`
      select p.sku, ${listedProduct} as product from ${catalogueProducts} as p
      where p.sku <> ${sku} and p.content -> 'equivalents' ?| ${numbers} and p.sku in (
        select numbers.sku from ${catalogueNumbers} as numbers
        where numbers.key = any(${toTextArray(own.equivalents.map(toNumberKey))}))
      order by p.liked desc, p.sku limit ${limit}`,
  );
  const vehicles = (own.vehicles ?? []).slice(0, maxVehicles).map((id) => `'${toVehicleLexeme(id)}'`);
  const fitsAlike =
    vehicles.length === 0 ? sql`` : sql`(beside.find @@ ${vehicles.join(' | ')}::tsquery)::integer desc, `;
  const beside = await runQuery<{ product: ListedProduct }>(
    db,
    sql`
      select ${listedProduct} as product from (
        select p.sku, p.find, p.liked from ${catalogueProducts} as p
        where p.categories @> array[${own.category}]::text[]
          and p.sku <> all(${toTextArray([sku, ...replacing.map((other) => other.sku)])})
        order by p.liked desc, p.sku limit ${maxCompared}) as beside
      join ${catalogueProducts} as p using (sku)
      order by ${fitsAlike}beside.liked desc, p.sku limit ${limit}`,
  );
  return [...replacing, ...beside].slice(0, limit).map(({ product }) => product);
}
