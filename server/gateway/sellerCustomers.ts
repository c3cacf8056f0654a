import { and, asc, eq, sql } from 'drizzle-orm';
import type { Account } from '@/erp/rows/account';
import { runWithAdvisoryLock } from '../db/advisoryLock';
import type { LazyDatabase } from '../db/lazyDatabase';
import { sellerCustomers } from '../db/schema';
import type { Session } from './sessionStore';

/** Customers of each seller, as the ERP listed them at the seller's latest sign-in. */
export function makeSellerCustomers(database: LazyDatabase) {
  async function find(sellerCode: string, code: string): Promise<Account | null> {
    const db = await database.get();
    const [row] = await db
      .select({ account: sellerCustomers.account })
      .from(sellerCustomers)
      .where(and(eq(sellerCustomers.sellerCode, sellerCode), eq(sellerCustomers.code, code)));
    return row?.account ?? null;
  }

  return {
    find,

    /** Lists all customers of a seller, in the ERP's order. */
    async list(sellerCode: string): Promise<Account[]> {
      const db = await database.get();
      const rows = await db
        .select({ account: sellerCustomers.account })
        .from(sellerCustomers)
        .where(eq(sellerCustomers.sellerCode, sellerCode))
        .orderBy(asc(sellerCustomers.position));
      return rows.map(({ account }) => account);
    },

    /**
     * Whether the session may read a customer's data. The customer must be the account itself, or a customer of the
     * seller.
     */
    async owns({ account }: Session, customerCode: string): Promise<boolean> {
      if (account.role === 'customer') return account.code === customerCode;
      return (await find(account.code, customerCode)) !== null;
    },

    /** Replaces the list with the ERP's list. Only changes are written, and usually nothing has changed. */
    async replace(sellerCode: string, customers: readonly Account[]): Promise<void> {
      const db = await database.get();
      const told = JSON.stringify([
        ...new Map(customers.map((customer) => [customer.code, customer])).values(),
      ]);
      await db.transaction(async (transaction) => {
        await runWithAdvisoryLock(transaction, 'customers', sellerCode);
        await transaction.execute(sql`
          insert into seller_customers (seller_code, code, position, account)
          select ${sellerCode}, value ->> 'code', ordinality, value
          from jsonb_array_elements(${told}::jsonb) with ordinality
          on conflict (seller_code, code) do update
          set position = excluded.position, account = excluded.account
          where (seller_customers.position, seller_customers.account)
            is distinct from (excluded.position, excluded.account)`);
        await transaction.execute(sql`
          delete from seller_customers
          where seller_code = ${sellerCode}
            and code not in (select value ->> 'code' from jsonb_array_elements(${told}::jsonb))`);
      });
    },
  };
}

export type SellerCustomers = ReturnType<typeof makeSellerCustomers>;
