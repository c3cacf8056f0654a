/** Conditions for the orders and quotations that a session may see. */
import { and, eq, exists, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/lazyDatabase';
import { sellerCustomers } from '../db/schema';
import { getCustomerCode } from '../gateway/access';
import type { Session } from '../gateway/sessionStore';

/** Columns of a row: the customer to whom the row belongs, and the seller who wrote the row. */
interface OwnedTable {
  customerCode: PgColumn;
  sellerCode: PgColumn;
}

/**
 * Returns the condition for the rows that an account may see. A customer sees the customer's rows. A seller sees the
 * rows that the seller wrote, and the rows of the seller's customers.
 */
export function isOwnedBy(db: Database, { account }: Session, table: OwnedTable): SQL | undefined {
  if (account.role === 'customer') return eq(table.customerCode, account.code);
  const served = db
    .select({ code: sellerCustomers.code })
    .from(sellerCustomers)
    .where(and(eq(sellerCustomers.sellerCode, account.code), eq(sellerCustomers.code, table.customerCode)));
  return or(eq(table.sellerCode, account.code), exists(served));
}

export type OrderScope = 'customer' | 'seller';

/**
 * Returns the condition for the rows of a list. Normally the list has the rows of one customer: the signed-in customer,
 * or the customer whom the seller serves. If a seller requests the seller's list, or serves no customer, the list has
 * all rows that the seller wrote.
 */
export function isListedFor(session: Session, table: OwnedTable, scope: OrderScope): SQL {
  const customer = getCustomerCode(session);
  const isSellers = scope === 'seller' && session.account.role === 'seller';
  return customer && !isSellers
    ? eq(table.customerCode, customer.code)
    : eq(table.sellerCode, session.account.code);
}
