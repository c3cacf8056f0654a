/**
 * Schemas for the queries of the catalogue's routes. The schemas limit lengths and counts before other code reads a
 * query.
 */
import { maxCodeLength } from '@/shared/codeSpelling';
import { splitByCommas } from '@/shared/commaList';
import * as v from 'valibot';
import { listSorts, longestSearch, maxPerPage, maxSkus } from '@/shop/catalogueSchemas';

const search = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(longestSearch * 4),
    v.transform((text) => Array.from(text.trim()).slice(0, longestSearch).join('')),
  ),
  '',
);
const vehicle = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)));
const number = (most: number, usual: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number), v.maxValue(most)), usual);
/** A code as the ERP spells it. All characters are allowed except control characters. */
const code = v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxCodeLength), v.regex(/^\P{Cc}+$/u));
const categorySlug = v.optional(code);
const isExact = v.optional(
  v.pipe(
    v.picklist(['1']),
    v.transform(() => true),
  ),
);

/** Some of the known values, separated by commas; at most 100 characters in total. */
const among = <const T extends readonly string[]>(known: T) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(100),
      v.transform((text) => text.split(',')),
      v.array(v.picklist(known)),
    ),
  );

const brands = v.optional(
  v.pipe(v.string(), v.maxLength(2_000), v.transform(splitByCommas), v.maxLength(30), v.array(code)),
);

/** Range of the price that the visitor pays, in cents with IVA: `1000-5000`. Either end may be missing. */
const priceRange = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{0,9}-\d{0,9}$/),
    v.transform((text) => text.split('-').map((end) => (end === '' ? null : Number(end)))),
    v.transform(([from = null, to = null]) => ({ from, to })),
  ),
);

export const listQuery = v.object({
  search,
  category: categorySlug,
  page: number(100_000, '1'),
  limit: number(maxPerPage, '16'),
  sort: v.optional(v.picklist(listSorts), 'default'),
  brand: brands,
  stock: among(['in-stock', 'on-backorder', 'out-of-stock']),
  rating: among(['1', '2', '3', '4', '5']),
  badge: among(['sale', 'new', 'hot']),
  price: priceRange,
  /** Vehicle of the filter. The list contains only parts that fit this vehicle. */
  fits: vehicle,
  /** Vehicle of a vehicle's page. The list on this page contains only parts that fit this vehicle. */
  of: vehicle,
  /** The visitor's current vehicle. Parts that fit this vehicle come first. */
  vehicle,
  exact: isExact,
});
export type ListQuery = v.InferOutput<typeof listQuery>;

export const suggestionsQuery = v.object({ search, vehicle, exact: isExact });

const category = v.optional(v.union([v.literal(''), code]), '');

/** Query for the products that the ERP chooses for a row, or for the products that are related to a product. */
export const productRowQuery = v.variant('kind', [
  v.object({ kind: v.picklist(['featured', 'new']), category }),
  v.object({
    kind: v.literal('related'),
    sku: v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxCodeLength)),
  }),
]);

/** The query has one `sku=` for each product, because a sku may contain a comma. */
export const skusQuery = v.object({
  sku: v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((skus) => [skus].flat()),
    v.maxLength(maxSkus),
    v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxCodeLength))),
  ),
});
