/** Exports all data that the shop stores about the signed-in account. */
import { and, asc, eq, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Account } from '@/erp/rows/account';
import type { AccountData, AccountDataPart } from '@/shop/accountDataSchemas';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import * as schema from '../db/schema';
import { isOwnCode } from '@/shop/ownCodes';
import { hasMoreOrders, selectOrderPage } from './orderPage';

const {
  sessions,
  addresses,
  garageVehicles,
  vehicles,
  reviews,
  contactMessages,
  quotations,
  orders,
  ownAccounts,
} = schema;

/** Maximum number of rows in an answer. A row may have up to 4,000 characters. */
const rowsPerPage = 100;
/** Maximum number of quotations in an answer. A quotation may have up to 1,000 lines. */
const quotationsPerPage = 5;

/**
 * Returns the condition for the messages of an account. The messages were sent while the account was signed in, or they
 * have the account's e-mail. The e-mail of an account that was made in the shop counts only if it is verified.
 */
export function isByAuthor(db: Database, { code, email }: Account): SQL | undefined {
  const isVerified = db
    .select({ one: sql`1` })
    .from(ownAccounts)
    .where(and(eq(ownAccounts.code, code), isNotNull(ownAccounts.verifiedAt)));
  const byEmail = and(
    sql`lower(${contactMessages.email}) = ${email.toLowerCase()} and ${email} <> ''`,
    isOwnCode(code) ? sql`exists ${isVerified}` : undefined,
  );
  return or(eq(contactMessages.accountCode, code), byEmail);
}

interface TablePart {
  table: PgTable;
  /** Exported columns: all columns with data about the person. Columns with a secret are left out. */
  columns: Record<string, PgColumn>;
  of: (db: Database, account: Account) => SQL | undefined;
  oldestFirst: PgColumn;
  /** Maximum number of rows in an answer, if the table has long rows; default: `rowsPerPage`. */
  perPage?: number;
}

const tableParts: Record<'sessions' | 'addresses' | 'reviews' | 'messages' | 'quotations', TablePart> = {
  sessions: {
    table: sessions,
    columns: {
      device: sessions.device,
      account: sessions.account,
      servedCustomer: sessions.customerCode,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    },
    of: (_, { code }) => eq(sessions.accountCode, code),
    oldestFirst: sessions.createdAt,
  },
  addresses: {
    table: addresses,
    columns: { isDefault: addresses.isDefault, content: addresses.content },
    of: (_, { code }) => eq(addresses.customerCode, code),
    oldestFirst: addresses.number,
  },
  reviews: {
    table: reviews,
    columns: {
      sku: reviews.sku,
      author: reviews.author,
      rating: reviews.rating,
      content: reviews.content,
      createdAt: reviews.createdAt,
      hiddenAt: reviews.hiddenAt,
    },
    of: (_, { code }) => eq(reviews.accountCode, code),
    oldestFirst: reviews.createdAt,
  },
  messages: {
    table: contactMessages,
    columns: {
      name: contactMessages.name,
      email: contactMessages.email,
      phone: contactMessages.phone,
      subject: contactMessages.subject,
      message: contactMessages.message,
      createdAt: contactMessages.createdAt,
      answeredAt: contactMessages.answeredAt,
    },
    of: isByAuthor,
    oldestFirst: contactMessages.number,
  },
  quotations: {
    table: quotations,
    columns: {
      number: quotations.number,
      writtenBy: quotations.accountCode,
      sellerCode: quotations.sellerCode,
      content: quotations.content,
      createdAt: quotations.createdAt,
      validUntil: quotations.validUntil,
    },
    of: (_, { code }) => eq(quotations.customerCode, code),
    oldestFirst: quotations.number,
    perPage: quotationsPerPage,
  },
};

/** Returns a page of rows, and the cursor of the next page. */
const toPage = (rows: Record<string, unknown>[], from: number, perPage = rowsPerPage): AccountData => ({
  rows,
  ...(rows.length === perPage && { next: from + rows.length }),
});

type OrderRow = typeof orders.$inferSelect;

const readOrders = async (
  db: Database,
  where: SQL | undefined,
  from: number,
  toRow: (order: OrderRow) => Record<string, unknown>,
): Promise<AccountData> => {
  const { counted, join, isWithin, order } = selectOrderPage(db, where, { direction: 'asc', offset: from });
  const rows = await db
    .select({ order: orders, total: counted.total })
    .from(orders)
    .innerJoin(counted, join)
    .where(isWithin)
    .orderBy(order);
  const hasMore = hasMoreOrders(rows.length, rows[0]?.total ?? 0);
  return { rows: rows.map(({ order: row }) => toRow(row)), ...(hasMore && { next: from + rows.length }) };
};

/** Reads a page of one part of an account's data. The oldest rows come first. */
type ReadPart = (db: Database, account: Account, from: number) => Promise<AccountData>;

const readers: Record<AccountDataPart, ReadPart> = {
  /** Reads the account of the session. For an account that was made in the shop, the stored times are added. */
  account: async (db, account) => {
    const [own] = await db
      .select({
        createdAt: ownAccounts.createdAt,
        verifiedAt: ownAccounts.verifiedAt,
        passwordChangedAt: schema.passwordChanges.changedAt,
      })
      .from(ownAccounts)
      .leftJoin(schema.passwordChanges, eq(schema.passwordChanges.accountCode, ownAccounts.code))
      .where(eq(ownAccounts.code, account.code));
    return { rows: [{ ...account, ...own }] };
  },

  sessions: readTable('sessions'),
  addresses: readTable('addresses'),
  reviews: readTable('reviews'),
  messages: readTable('messages'),
  quotations: readTable('quotations'),

  /** Reads the saved vehicles. If a vehicle is no longer in the shop's table, its make and model are missing. */
  vehicles: async (db, { code }, from) => {
    const { year, make, model, engine } = vehicles;
    const rows = await db
      .select({
        vehicleId: garageVehicles.vehicleId,
        year,
        make,
        model,
        engine,
        addedAt: garageVehicles.addedAt,
      })
      .from(garageVehicles)
      .leftJoin(vehicles, eq(vehicles.id, garageVehicles.vehicleId))
      .where(eq(garageVehicles.accountCode, code))
      .orderBy(asc(garageVehicles.number))
      .limit(rowsPerPage)
      .offset(from);
    return toPage(rows, from);
  },

  orders: (db, { code }, from) =>
    readOrders(
      db,
      eq(orders.customerCode, code),
      from,
      ({ number, accountCode, sellerCode, content: { company: _, ...content }, notes, createdAt }) => ({
        number,
        placedBy: accountCode,
        sellerCode,
        ...content,
        notes,
        createdAt,
      }),
    ),

  /** Reads the orders that a seller placed for customers. The data about the customers are left out. */
  ordersForCustomers: (db, { code }, from) =>
    readOrders(
      db,
      and(eq(orders.accountCode, code), ne(orders.customerCode, code)),
      from,
      ({ number, customerCode, content: { total }, createdAt }) => ({
        number,
        customerCode,
        total,
        createdAt,
      }),
    ),
};

function readTable(part: keyof typeof tableParts): ReadPart {
  const { table, columns, of, oldestFirst, perPage = rowsPerPage } = tableParts[part];
  return async (db, account, from) => {
    const rows = await db
      .select(columns)
      .from(table)
      .where(of(db, account))
      .orderBy(asc(oldestFirst))
      .limit(perPage)
      .offset(from);
    return toPage(rows, from, perPage);
  };
}

export const makeReadAccountData =
  (database: LazyDatabase) =>
  async (account: Account, part: AccountDataPart, from: number): Promise<AccountData> =>
    readers[part](await database.get(), account, from);

export type ReadAccountData = ReturnType<typeof makeReadAccountData>;

/**
 * Tables with personal data. Each table names the part of the download that contains its rows, or says why the download
 * does not contain them.
 */
export const accountDataTables: Record<string, { part: AccountDataPart } | { reason: string }> = {
  accounts: { part: 'account' },
  password_changes: { part: 'account' },
  sessions: { part: 'sessions' },
  addresses: { part: 'addresses' },
  garage_vehicles: { part: 'vehicles' },
  reviews: { part: 'reviews' },
  contact_messages: { part: 'messages' },
  quotations: { part: 'quotations' },
  orders: { part: 'orders' },
  password_resets: { reason: 'a code that was mailed, as a keyed hash, for a day' },
  email_verifications: { reason: 'a code that was mailed, as a keyed hash, for a day' },
  seller_customers: { reason: 'a copy of the ERP’s account, which the part `account` has' },
  rate_limits: { reason: 'keyed hashes: whose they are cannot be read from them' },
  outbox: { reason: 'where an order is on its way to the ERP: tells nothing that the order does not' },
  office_sessions: { reason: 'of the people who run the shop' },
  office_log: { reason: 'changes that the people who run the shop made, by numbers of what they changed' },
  office_versions: { reason: 'articles and brands as they were' },
  uploaded_pictures: { reason: 'pictures of articles and brands' },
  stock_holds: { reason: 'pieces that an order took: tells nothing that the order does not' },
};
