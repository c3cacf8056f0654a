import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Account } from '@/erp/rows/account';
import type { Order } from '@/erp/rows/order';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();

/** Who is signed in. The cookie's token itself is nowhere: `id` is its keyed hash. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    accountCode: text('account_code').notNull(),
    account: jsonb().$type<Account>().notNull(),
    /** A seller's customers, as they were at sign-in. */
    customers: jsonb().$type<Account[]>().notNull(),
    /** The customer a seller acts for. */
    customerCode: text('customer_code'),
    xsrf: text().notNull(),
    createdAt: moment('created_at'),
    lastSeenAt: moment('last_seen_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [index('sessions_account').on(table.accountCode), index('sessions_expiry').on(table.expiresAt)],
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
    index('orders_customer').on(table.customerCode, table.number),
    index('orders_seller').on(table.sellerCode, table.number),
  ],
);

export const vehicles = pgTable(
  'vehicles',
  {
    id: integer().primaryKey(),
    year: smallint().notNull(),
    make: text().notNull(),
    model: text().notNull(),
    engine: text().notNull(),
    vinPrefix: text('vin_prefix').notNull(),
  },
  (table) => [
    // one index serves every step of the cascade: each step is a longer prefix of it
    index('vehicles_cascade').on(table.year, table.make, table.model),
    index('vehicles_vin').on(table.vinPrefix, table.year),
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
  /** Path or address of a picture; may be empty. */
  image: text().notNull(),
});
