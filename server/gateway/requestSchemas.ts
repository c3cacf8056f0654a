import * as v from 'valibot';
import { accountDataParts } from '@/shop/accountDataSchemas';

/** Path parameters of /api/shop. An invalid one is NOT_FOUND. */

/** Within PostgreSQL's integers and without leading zeros. */
const vehicleId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));
export const vehicleParams = v.object({ id: vehicleId });

/** Slug of a vehicle, longer than any of the table's. */
export const ofVehicleSlug = v.object({ slug: v.pipe(v.string(), v.regex(/^[\p{L}\p{N}-]{1,120}$/u)) });

export const ofVin = v.object({ vin: v.string() });

/** Sku of a product, as long as an ERP may make it. */
export const ofProduct = v.object({ sku: v.pipe(v.string(), v.trim(), v.regex(/^\P{Cc}{1,200}$/u)) });

const handle = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
export const idParams = v.object({ id: handle });
export const ofPost = v.object({ slug: handle });
export const tokenParams = v.object({ token: handle });

/** Query parameters and headers. */

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80));
const year = v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number));
export const yearQuery = v.object({ year });
export const inMake = v.object({ year, make: name });
export const inModel = v.object({ year, make: name, model: name });

/** 1 to 1,000 of the ids that PostgreSQL's integer holds, with commas between them. */
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

/** `from`: how many rows of the part came before. */
export const accountDataQuery = v.object({
  part: v.picklist(accountDataParts),
  from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)), '0'),
});

/** `before`: only those older than an answer's `next`. */
export const beforeQuery = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))),
});

/** `seller`: all orders that the seller placed, for any customer. `before`: only those older than an answer's `next`. */
export const scopeQuery = v.object({
  scope: v.optional(v.picklist(['customer', 'seller']), 'customer'),
  ...beforeQuery.entries,
});

/** Language of a document. */
export const languageQuery = v.object({ language: v.optional(v.picklist(['es', 'en']), 'es') });

export const idempotencyHeaders = v.object({
  'idempotency-key': v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
});
