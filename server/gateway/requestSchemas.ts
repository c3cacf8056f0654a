import * as v from 'valibot';
import { accountDataParts } from '@/shop/accountDataSchemas';

/** Schemas for path parameters of /api/shop. If a parameter is invalid, the answer is NOT_FOUND. */

/** Id of at most nine digits, without leading zeros. It fits into PostgreSQL's integers. */
const vehicleId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));
export const vehicleParams = v.object({ id: vehicleId });

/** Slug of a vehicle. All vehicles in the table have a shorter slug than the maximum. */
export const ofVehicleSlug = v.object({ slug: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}-]{1,120}$/u)) });

export const ofVin = v.object({ vin: v.string() });

/** Sku of a product. The maximum length is that of a sku from the ERP. */
export const ofProduct = v.object({ sku: v.pipe(v.string(), v.trim(), v.regex(/^\P{Cc}{1,200}$/u)) });

const handle = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
export const idParams = v.object({ id: handle });
export const ofPost = v.object({ slug: handle });
export const tokenParams = v.object({ token: handle });

/** Schemas for query parameters and headers. */

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
const year = v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number));
export const yearQuery = v.object({ year });
export const inMake = v.object({ year, make: name });
export const inModel = v.object({ year, make: name, model: name });

/** 1 to 1,000 ids, separated by commas. Each id fits into PostgreSQL's integers. */
export const idsQuery = v.object({
  ids: v.pipe(
    v.string(),
    v.regex(/^\d{1,10}(,\d{1,10}){0,999}$/),
    v.transform((ids) => ids.split(',').map(Number)),
    v.everyItem((id) => id < 2 ** 31),
  ),
});

export const pageQuery = v.object({
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1)), '1'),
});

/** `from` is the number of rows that the client already has. */
export const accountDataQuery = v.object({
  part: v.picklist(accountDataParts),
  from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0'),
});

/** `before` is the value `next` of the previous answer. Only older rows are returned. */
export const beforeQuery = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))),
});

/**
 * With the scope `seller`, the answer contains all orders that the seller placed for any customer. `before` is the
 * value `next` of the previous answer. Only older orders are returned.
 */
export const scopeQuery = v.object({
  scope: v.optional(v.picklist(['customer', 'seller']), 'customer'),
  ...beforeQuery.entries,
});

/** Language of a document. */
export const languageQuery = v.object({ language: v.optional(v.picklist(['es', 'en']), 'es') });

export const idempotencyHeaders = v.object({
  'idempotency-key': v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
});
