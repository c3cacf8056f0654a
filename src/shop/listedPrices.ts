/**
 * Prices of listed products. These schemas have a separate file, because a first page needs no other schema of the
 * catalogue.
 */
import * as v from 'valibot';

const cents = v.nullable(v.pipe(v.number(), v.integer()));

/** GET /prices?sku=: prices of products from the ERP, for the customer. */
export const pricesSchema = v.object({
  prices: v.array(
    v.object({
      sku: v.string(),
      price: cents,
      priceWithoutIva: cents,
      compareAtPrice: cents,
      stock: v.nullable(v.picklist(['in-stock', 'on-backorder', 'out-of-stock'])),
      quantity: v.nullable(v.number()),
    }),
  ),
  /** Time of the oldest price as ISO 8601. Only set if the ERP does not answer now. */
  asOf: v.nullable(v.string()),
});
export type Prices = v.InferOutput<typeof pricesSchema>;
