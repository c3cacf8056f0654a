import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
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

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
});

/** Sessions. The token in the cookie is not stored: `id` is a keyed hash (HMAC) of the token. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    accountCode: text('account_code').notNull(),
    account: jsonb().$type<Account>().notNull(),
    /** Customer whom the seller serves. The value is valid only while this customer is among the seller's customers. */
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
  /** Time of the database's clock, which all copies of the service share. */
  changedAt: moment('changed_at'),
});

/**
 * Customers of a seller, as the ERP listed them at the seller's last login. A seller may have thousands of customers,
 * but a request needs only one of them.
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
 * Own accounts: accounts that customers made in the shop. The ERP does not know these accounts, and their codes differ
 * from the ERP's codes.
 */
export const ownAccounts = pgTable(
  'accounts',
  {
    code: text().primaryKey(),
    /** E-mail in lower case, so that an e-mail in another case is the same e-mail. */
    email: text().notNull().unique('accounts_email'),
    /** Hash of the password. The hash includes its salt and cost, so that the cost can change later. */
    passwordHash: text('password_hash').notNull(),
    createdAt: moment('created_at'),
    /** Time when the e-mail was verified with a mailed code; null until then. */
    verifiedAt: timestamp('verified_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [check('accounts_code', sql`${table.code} like 'WEB-%'`)],
);

/**
 * Columns for a code that was mailed to an account of the shop. For each purpose, an account has one code. The code is
 * stored as a keyed hash.
 */
const mailedCode = () => ({
  accountCode: text('account_code')
    .primaryKey()
    .references(() => ownAccounts.code, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull(),
  /** Number of attempts to enter the code. */
  attempts: integer().notNull(),
  createdAt: moment('created_at'),
  expiresAt: moment('expires_at'),
});

/** Codes that were mailed to accounts with a forgotten password. */
export const passwordResets = pgTable('password_resets', mailedCode());

/** Mailed codes with which accounts verify their e-mail. */
export const emailVerifications = pgTable('email_verifications', mailedCode());

/** Counts of limited attempts. The times are times of the database's clock. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Keyed hash of the limited action, and of the account or network address that is limited. */
    key: text().primaryKey(),
    attempts: integer().notNull(),
    /** Time when the next attempt is allowed, if all free attempts are used up. */
    readyAt: moment('ready_at'),
    /** Time when this row is deleted. */
    expiresAt: moment('expires_at'),
  },
  (table) => [index('rate_limits_expiry').on(table.expiresAt)],
);

/** Fields of an order that are not stored in a separate column. */
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
    /** Account that placed the order. Two orders of the same account cannot have the same idempotency key. */
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
    // a card authorisation pays for only one order, even if another account uses it again
    uniqueIndex('orders_authorisation').on(sql`(${table.content} -> 'authorisation' ->> 'reference')`),
    index('orders_customer').on(table.customerCode, table.number),
    index('orders_seller').on(table.sellerCode, table.number),
  ],
);

/** Fields of a quotation that are not stored in a separate column. */
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
     * Hash of the token in the link. The token is not stored, because it is derived from the id, the round and the
     * service's secret. The hash finds the quotation of a link even if the secret has changed since.
     */
    tokenHash: text('token_hash').notNull().unique('quotations_token'),
    /** Number of earlier links of the quotation. */
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
    /** Last day on which the prices are valid, in Ecuador. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('quotations_idempotency').on(table.accountCode, table.idempotencyKey),
    index('quotations_customer').on(table.customerCode, table.number),
    index('quotations_seller').on(table.sellerCode, table.number),
  ],
);

/**
 * Stock holds: pieces of web orders that the ERP has not subtracted yet. A hold ends at `endsAt` at the latest. A hold
 * ends earlier if its order was handed over and the ERP's quantity has dropped by the pieces of the hold.
 */
export const stockHolds = pgTable(
  'stock_holds',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The sku as the ERP spells it. */
    sku: text().notNull(),
    quantity: integer().notNull(),
    /** The ERP's quantity of the product. The ERP's later quantities are compared with this quantity. */
    erpQuantity: integer('erp_quantity').notNull(),
    endsAt: moment('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.sku] }), index('stock_holds_sku').on(table.sku)],
);

/**
 * Outbox: orders that must be sent to the ERP. A row is written in the same transaction as its order, so that no order
 * is lost.
 */
export const outbox = pgTable(
  'outbox',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    /**
     * Time of the next attempt. While a copy of the service is sending the order, this is the time after which the copy
     * counts as dead.
     */
    dueAt: moment('due_at'),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }),
    /** Reason of the last failure. It is null before the first attempt, during an attempt and after success. */
    reason: text(),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

/** Whether the service seeded the row. The service updates only seeded rows. */
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
  // this index serves every step of choosing a vehicle, because each step adds the next of these columns to its
  // condition
  (table) => [index('vehicles_cascade').on(table.year, table.make, table.model)],
);

/** Patterns of VINs with their vehicles. A pattern is the beginning of a VIN, in which `_` stands for any character. */
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
    // a VIN is compared only with patterns that begin with the same three letters, which name the manufacturer
    index('vin_patterns_maker').on(sql`left(${table.pattern}, 3)`),
    index('vin_patterns_vehicle').on(table.vehicleId),
  ],
);

/** Versions of the seeded data. */
export const seeds = pgTable('seeds', { name: text().primaryKey(), version: integer().notNull() });

/**
 * Saved vehicles of accounts. There is no foreign key, so that saved vehicles stay when the vehicles table is replaced.
 */
export const garageVehicles = pgTable(
  'garage_vehicles',
  {
    accountCode: text('account_code').notNull(),
    vehicleId: integer('vehicle_id').notNull(),
    /** This number increases with each saved vehicle, so it sorts the vehicles of a garage by the time of saving. */
    number: bigserial({ mode: 'number' }).notNull(),
    addedAt: moment('added_at'),
  },
  (table) => [primaryKey({ columns: [table.accountCode, table.vehicleId] })],
);

/** Fields of an address that are not stored in a separate column. */
export type AddressContent = Omit<Address, 'id' | 'isDefault'>;

/** Addresses that customers added in the shop. The customers' branches are in the ERP. */
export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    customerCode: text('customer_code').notNull(),
    /** This number increases with each added address, so it sorts the addresses of a customer by the time of adding. */
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

/** Reviews of products. The products are stored in the ERP, not here. */
export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    /** The product's sku as the ERP spells it. */
    sku: text().notNull(),
    /** Account of the author; null for a review of the demonstration. */
    accountCode: text('account_code'),
    /** Name that the author had when the review was written. */
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
  /** Slug of the brand. The ERP's products have the same slug. */
  slug: text().primaryKey(),
  name: text().notNull(),
  /** Country as an ISO 3166 alpha-2 code. */
  country: text().notNull(),
  /** Path of a picture on this origin; may be empty. */
  image: text().notNull(),
});

/**
 * Fields of an article that are not stored in a separate column. The reading time is missing, because it is calculated.
 */
export type PostContent = Pick<Post, 'title' | 'excerpt' | 'topics' | 'body' | 'categories'>;

/** Kinds of content for which the office keeps versions. */
export type VersionKind = 'post' | 'brand';

/** Content of a version: a row of `posts` or of `brands`. */
export type VersionContent = typeof posts.$inferInsert | typeof brands.$inferInsert;

/** Kinds of changes that the office makes. */
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
  | 'brandRestore'
  | 'pictureAdd'
  | 'pictureRemove';

/** Articles. The people who run the shop maintain them. */
export const posts = pgTable('posts', {
  slug: text().primaryKey(),
  /** Path of a 16:9 picture on this origin; may be empty. */
  image: text().notNull(),
  publishedOn: date('published_on', { mode: 'string' }).notNull(),
  content: jsonb().$type<PostContent>().notNull(),
});

/**
 * Version of the data that rendered pages show, in a single row. Each change that the office makes raises the version.
 */
export const pageState = pgTable('page_state', {
  name: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
});

/** Copies of the service that are running. Each copy updates the time of its last heartbeat. */
export const runningCopies = pgTable('running_copies', {
  /** Random id of the process. */
  id: text().primaryKey(),
  /** Version of the build that the copy runs. */
  version: text().notNull(),
  seenAt: moment('seen_at'),
});

export const contactMessages = pgTable('contact_messages', {
  number: bigserial({ mode: 'number' }).primaryKey(),
  /** Idempotency key. The page creates a key for each message. */
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
  /** Time when the office marked the message as answered; null for an unanswered message. */
  answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'date' }),
});

/**
 * Sessions of the office. They are separate from the sessions of customers. `id` is a keyed hash of the token in the
 * cookie.
 */
export const officeSessions = pgTable(
  'office_sessions',
  {
    id: text().primaryKey(),
    /** Name of the account in OFFICE_ACCOUNTS. */
    name: text().notNull(),
    /**
     * Hash of the account's entry in OFFICE_ACCOUNTS. If the password changes, this hash changes, so the sessions end.
     */
    accountHash: text('account_hash').notNull(),
    createdAt: moment('created_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [index('office_sessions_expiry').on(table.expiresAt)],
);

/** Log of the office. A row is written in the same transaction as the change that the row records. */
export const officeLog = pgTable(
  'office_log',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    /** Name of the account that made the change. */
    name: text().notNull(),
    action: text().$type<OfficeAction>().notNull(),
    /** Number, id or slug of the record that was changed. */
    subject: text().notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [index('office_log_time').on(table.createdAt)],
);

/** Pictures that the office uploaded for articles and brands. Each picture has a row for each of its widths. */
export const uploadedPictures = pgTable(
  'uploaded_pictures',
  {
    /** Name and hash of the picture, as in its address. */
    slug: text().notNull(),
    /** Width in pixels for which the file is offered. The file of a small picture may be narrower. */
    width: smallint().notNull(),
    type: text().$type<'webp' | 'jpg'>().notNull(),
    content: bytea().notNull(),
    /** Name of the account that uploaded the picture. */
    name: text().notNull(),
    createdAt: moment('created_at'),
  },
  (table) => [primaryKey({ columns: [table.slug, table.width] })],
);

/** Versions of the articles and brands that the office edited. The present version is included. */
export const officeVersions = pgTable(
  'office_versions',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<VersionKind>().notNull(),
    slug: text().notNull(),
    /** The whole row of the article or brand at the time of the version. */
    content: jsonb().$type<VersionContent>().notNull(),
    /**
     * Name of the account that wrote the version; empty for the original version, which existed before the first
     * change.
     */
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
