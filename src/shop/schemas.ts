/**
 * What the browser and the shop's own service say to each other under /api/shop, written once for both.
 * Money is integer cents.
 */
import * as v from 'valibot';
import type { Account } from '@/erp/rows/account';
import type { Address } from '@/erp/rows/address';
import type { Order } from '@/erp/rows/order';

const cents = v.pipe(v.number(), v.integer());

export const accountSchema: v.GenericSchema<Account> = v.object({
  role: v.picklist(['customer', 'seller']),
  code: v.string(),
  email: v.string(),
  phone: v.string(),
  name: v.string(),
  tradeName: v.string(),
  discount: v.number(),
  level: v.number(),
});

/** GET /session. `customer` is the one a seller acts for; `demo` lists accounts only where the ERP is the stand-in. */
export const sessionSchema = v.object({
  account: v.nullable(accountSchema),
  customer: v.nullable(accountSchema),
  demo: v.array(v.object({ email: v.string(), role: v.picklist(['customer', 'seller']) })),
});
export type Session = v.InferOutput<typeof sessionSchema>;

/**
 * POST /accounts: a guest's sign-up, answered like GET /session of whom it signed in. Refused with AUTH_INVALID_EMAIL,
 * AUTH_EMAIL_ALREADY_IN_USE or AUTH_WEAK_PASSWORD (under `weakestPassword` characters).
 */
export const signUpSchema = v.strictObject({
  email: v.pipe(v.string(), v.maxLength(400)),
  password: v.pipe(v.string(), v.maxLength(400)),
});
export const weakestPassword = 6;

/**
 * GET /session/expiry: the milliseconds until the session ends if nothing else is asked of the service; null without a
 * session. This question itself does not prolong the session.
 */
export const sessionExpirySchema = v.object({ endsInMs: v.nullable(v.number()) });

/**
 * With what belongs to a customer, a page says whose it shows: the code, empty while a seller serves nobody. Another than the
 * session's is FORBIDDEN, so that a page that has not heard of a change writes nothing to somebody else.
 */
export const customerHeader = 'x-customer';

/** GET /session/customers. */
export const customersSchema = v.object({ customers: v.array(accountSchema) });

/** PUT /session/customer. */
export const selectCustomerSchema = v.strictObject({
  code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
});

export const vehicleSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  year: v.pipe(v.number(), v.integer()),
  make: v.string(),
  model: v.string(),
  engine: v.string(),
});
export type Vehicle = v.InferOutput<typeof vehicleSchema>;

/** GET /vehicles/years · /vehicles/makes · /vehicles/models · /vehicles · /vehicles/list. */
export const yearsSchema = v.object({ years: v.array(v.pipe(v.number(), v.integer())) });
export const makesSchema = v.object({ makes: v.array(v.string()) });
export const modelsSchema = v.object({ models: v.array(v.string()) });
export const vehiclesSchema = v.object({ vehicles: v.array(vehicleSchema) });

/**
 * GET /vehicles/{id} · /vehicles/vin/{vin}. `yearIsAssumed`: of a VIN that does not tell the model year; the vehicle is
 * the newest it can be.
 */
export const foundVehicleSchema = v.object({
  vehicle: vehicleSchema,
  yearIsAssumed: v.optional(v.boolean()),
});
export type FoundVehicle = v.InferOutput<typeof foundVehicleSchema>;

/** How many vehicles an account keeps. */
export const garageSize = 50;

/** GET /garage · DELETE /garage/{id}: the account's vehicles, in the order of adding. */
export const garageSchema = v.object({ vehicles: v.array(vehicleSchema) });
export type Garage = v.InferOutput<typeof garageSchema>;

/** POST /garage: all of them or, above `garageSize`, none (GARAGE_FULL). Those it has already are not added again. */
export const addToGarageSchema = v.strictObject({
  ids: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.minLength(1), v.maxLength(500)),
});

/** `missing`: ids of vehicles that do not exist (any more); they were left out. */
export const addedToGarageSchema = v.object({
  ...garageSchema.entries,
  missing: v.array(v.number()),
});
export type AddedToGarage = v.InferOutput<typeof addedToGarageSchema>;

export const addressSchema: v.GenericSchema<Address> = v.object({
  id: v.pipe(v.string(), v.maxLength(64)),
  firstName: v.pipe(v.string(), v.maxLength(120)),
  lastName: v.pipe(v.string(), v.maxLength(120)),
  company: v.pipe(v.string(), v.maxLength(200)),
  country: v.pipe(v.string(), v.maxLength(80)),
  address1: v.pipe(v.string(), v.maxLength(200)),
  address2: v.pipe(v.string(), v.maxLength(200)),
  city: v.pipe(v.string(), v.maxLength(120)),
  state: v.pipe(v.string(), v.maxLength(120)),
  postcode: v.pipe(v.string(), v.maxLength(20)),
  email: v.pipe(v.string(), v.maxLength(200)),
  phone: v.pipe(v.string(), v.maxLength(40)),
  isDefault: v.boolean(),
});

/** GET /addresses · DELETE /addresses/{id}: the customer's own added ones, beside the ERP's branches; oldest first. */
export const addressesSchema = v.object({ addresses: v.array(addressSchema) });

/** How many addresses a customer adds. */
export const addressBookSize = 50;

export const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
export const filled = (most: number) => v.pipe(line(most), v.nonEmpty());

/**
 * POST /addresses · PUT /addresses/{id}, answered with `addressesSchema`. An address that becomes the default takes that
 * from the other own ones; with none of them the default, the ERP's default branch is it. ADDRESS_BOOK_FULL above
 * `addressBookSize`.
 */
export const writeAddressSchema = v.strictObject({
  firstName: filled(120),
  lastName: filled(120),
  company: line(200),
  /** ISO 3166 alpha-2, of GET /countries. */
  country: filled(2),
  address1: filled(200),
  address2: line(200),
  city: filled(120),
  state: filled(120),
  postcode: line(20),
  email: line(200),
  phone: filled(40),
  isDefault: v.boolean(),
});
export type WriteAddress = v.InferOutput<typeof writeAddressSchema>;

/** GET /countries: where the shop delivers to, by ISO 3166 alpha-2; the pages name them in the reader's language. */
export const countriesSchema = v.object({ countries: v.array(v.string()) });

/** `card`: only where the service names a provider. */
export const paymentMethods = ['transfer', 'cash', 'credit', 'card'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * GET /config: what the page must know of the service. `payment`: the provider of card payments, and the address of its
 * script; null where no card is taken.
 */
export const configSchema = v.object({
  qa: v.boolean(),
  payment: v.nullable(v.object({ clientId: v.string(), scriptUrl: v.string() })),
});
export type SiteConfig = v.InferOutput<typeof configSchema>;

/**
 * What the provider says of a card: it holds `amount` for this shop under `reference`. Nobody here has verified it, and
 * nothing is charged by it.
 */
export const authorisationSchema = v.strictObject({
  reference: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/)),
  amount: v.pipe(cents, v.minValue(0)),
});

const lineOptions = v.array(
  v.strictObject({ name: v.pipe(v.string(), v.maxLength(80)), value: v.pipe(v.string(), v.maxLength(120)) }),
);

/**
 * POST /orders, with the header Idempotency-Key (8–64 of A–Z a–z 0–9 _ -).
 * `unitPrice` and `total` are what the shopper saw: if the ERP says otherwise now, nothing is placed and 409 tells.
 */
export const placeOrderSchema = v.strictObject({
  lines: v.pipe(
    v.array(
      v.strictObject({
        sku: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
        options: v.pipe(lineOptions, v.maxLength(20)),
        unitPrice: v.pipe(cents, v.minValue(0)),
      }),
    ),
    v.minLength(1),
    v.maxLength(1_000),
  ),
  total: v.pipe(cents, v.minValue(0)),
  shippingAddress: addressSchema,
  payment: v.picklist(paymentMethods),
  /** With `card`, of exactly the total; with anything else, none. It is no part of what makes two orders the same. */
  authorisation: v.exactOptional(authorisationSchema),
  notes: v.pipe(v.string(), v.maxLength(2_000)),
});
export type PlaceOrder = v.InferOutput<typeof placeOrderSchema>;

/** One difference between what the shopper saw and what the ERP says now. */
export const orderChangeSchema = v.variant('kind', [
  v.object({ kind: v.literal('price'), sku: v.string(), unitPrice: cents }),
  v.object({ kind: v.literal('stock'), sku: v.string(), available: v.number() }),
  v.object({ kind: v.literal('gone'), sku: v.string() }),
  // alone: every price is right, and IVA changed since the page counted it
  v.object({ kind: v.literal('total'), total: cents }),
]);
export type OrderChange = v.InferOutput<typeof orderChangeSchema>;

const text = v.string();
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
  lines: v.array(
    v.object({
      sku: text,
      name: text,
      image: text,
      options: v.array(v.object({ name: text, value: text })),
      price: cents,
      quantity: v.number(),
      total: cents,
    }),
  ),
  handover: v.exactOptional(v.picklist(['waiting', 'delayed', 'sent'])),
  authorisation: v.exactOptional(v.object({ reference: text, amount: cents })),
});

/**
 * POST /orders and GET /orders/{id} · /orders/token/{token}; GET /orders. There are older ones while there is a `next`:
 * they are asked for with `before`.
 */
export const orderAnswerSchema = v.object({ order: orderSchema });
export const ordersAnswerSchema = v.object({ orders: v.array(orderSchema), next: v.optional(v.number()) });

export const reviewsPerPage = 8;

/** A product's review. `isOwn`: written by the account that asks. */
export const reviewSchema = v.object({
  id: text,
  author: text,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  content: text,
  createdAt: text,
  isOwn: v.boolean(),
});
export type Review = v.InferOutput<typeof reviewSchema>;

/**
 * GET /products/{sku}/reviews?page=1: newest first; a page beyond the last is answered with the last.
 * `average`: to one decimal, null without reviews. `counts`: how many gave 1, 2, 3, 4, 5 stars.
 */
export const reviewsSchema = v.object({
  reviews: v.array(reviewSchema),
  page: v.number(),
  total: v.number(),
  average: v.nullable(v.number()),
  counts: v.array(v.number()),
});
export type Reviews = v.InferOutput<typeof reviewsSchema>;

/** A text keeps its lines; other control characters go, and those that turn the direction of what follows. */
export const withoutControls = (text: string): string =>
  text.replaceAll('\t', ' ').replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');

export const plainText = v.pipe(v.string(), v.transform(withoutControls), v.trim());

/** POST /products/{sku}/reviews: one an account and product; a second one takes the first one's place. */
export const writeReviewSchema = v.strictObject({
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  content: v.pipe(plainText, v.minLength(1), v.maxLength(2_000)),
});
export type WriteReview = v.InferOutput<typeof writeReviewSchema>;
export const reviewAnswerSchema = v.object({ review: reviewSchema });

/** RFC 9457. `changes` comes with ORDER_CHANGED, `fields` with BAD_REQUEST. */
export const problemSchema = v.object({
  type: v.optional(v.string()),
  title: v.optional(v.string()),
  status: v.number(),
  code: v.string(),
  changes: v.optional(v.array(orderChangeSchema)),
  fields: v.optional(v.array(v.string())),
});
export type Problem = v.InferOutput<typeof problemSchema>;
