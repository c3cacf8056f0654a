/** Schemas of orders, payments and refusals. Money is integer cents. */
import * as v from 'valibot';
import type { Order } from '@/erp/rows/order';
import { maxCodeLength } from '@/shared/codeSpelling';
import { addressSchema } from './addressSchemas';
import { limitArray } from './limitArray';
import { limitText } from './plainText';
import { paymentMethods } from './paymentMethods';

export const cents = v.pipe(v.number(), v.integer());

/** GET /config. `payment`: the card payment provider and its script's URL; null if cards are not accepted. */
export const configSchema = v.object({
  qa: v.boolean(),
  payment: v.nullable(v.object({ clientId: v.string(), scriptUrl: v.string() })),
});
export type SiteConfig = v.InferOutput<typeof configSchema>;

/** Reference of the provider's authorisation. */
export const cardReferenceSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/));

/**
 * The provider's authorisation of a card, which reserves `amount` for this shop under `reference`. The service does not
 * verify it, and does not charge the card.
 */
export const authorisationSchema = v.strictObject({
  reference: cardReferenceSchema,
  amount: v.pipe(cents, v.minValue(0)),
});

/** Maximum characters of an option's name or value, to which the service cuts the ERP's names. */
export const maxOptionName = 80;
export const maxOptionValue = 120;

/** Maximum options of a line; further options of the ERP's products are left out by the service. */
export const maxLineOptions = 20;

const lineOption = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(maxOptionName)),
  value: v.pipe(v.string(), v.maxLength(maxOptionValue)),
});

/** A line of an order or a quotation, at the unit price that the customer saw. */
export const placedLineSchema = v.strictObject({
  sku: v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxCodeLength)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  options: limitArray(lineOption, { max: maxLineOptions }),
  unitPrice: v.pipe(cents, v.minValue(0)),
});

/**
 * POST /orders, with the header Idempotency-Key (8–64 of A–Z a–z 0–9 _ -). `unitPrice` and `total` are those that the
 * customer saw. If the ERP's prices differ from them, no order is placed, and 409 returns the changes.
 */
export const placeOrderSchema = v.strictObject({
  lines: limitArray(placedLineSchema, { min: 1, max: 1_000 }),
  total: v.pipe(cents, v.minValue(0)),
  shippingAddress: addressSchema,
  payment: v.picklist(paymentMethods),
  /**
   * Required for a `card` payment, for exactly the total; forbidden otherwise. Not part of the idempotency comparison.
   */
  authorisation: v.exactOptional(authorisationSchema),
  notes: limitText(2_000),
});
export type PlaceOrder = v.InferOutput<typeof placeOrderSchema>;

/** A difference between the data that the customer saw and the ERP's current data. */
export const orderChangeSchema = v.union([
  v.object({ kind: v.literal('price'), sku: v.string(), unitPrice: cents }),
  v.object({ kind: v.literal('stock'), sku: v.string(), available: v.number() }),
  v.object({ kind: v.picklist(['gone', 'unpriced']), sku: v.string() }),
  // a change of the total is the only change: the prices are the same, but IVA has changed since the page calculated
  // the total
  v.object({ kind: v.literal('total'), total: cents }),
  // this is the last item, if there are more changes than fit into an answer
  v.object({ kind: v.literal('more'), count: v.number() }),
]);
export type OrderChange = v.InferOutput<typeof orderChangeSchema>;

const text = v.string();
export const orderLineSchema = v.object({
  sku: text,
  name: text,
  // missing in lines of orders and quotations that were placed before the service stored brands
  brand: v.optional(text),
  image: text,
  options: v.array(v.object({ name: text, value: text })),
  price: cents,
  quantity: v.number(),
  total: cents,
});
export const orderSchema: v.GenericSchema<Order> = v.object({
  id: text,
  token: text,
  number: text,
  createdAt: text,
  status: text,
  payment: text,
  company: text,
  customerCode: text,
  customerEmail: text,
  customerName: text,
  sellerCode: v.nullable(text),
  invoice: v.nullable(text),
  quantity: v.number(),
  subtotal: cents,
  totals: v.array(v.object({ title: text, price: cents })),
  total: cents,
  shippingAddress: v.nullable(addressSchema),
  billingAddress: v.nullable(addressSchema),
  lines: v.array(orderLineSchema),
  handover: v.exactOptional(v.picklist(['waiting', 'delayed', 'sent'])),
  authorisation: v.exactOptional(v.object({ reference: text, amount: cents })),
  notes: v.exactOptional(text),
});

/**
 * POST /orders and GET /orders/{id} · /orders/token/{token}; GET /orders. Pagination: while an answer has a `next`,
 * older orders are requested with `before`.
 */
export const orderAnswerSchema = v.object({ order: orderSchema });
export const ordersAnswerSchema = v.object({ orders: v.array(orderSchema), next: v.optional(v.number()) });

/** RFC 9457 problem. `changes` comes with ORDER_CHANGED, `fields` with BAD_REQUEST. */
export const problemSchema = v.object({
  type: v.optional(v.string()),
  title: v.optional(v.string()),
  status: v.number(),
  code: v.string(),
  changes: v.optional(v.array(orderChangeSchema)),
  available: v.optional(v.number()),
  fields: v.optional(v.array(v.string())),
});
export type Problem = v.InferOutput<typeof problemSchema>;
