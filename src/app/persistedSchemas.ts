/** Schemas of persisted values, which a person, a browser extension or an older version may have written. */
import * as v from 'valibot';
import { compatibilitySchema } from '@/erp/rows/product';
import type { CartLine, CheckoutDraft } from '@/features/cart';
import type { ListedProduct } from '@/features/lists';
import {
  maxCustomers,
  maxRecentProducts,
  maxRecentSearches,
  maxSearchers,
  type CustomerSearches,
} from '@/features/recent';
import { paymentMethods, vehicleSchema } from '@/shop/schemas';

/** Replaces the slug by the sku, because older versions stored a slug in lower case. */
const takeSlugFromSku = <P extends { sku: string; slug: string }>(product: P): P => ({
  ...product,
  slug: product.sku,
});

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));

export const cartLinesSchema: v.GenericSchema<CartLine[]> = v.array(
  v.object({
    key: v.string(),
    customer: v.exactOptional(v.string()),
    product: v.pipe(
      v.object({
        id: v.number(),
        sku: v.string(),
        slug: v.string(),
        name: v.string(),
        brand: v.exactOptional(v.string()),
        image: v.string(),
        unitPrice: cents,
        stock: v.pipe(v.number(), v.integer()),
        compatibility: compatibilitySchema,
        fitmentText: v.exactOptional(v.string()),
      }),
      v.transform(takeSlugFromSku),
    ),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
    options: v.array(v.object({ name: v.string(), value: v.string() })),
    change: v.nullable(
      v.union([
        v.object({ kind: v.literal('price'), before: cents }),
        v.object({ kind: v.literal('stock'), available: v.number() }),
        v.object({ kind: v.picklist(['gone', 'unpriced']) }),
      ]),
    ),
  }),
);

export const checkoutDraftSchema: v.GenericSchema<CheckoutDraft> = v.object({
  idempotencyKey: v.nullable(v.string()),
  addressId: v.nullable(v.string()),
  address: v.object({
    firstName: v.string(),
    lastName: v.string(),
    company: v.string(),
    country: v.string(),
    address1: v.string(),
    address2: v.string(),
    city: v.string(),
    state: v.string(),
    postcode: v.string(),
    email: v.string(),
    phone: v.string(),
  }),
  payment: v.picklist(paymentMethods),
  notes: v.string(),
  termsAccepted: v.boolean(),
  authorisation: v.exactOptional(v.object({ reference: v.string(), amount: cents })),
});

export const listedProductsSchema: v.GenericSchema<ListedProduct[]> = v.array(
  v.pipe(
    v.object({
      id: v.number(),
      slug: v.string(),
      sku: v.string(),
      name: v.string(),
      images: v.array(v.string()),
    }),
    v.transform(takeSlugFromSku),
  ),
);

export const recentProductsSchema: v.GenericSchema<ListedProduct[]> = v.pipe(
  listedProductsSchema,
  v.maxLength(maxRecentProducts),
);

const searchTexts = v.array(v.pipe(v.string(), v.nonEmpty()));
/** Schema of recent searches by customer. Older versions stored a plain list of texts. */
export const recentSearchesSchema: v.GenericSchema<unknown, CustomerSearches[]> = v.union([
  v.pipe(
    v.array(v.object({ customer: v.string(), texts: v.pipe(searchTexts, v.maxLength(maxRecentSearches)) })),
    v.maxLength(maxSearchers),
  ),
  v.pipe(
    searchTexts,
    v.transform((texts) => [{ customer: '', texts: texts.slice(0, maxRecentSearches) }]),
  ),
]);

export const recentCustomersSchema: v.GenericSchema<string[]> = v.pipe(
  v.array(v.string()),
  v.maxLength(maxCustomers),
);

export { vehicleSchema };
