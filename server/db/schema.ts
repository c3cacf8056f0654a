import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Account } from '@/erp/rows/account';
import type { Address } from '@/erp/rows/address';
import type { Order } from '@/erp/rows/order';
import type { Post } from '@/shop/contentSchemas';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();

/** Who is signed in. The cookie's token itself is nowhere: `id` is its keyed hash. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    accountCode: text('account_code').notNull(),
    account: jsonb().$type<Account>().notNull(),
    /** The customer a seller acts for, as long as it is one of theirs. */
    customerCode: text('customer_code'),
    xsrf: text().notNull(),
    createdAt: moment('created_at'),
    lastSeenAt: moment('last_seen_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [index('sessions_account').on(table.accountCode), index('sessions_expiry').on(table.expiresAt)],
);

/** When an account's password was last changed here: a sign-in that tried the old one before comes to nothing after. */
export const passwordChanges = pgTable('password_changes', {
  accountCode: text('account_code').primaryKey(),
  /** By the database's clock, which all copies of the service share. */
  changedAt: moment('changed_at'),
});

/** A seller's customers, as the ERP told them at the seller's latest sign-in: thousands, of which a request needs one. */
export const sellerCustomers = pgTable(
  'seller_customers',
  {
    sellerCode: text('seller_code').notNull(),
    code: text().notNull(),
    /** In the ERP's order. */
    position: integer().notNull(),
    account: jsonb().$type<Account>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sellerCode, table.code] })],
);

/** People who signed up here. The ERP does not know them, and their codes are none of its. */
export const ownAccounts = pgTable(
  'accounts',
  {
    code: text().primaryKey(),
    /** In lower case: two spellings are one address. */
    email: text().notNull().unique('accounts_email'),
    /** With its salt and what it cost, so that the cost may change. */
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [check('accounts_code', sql`${table.code} like 'WEB-%'`)],
);

/** What the columns do not hold already. */
export type OrderContent = Omit<
  Order,
  'id' | 'token' | 'number' | 'createdAt' | 'customerCode' | 'sellerCode'
>;

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    token: text().notNull().unique('orders_token'),
    number: bigserial({ mode: 'number' }).notNull(),
    /** Who placed it: a key of one account never meets another account's. */
    accountCode: text('account_code').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    customerCode: text('customer_code').notNull(),
    sellerCode: text('seller_code'),
    content: jsonb().$type<OrderContent>().notNull(),
    notes: text().notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [
    uniqueIndex('orders_idempotency').on(table.accountCode, table.idempotencyKey),
    // one authorisation of a card pays for one order, whoever places it
    uniqueIndex('orders_authorisation').on(sql`(${table.content} -> 'authorisation' ->> 'reference')`),
    index('orders_customer').on(table.customerCode, table.number),
    index('orders_seller').on(table.sellerCode, table.number),
  ],
);

/**
 * Stock holds: pieces that web orders took and that the ERP does not count yet. A hold ends when the ERP's quantity has
 * gone down by it after its order was handed over, or at `endsAt`.
 */
export const stockHolds = pgTable(
  'stock_holds',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** In the spelling that two spellings of a sku share. */
    sku: text().notNull(),
    quantity: integer().notNull(),
    /** The ERP's quantity that the hold is measured against. */
    erpQuantity: integer('erp_quantity').notNull(),
    endsAt: moment('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.sku] }), index('stock_holds_sku').on(table.sku)],
);

/** Orders on their way to the ERP: written with the order itself, so that none is forgotten. */
export const outbox = pgTable(
  'outbox',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    /** When it is tried next. While it is being sent: when whoever sends it is taken for dead. */
    dueAt: moment('due_at'),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

/** Vehicles and their numbers that came with the shop are its own to bring up to date; any other row is left alone. */
const seeded = boolean().notNull().default(false);

export const vehicles = pgTable(
  'vehicles',
  {
    id: integer().primaryKey(),
    year: smallint().notNull(),
    make: text().notNull(),
    model: text().notNull(),
    engine: text().notNull(),
    seeded,
  },
  // one index serves every step of the cascade: each step is a longer prefix of it
  (table) => [index('vehicles_cascade').on(table.year, table.make, table.model)],
);

/** Which vehicle a VIN is of: numbers that begin like `pattern`, in which `_` is any letter. */
export const vinPatterns = pgTable(
  'vin_patterns',
  {
    pattern: text().notNull(),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    seeded,
  },
  (table) => [
    primaryKey({ columns: [table.pattern, table.vehicleId] }),
    check('vin_patterns_form', sql`${table.pattern} ~ '^[A-HJ-NPR-Z0-9]{3}[A-HJ-NPR-Z0-9_]{0,14}$'`),
    // a number is compared with the patterns of its maker only
    index('vin_patterns_maker').on(sql`left(${table.pattern}, 3)`),
    index('vin_patterns_vehicle').on(table.vehicleId),
  ],
);

/** What was filled in by which version of the shop. */
export const seeds = pgTable('seeds', { name: text().primaryKey(), version: integer().notNull() });

/** An account's vehicles. No foreign key: a garage outlives an exchange of the vehicles. */
export const garageVehicles = pgTable(
  'garage_vehicles',
  {
    accountCode: text('account_code').notNull(),
    vehicleId: integer('vehicle_id').notNull(),
    /** In the order of adding. */
    number: bigserial({ mode: 'number' }).notNull(),
    addedAt: moment('added_at'),
  },
  (table) => [primaryKey({ columns: [table.accountCode, table.vehicleId] })],
);

/** What the columns do not hold already. */
export type AddressContent = Omit<Address, 'id' | 'isDefault'>;

/** Addresses that customers added, beside the ERP's branches. */
export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    customerCode: text('customer_code').notNull(),
    /** In the order of adding. */
    number: bigserial({ mode: 'number' }).notNull(),
    isDefault: boolean('is_default').notNull(),
    content: jsonb().$type<AddressContent>().notNull(),
  },
  (table) => [
    index('addresses_customer').on(table.customerCode, table.number),
    uniqueIndex('addresses_default')
      .on(table.customerCode)
      .where(sql`${table.isDefault}`),
  ],
);

/** What people say of a product; whose product it is, the ERP knows. */
export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    /** In the ERP's own spelling. */
    sku: text().notNull(),
    /** In lower case: two spellings are one product. */
    skuKey: text('sku_key').notNull(),
    /** Who wrote it; null in a demonstration's own. */
    accountCode: text('account_code'),
    /** As it was called when it wrote. */
    author: text().notNull(),
    rating: smallint().notNull(),
    content: text().notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [
    index('reviews_newest').on(table.skuKey, table.createdAt),
    uniqueIndex('reviews_account').on(table.skuKey, table.accountCode),
  ],
);

/** The makers of parts that the home page shows: whoever runs the shop fills this table. */
export const brands = pgTable('brands', {
  /** As the ERP's products name it. */
  slug: text().primaryKey(),
  name: text().notNull(),
  /** ISO 3166 alpha-2. */
  country: text().notNull(),
  /** Path, on this origin, of a picture; may be empty. */
  image: text().notNull(),
});

/** What the columns do not hold already; how long it takes to read is counted. */
export type PostContent = Pick<Post, 'title' | 'excerpt' | 'body' | 'categories'>;

/** The blog's articles: whoever runs the shop fills this table. */
export const posts = pgTable('posts', {
  slug: text().primaryKey(),
  /** Path, on this origin, of a picture of 16 to 9; may be empty. */
  image: text().notNull(),
  publishedOn: date('published_on', { mode: 'string' }).notNull(),
  content: jsonb().$type<PostContent>().notNull(),
});

/** What people write to the shop. */
export const contactMessages = pgTable('contact_messages', {
  number: bigserial({ mode: 'number' }).primaryKey(),
  /** Made by the page for this one message. */
  idempotencyKey: text('idempotency_key').notNull().unique('contact_messages_idempotency'),
  requestHash: text('request_hash').notNull(),
  /** Who was signed in; null for a guest. */
  accountCode: text('account_code'),
  name: text().notNull(),
  email: text().notNull(),
  /** May be empty. */
  phone: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  createdAt: moment('created_at'),
});

export {
  catalogueCategories,
  catalogueMisses,
  catalogueNumbers,
  catalogueProducts,
  catalogueState,
  catalogueWords,
} from '../catalogue/tables';
