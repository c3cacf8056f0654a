/** Schemas of the catalogue: lists with exact totals and counts, suggestions, and prices of listed products. */
import * as v from 'valibot';
import { understoodSchema } from '@/erp/rows/understood';
import { matchKinds } from '@/shared/codeMatch';
import { limitArray } from './limitArray';
import { listedProductSchema, listRowSchema } from './listedProduct';
import { vehicleSchema } from './vehicleSchemas';

export { nothingUnderstood, understoodSchema, type Understood } from '@/erp/rows/understood';
export { pricesSchema, type Prices } from './listedPrices';
export { listedProductSchema, listRowSchema, type ListedProduct, type ListRow } from './listedProduct';

export const listSorts = ['default', 'name_asc', 'name_desc', 'price_asc', 'price_desc'] as const;
export const longestSearch = 120;
export const maxPerPage = 48;
/** Maximum number of products in an answer to GET /product-rows. No carousel shows more products. */
export const maxInRow = 16;
export const maxSkus = 60;
export const maxSpans = 5_000;
export const longestSpan = 60;

const count = v.pipe(v.number(), v.integer());
const cents = v.nullable(v.pipe(v.number(), v.integer()));
const counted = <S extends v.GenericSchema>(value: S) => v.array(v.object({ value, count }));

export const listFacetsSchema = v.object({
  brand: v.array(v.object({ value: v.string(), name: v.string(), count })),
  /** Number of products by stock status. Missing for guests. */
  stock: v.optional(counted(v.picklist(['in-stock', 'on-backorder', 'out-of-stock']))),
  rating: counted(v.number()),
  badge: counted(v.picklist(['sale', 'new', 'hot'])),
  categories: counted(v.string()),
  vehicle: v.nullable(v.object({ own: count, universal: count })),
  /** Lowest and highest price in cents, with IVA, for the account. Missing for guests. */
  price: v.optional(v.nullable(v.object({ least: v.number(), most: v.number() }))),
  /** Number of products that the list would have without the filters of a group, by group. */
  without: v.object({
    brand: count,
    rating: count,
    badge: count,
    vehicle: count,
    stock: v.optional(count),
    price: v.optional(count),
  }),
});
export type ListFacets = v.InferOutput<typeof listFacetsSchema>;

const asOf = v.optional(v.string());

/**
 * GET /product-rows: featured or new products (of the whole catalogue or of a category), or products that are related
 * to another product.
 */
export const productRowSchema = v.object({ products: v.array(listedProductSchema), asOf });
export type ProductRow = v.InferOutput<typeof productRowSchema>;

/** GET /products */
export const productListSchema = v.object({
  products: v.array(listRowSchema),
  total: count,
  page: count,
  pages: count,
  facets: listFacetsSchema,
  understood: understoodSchema,
  /** Whether the catalogue is incomplete. If so, there may be more products than were counted. */
  isCut: v.boolean(),
  /** Time of the last comparison with the ERP as ISO 8601. Only set if this comparison was long ago. */
  asOf,
});
export type ProductList = v.InferOutput<typeof productListSchema>;

/**
 * GET /vehicles/parts/{slug}: number of parts that fit a vehicle, in total and for each category. A part of a category
 * is also counted in the category's department. Categories without fitting parts are left out. NOT_FOUND for an unknown
 * slug.
 */
export const vehiclePartsSchema = v.object({
  vehicle: vehicleSchema,
  own: count,
  universal: count,
  categories: v.array(v.object({ slug: v.string(), own: count, universal: count })),
  /** Whether the catalogue is incomplete. If so, there may be more parts than were counted. */
  isCut: v.boolean(),
});
export type VehicleParts = v.InferOutput<typeof vehiclePartsSchema>;

/** GET /suggestions */
export const suggestionsSchema = v.object({
  products: v.array(listedProductSchema),
  total: count,
  understood: understoodSchema,
  isCut: v.boolean(),
});
export type Suggestions = v.InferOutput<typeof suggestionsSchema>;

/** POST /catalogue/resolve: texts that may be codes. */
export const resolveSchema = v.strictObject({
  spans: limitArray(v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestSpan)), { max: maxSpans }),
});

/** Parts that match the texts, with the prices of the customer. */
export const resolvedSchema = v.object({
  parts: v.array(v.object({ span: v.string(), kind: v.picklist(matchKinds), skus: v.array(v.string()) })),
  products: v.array(
    v.object({
      ...v.pick(listedProductSchema, [
        'id',
        'sku',
        'name',
        'partNumber',
        'brand',
        'images',
        'options',
        'compatibility',
        'fitmentText',
      ]).entries,
      /** Null if the ERP did not answer in time. */
      prices: v.nullable(
        v.object({
          priceWithoutIva: cents,
          stock: v.nullable(v.picklist(['in-stock', 'on-backorder', 'out-of-stock'])),
          quantity: v.nullable(v.number()),
        }),
      ),
    }),
  ),
  /** Whether the catalogue is incomplete. If so, a text without a match may still be a code. */
  isCut: v.boolean(),
});
export type Resolved = v.InferOutput<typeof resolvedSchema>;
export type ResolvedProduct = Resolved['products'][number];
