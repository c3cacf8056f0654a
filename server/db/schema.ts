import { sql } from 'drizzle-orm';
import {
  bigint,
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
import type { Quotation } from '@/shop/quotationSchemas';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();

/** Sessions. The token in the cookie is not stored: `id` is a keyed hash (HMAC) of the token. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    accountCode: text('account_code').notNull(),
    account: jsonb().$type<Account>().notNull(),
    /** Customer that the seller serves. Valid while this customer is among the seller's customers. */
    customerCode: text('customer_code'),
    xsrf: text().notNull(),
    /** Browser and system of the sign-in, such as `Firefox · Windows`; may be empty. */
    device: text().notNull().default(''),
    createdAt: moment('created_at'),
    lastSeenAt: moment('last_seen_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [index('sessions_account').on(table.accountCode), index('sessions_expiry').on(table.expiresAt)],
);

/** Time of the last password change. A login fails if it checked the old password before this time. */
export const passwordChanges = pgTable('password_changes', {
  accountCode: text('account_code').primaryKey(),
  /** Time by the database's clock, which all copies of the service share. */
  changedAt: moment('changed_at'),
});

/**
 * A seller's customers, as the ERP listed them at the latest login. There may be thousands of customers, and a request
 * needs only one of them.
 */
export const sellerCustomers = pgTable(
  'seller_customers',
  {
    sellerCode: text('seller_code').notNull(),
    code: text().notNull(),
    /** Position of the customer in the ERP's answer. */
    position: integer().notNull(),
    account: jsonb().$type<Account>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sellerCode, table.code] })],
);

/**
 * Own accounts, which customers made in the shop. The ERP does not know them, and their codes differ from the ERP's
 * codes.
 */
export const ownAccounts = pgTable(
  'accounts',
  {
    code: text().primaryKey(),
    /** E-mail in lower case, so that spellings in different cases are one e-mail. */
    email: text().notNull().unique('accounts_email'),
    /** Hash of the password, with its salt and cost, so that the cost can change. */
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at'),
    /** Time when the e-mail was verified with a mailed code; null until then. */
    verifiedAt: timestamp('verified_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [check('accounts_code', sql`${table.code} like 'WEB-%'`)],
);

/**
 * Columns for a code that was mailed to an own account. An account has one code for each purpose, which is stored as a
 * keyed hash.
 */
const mailedCode = () => ({
  accountCode: text('account_code')
    .primaryKey()
    .references(() => ownAccounts.code, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull(),
  /** Number of attempts at the code. */
  attempts: integer().notNull(),
  createdAt: moment('created_at'),
  expiresAt: moment('expires_at'),
});

/** Codes for a forgotten password. */
export const passwordResets = pgTable('password_resets', mailedCode());

/** Codes that verify an e-mail. */
export const emailVerifications = pgTable('email_verifications', mailedCode());

/** Counted attempts, with times by the database's clock. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Keyed hash of the limited action and of the account or network address that is limited. */
    key: text().primaryKey(),
    attempts: integer().notNull(),
    /** Time of the next allowed attempt after the free attempts are used up. */
    readyAt: moment('ready_at'),
    /** Time when this row is deleted. */
    expiresAt: moment('expires_at'),
  },
  (table) => [index('rate_limits_expiry').on(table.expiresAt)],
);

/** Fields of an order that have no column of their own. */
export type OrderContent = Omit<
  Order,
  'id' | 'token' | 'number' | 'createdAt' | 'customerCode' | 'sellerCode' | 'notes'
>;

export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    token: text().notNull().unique('orders_token'),
    number: bigserial({ mode: 'number' }).notNull(),
    /** Account that placed the order. An idempotency key is unique within an account. */
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
    // a card authorisation pays for one order only, also across accounts
    uniqueIndex('orders_authorisation').on(sql`(${table.content} -> 'authorisation' ->> 'reference')`),
    index('orders_customer').on(table.customerCode, table.number),
    index('orders_seller').on(table.sellerCode, table.number),
  ],
);

/** Fields of a quotation that have no column of their own. */
export type QuotationContent = Omit<
  Quotation,
  'id' | 'number' | 'createdAt' | 'validUntil' | 'customerCode' | 'sellerCode'
>;

/** Quotations. A quotation keeps the prices of the day on which it was saved. */
export const quotations = pgTable(
  'quotations',
  {
    id: text().primaryKey(),
    /**
     * Hash of the link's token. The token itself is not stored: it is derived from the id, the round and the service's
     * secret. A link that was sent is found by this hash, even after the secret has changed.
     */
    tokenHash: text('token_hash').notNull().unique('quotations_token'),
    /** Number of links that the quotation had before the present link. */
    linkRound: integer('link_round').notNull().default(0),
    linkWithdrawnAt: timestamp('link_withdrawn_at', { withTimezone: true }),
    number: bigserial({ mode: 'number' }).notNull(),
    accountCode: text('account_code').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    customerCode: text('customer_code').notNull(),
    sellerCode: text('seller_code'),
    content: jsonb().$type<QuotationContent>().notNull(),
    createdAt: moment('created_at'),
    /** Last day, in Ecuador, on which the prices are valid. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('quotations_idempotency').on(table.accountCode, table.idempotencyKey),
    index('quotations_customer').on(table.customerCode, table.number),
    index('quotations_seller').on(table.sellerCode, table.number),
  ],
);

/**
 * Stock holds: pieces in web orders that the ERP has not subtracted yet. A hold ends at `endsAt`. It ends earlier if
 * its order was handed over and the ERP's quantity has dropped by the pieces of the hold.
 */
export const stockHolds = pgTable(
  'stock_holds',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The sku in the ERP's own spelling. */
    sku: text().notNull(),
    quantity: integer().notNull(),
    /** The ERP's quantity of the product with which later quantities of the ERP are compared. */
    erpQuantity: integer('erp_quantity').notNull(),
    endsAt: moment('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.sku] }), index('stock_holds_sku').on(table.sku)],
);

/** Outbox of orders for the ERP. A row is written in the transaction of its order, so that no order is lost. */
export const outbox = pgTable(
  'outbox',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    /**
     * Time of the next attempt. During an attempt, it is the time after which the copy of the service that sends the
     * order counts as dead.
     */
    dueAt: moment('due_at'),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }),
    /** Reason of the last failure; null before the first attempt, during an attempt, and after success. */
    reason: text(),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

/** Whether the service seeded the row. The service updates only rows that it seeded. */
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
  // this index serves every step of choosing a vehicle, because each step adds one of its columns to the condition
  (table) => [index('vehicles_cascade').on(table.year, table.make, table.model)],
);

/** Vehicles by VIN pattern. A pattern is the beginning of a VIN in which `_` stands for any character. */
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
    // a VIN is compared only with the patterns of its manufacturer
    index('vin_patterns_maker').on(sql`left(${table.pattern}, 3)`),
    index('vin_patterns_vehicle').on(table.vehicleId),
  ],
);

/** Versions of the seeded data. */
export const seeds = pgTable('seeds', { name: text().primaryKey(), version: integer().notNull() });

/** Saved vehicles. They have no foreign key, so that a garage survives a replacement of the vehicles table. */
export const garageVehicles = pgTable(
  'garage_vehicles',
  {
    accountCode: text('account_code').notNull(),
    vehicleId: integer('vehicle_id').notNull(),
    /** Number by which vehicles are sorted in the order in which they were added. */
    number: bigserial({ mode: 'number' }).notNull(),
    addedAt: moment('added_at'),
  },
  (table) => [primaryKey({ columns: [table.accountCode, table.vehicleId] })],
);

/** Fields of an address that have no column of their own. */
export type AddressContent = Omit<Address, 'id' | 'isDefault'>;

/** Addresses that customers added to the ERP's branches. */
export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    customerCode: text('customer_code').notNull(),
    /** Number by which addresses are sorted in the order in which they were added. */
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

/** Reviews of products. The products themselves are in the ERP. */
export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    /** The product's sku in the ERP's own spelling. */
    sku: text().notNull(),
    /** Account of the author; null for the demonstration's reviews. */
    accountCode: text('account_code'),
    /** Author's name at the time of writing. */
    author: text().notNull(),
    rating: smallint().notNull(),
    content: text().notNull(),
    createdAt: moment('created_at'),
    /** Time when the office hid the review; null while everybody can read the review. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    index('reviews_newest').on(table.sku, table.createdAt),
    uniqueIndex('reviews_account').on(table.sku, table.accountCode),
  ],
);

/** Brands on the home page. The people who run the shop maintain them. */
export const brands = pgTable('brands', {
  /** The brand's slug, as the ERP's products have it. */
  slug: text().primaryKey(),
  name: text().notNull(),
  /** Country as ISO 3166 alpha-2. */
  country: text().notNull(),
  /** Path of a picture on this origin; may be empty. */
  image: text().notNull(),
});

/** Fields of an article that have no column of their own. The reading time is no field, because it is calculated. */
export type PostContent = Pick<Post, 'title' | 'excerpt' | 'topics' | 'body' | 'categories'>;

/** Kinds of content for which the office keeps versions. */
export type VersionKind = 'post' | 'brand';

/** A row of `posts` or of `brands`, as a version stores it. */
export type VersionContent = typeof posts.$inferInsert | typeof brands.$inferInsert;

/** Changes that the office makes. */
export type OfficeAction =
  | 'orderRetry'
  | 'messageAnswer'
  | 'messageReopen'
  | 'reviewHide'
  | 'reviewRestore'
  | 'synonymAdd'
  | 'synonymRemove'
  | 'postWrite'
  | 'postRestore'
  | 'brandWrite'
  | 'brandRestore';

/** Articles. The people who run the shop maintain them. */
export const posts = pgTable('posts', {
  slug: text().primaryKey(),
  /** Path of a 16:9 picture on this origin; may be empty. */
  image: text().notNull(),
  publishedOn: date('published_on', { mode: 'string' }).notNull(),
  content: jsonb().$type<PostContent>().notNull(),
});

/** Version of the data that rendered pages show, in a single row. Each change in the office raises the version. */
export const pageState = pgTable('page_state', {
  name: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
});

/** Copies of the service that are running, each with the time of its last heartbeat. */
export const runningCopies = pgTable('running_copies', {
  /** Random id of the process. */
  id: text().primaryKey(),
  /** Version of the copy's build. */
  version: text().notNull(),
  seenAt: moment('seen_at'),
});

export const contactMessages = pgTable('contact_messages', {
  number: bigserial({ mode: 'number' }).primaryKey(),
  /** Key that the page creates for each message. */
  idempotencyKey: text('idempotency_key').notNull().unique('contact_messages_idempotency'),
  requestHash: text('request_hash').notNull(),
  /** Account of the author; null for a guest. */
  accountCode: text('account_code'),
  name: text().notNull(),
  email: text().notNull(),
  /** Phone number; may be empty. */
  phone: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  createdAt: moment('created_at'),
  /** Time when the office marked the message as answered; null before that. */
  answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'date' }),
});

/**
 * Sessions of the office, which are separate from customers' sessions. `id` is a keyed hash of the token in the cookie.
 */
export const officeSessions = pgTable(
  'office_sessions',
  {
    id: text().primaryKey(),
    /** Name of the account in OFFICE_ACCOUNTS. */
    name: text().notNull(),
    /** Hash of the account's entry in OFFICE_ACCOUNTS, so that a change of the password ends the account's sessions. */
    accountHash: text('account_hash').notNull(),
    createdAt: moment('created_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [index('office_sessions_expiry').on(table.expiresAt)],
);

/** Log of the office. A row is written in the transaction of the change that it records. */
export const officeLog = pgTable(
  'office_log',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    /** Name of the account that made the change. */
    name: text().notNull(),
    action: text().$type<OfficeAction>().notNull(),
    /** Number, id or slug of the changed record. */
    subject: text().notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [index('office_log_time').on(table.createdAt)],
);

/** Former and present versions of the articles and brands that the office edited. */
export const officeVersions = pgTable(
  'office_versions',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<VersionKind>().notNull(),
    slug: text().notNull(),
    /** The whole row of the article or brand, as it was written into its table. */
    content: jsonb().$type<VersionContent>().notNull(),
    /** Name of the account that wrote the version; empty for the version before the first change. */
    name: text().notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [index('office_versions_of').on(table.kind, table.slug, table.number)],
);

export {
  catalogueCategories,
  catalogueMisses,
  catalogueNumbers,
  catalogueProducts,
  catalogueRows,
  catalogueState,
  catalogueSynonyms,
  catalogueWords,
} from './catalogueTables';
