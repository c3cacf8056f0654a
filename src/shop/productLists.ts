/** Lists of products from the catalogue of this service, and the prices of the listed products. */
import * as v from 'valibot';
import { reportCatalogAge } from '@/erp/catalogStaleness';
import type { Product } from '@/erp/rows/product';
import { mapAbortable, type Abortable } from '@/shared/http';
import { requestShop } from './client';
import { pricesSchema, type Prices } from './listedPrices';
import type { ListedProduct, ListRow } from './listedProduct';

/** A row of a product list has neither equivalents nor tags; a row of a product query has both. */
type Row = ListRow & Partial<ListedProduct>;

/**
 * Schema that does not check every field, so that a first page need not load catalogueSchemas.ts. The other fields are
 * valid, because service and page come from the same build.
 */
const row = v.pipe(
  v.looseObject({ sku: v.string(), name: v.string() }),
  v.transform((checked) => checked as unknown as Row),
);

/** Schema of a list. Counts and interpretation are parsed later, by the code that shows them (catalogueSchemas.ts). */
const listSchema = v.object({
  products: v.array(row),
  total: v.number(),
  page: v.number(),
  pages: v.number(),
  isCut: v.boolean(),
  facets: v.unknown(),
  understood: v.unknown(),
  asOf: v.optional(v.string()),
});

export type ListedPrice = Prices['prices'][number];

const rowSchema = v.pick(listSchema, ['products', 'asOf']);

/** Result of a list without the rows. */
export type ListResult = Omit<v.InferOutput<typeof listSchema>, 'products' | 'asOf'>;

export const toQuery = (fields: Record<string, string> | string[][]): string =>
  new URLSearchParams(fields).toString();

/** Converts a row to a product for pages. `seesPrices` is true if prices will be requested. */
export const toProduct = ({ fit: _, ...row }: Row, seesPrices: boolean): Product =>
  Object.freeze({
    equivalents: [],
    tags: [],
    ...row,
    slug: row.sku,
    price: null,
    priceWithoutIva: null,
    compareAtPrice: null,
    stock: null,
    quantity: null,
    ...(seesPrices ? { awaitsPrices: true as const } : {}),
  });

/**
 * Converts rows to products. For guests, also reports the age of the list. Accounts see the age of their prices
 * instead.
 */
function toProducts(
  { products, asOf }: { products: Row[]; asOf?: string | undefined },
  seesPrices: boolean,
): Product[] {
  if (!seesPrices) reportCatalogAge({ message: { asOf } });
  return products.map((row) => toProduct(row, seesPrices));
}

export const getProductList = (
  fields: Record<string, string>,
  seesPrices: boolean,
): Abortable<{ products: Product[]; found: ListResult }> =>
  mapAbortable(
    requestShop({ method: 'GET', path: `/products?${toQuery(fields)}` }, listSchema),
    ({ products, asOf, ...found }) => ({ products: toProducts({ products, asOf }, seesPrices), found }),
  );

/** Requests a row of featured, new or related products. */
export const getProductRow = (fields: Record<string, string>, seesPrices: boolean): Abortable<Product[]> =>
  mapAbortable(
    requestShop({ method: 'GET', path: `/product-rows?${toQuery(fields)}` }, rowSchema),
    (answer) => toProducts(answer, seesPrices),
  );

/** Requests prices and stock, which are at most five minutes old. Products that the ERP no longer has are left out. */
export const getPrices = (skus: readonly string[]): Abortable<ListedPrice[]> =>
  mapAbortable(
    requestShop({ method: 'GET', path: `/prices?${toQuery(skus.map((sku) => ['sku', sku]))}` }, pricesSchema),
    ({ prices, asOf }) => {
      if (asOf !== null) reportCatalogAge({ message: { asOf } });
      return prices;
    },
  );
