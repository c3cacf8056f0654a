/** Schemas of orders, payments and refusals. Money is integer cents. */
import * as v from 'valibot';
import type { Order } from '@/erp/rows/order';
import { maxCodeLength } from '@/shared/codeSpelling';
import { addressSchema } from './addressSchemas';
import { limitArray } from './limitArray';
import { limitText } from './plainText';
import { paymentMethods } from './paymentMethods';

export const cents = v.pipe(v.number(), v.integer());

/**
 * GET /config. `payment` has the card payment provider, and the URL of the provider's script. `payment` is null if the
 * shop accepts no cards.
 */
export const configSchema = v.object({
  qa: v.boolean(),
  payment: v.nullable(v.object({ clientId: v.string(), scriptUrl: v.string() })),
});
export type SiteConfig = v.InferOutput<typeof configSchema>;

/** Reference by which the provider finds the authorisation. */
export const cardReferenceSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/));

/**
 * A card authorisation by the provider: `amount` is reserved for this shop under `reference`. The service does not
 * verify the authorisation, and does not charge the card.
 */
export const authorisationSchema = v.strictObject({
  reference: cardReferenceSchema,
  amount: v.pipe(cents, v.minValue(0)),
});

/** Maximum length of an option's name and of an option's value. The service shortens longer texts from the ERP. */
export const maxOptionName = 80;
export const maxOptionValue = 120;

/** Maximum number of options of a line. If a product in the ERP has more options, the service leaves out the rest. */
export const maxLineOptions = 20;

const lineOption = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(maxOptionName)),
  value: v.pipe(v.string(), v.maxLength(maxOptionValue)),
});

/** A line of an order or a quotation. The unit price is the price that the customer saw. */
export const placedLineSchema = v.strictObject({
  sku: v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxCodeLength)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  options: limitArray(lineOption, { max: maxLineOptions }),
  unitPrice: v.pipe(cents, v.minValue(0)),
});

/**
 * POST /orders, with the header Idempotency-Key (8–64 of A–Z a–z 0–9 _ -). The customer saw the prices in `unitPrice`
 * and `total`. If the ERP has other prices, no order is placed, and 409 returns the changes.
 */
export const placeOrderSchema = v.strictObject({
  lines: limitArray(placedLineSchema, { min: 1, max: 1_000 }),
  total: v.pipe(cents, v.minValue(0)),
  shippingAddress: addressSchema,
  payment: v.picklist(paymentMethods),
  /**
   * Required for a `card` payment, and forbidden for other payments. The amount must be exactly the total. A repeated
   * request may have another authorisation.
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
  // a change of the total comes without other changes: the prices are the same, but IVA has changed since the page
  // calculated the total
  v.object({ kind: v.literal('total'), total: cents }),
  // last item of a list that does not contain all changes
  v.object({ kind: v.literal('more'), count: v.number() }),
]);
export type OrderChange = v.InferOutput<typeof orderChangeSchema>;

const text = v.string();
export const orderLineSchema = v.object({
  sku: text,
  name: text,
  // missing in older lines, because the service did not store brands at first
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
 * POST /orders and GET /orders/{id} · /orders/token/{token}; GET /orders. If an answer has a `next`, a request with
 * this value as `before` returns older orders.
 */
export const orderAnswerSchema = v.object({ order: orderSchema });
export const ordersAnswerSchema = v.object({ orders: v.array(orderSchema), next: v.optional(v.number()) });

/** RFC 9457 problem. ORDER_CHANGED has `changes`; BAD_REQUEST has `fields`. */
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
