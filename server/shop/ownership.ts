/** Orders and quotations that a session sees. */
import { and, eq, exists, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/lazyDatabase';
import { sellerCustomers } from '../db/schema';
import { getCustomerCode } from '../gateway/access';
import type { Session } from '../gateway/sessionStore';

/** Columns that say for whom a row is, and which seller wrote it. */
interface OwnedTable {
  customerCode: PgColumn;
  sellerCode: PgColumn;
}

/** A customer's own rows; a seller's stamped ones and those of the seller's customers. */
export function isOwnedBy(db: Database, { account }: Session, table: OwnedTable): SQL | undefined {
  if (account.role === 'customer') return eq(table.customerCode, account.code);
  const served = db
    .select({ code: sellerCustomers.code })
    .from(sellerCustomers)
    .where(and(eq(sellerCustomers.sellerCode, account.code), eq(sellerCustomers.code, table.customerCode)));
  return or(eq(table.sellerCode, account.code), exists(served));
}

export type OrderScope = 'customer' | 'seller';

/** Condition of a list's rows: the customer's own; for a seller who asks for it, or serves no customer, all that the seller wrote. */
export function isListedFor(session: Session, table: OwnedTable, scope: OrderScope): SQL {
  const customer = getCustomerCode(session);
  const isSellers = scope === 'seller' && session.account.role === 'seller';
  return customer && !isSellers
    ? eq(table.customerCode, customer.code)
    : eq(table.sellerCode, session.account.code);
}
