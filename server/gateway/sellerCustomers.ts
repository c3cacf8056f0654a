import { and, asc, eq, sql } from 'drizzle-orm';
import type { Account } from '@/erp/rows/account';
import { runWithAdvisoryLock } from '../db/advisoryLock';
import type { LazyDatabase } from '../db/lazyDatabase';
import { sellerCustomers } from '../db/schema';
import type { Session } from './sessionStore';

/** Stores the customers of each seller. The ERP lists a seller's customers when the seller signs in. */
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
     * Whether the session may read the data of a customer: the account must be this customer, or a seller who has this
     * customer.
     */
    async owns({ account }: Session, customerCode: string): Promise<boolean> {
      if (account.role === 'customer') return account.code === customerCode;
      return (await find(account.code, customerCode)) !== null;
    },

    /**
     * Replaces the stored list with the list from the ERP. Only changes are written, because usually nothing has
     * changed.
     */
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
