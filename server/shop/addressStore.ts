import { and, asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Account } from '@/erp/rows/account';
import type { Address } from '@/erp/rows/address';
import { addressBookSize, type WriteAddress } from '@/shop/schemas';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import { runWithAdvisoryLock } from '../db/advisoryLock';
import { addresses } from '../db/schema';
import { getOwnAccount } from '../gateway/ownAccounts';
import { isOwnCode } from '@/shop/ownCodes';
import type { SessionStore } from '../gateway/sessionStore';
import { Problem } from '../shared/problem';

const own = (customerCode: string, id: string) =>
  and(eq(addresses.customerCode, customerCode), eq(addresses.id, id));

async function kept(db: Database, customerCode: string): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.customerCode, customerCode))
    .orderBy(asc(addresses.number));
  return rows.map(({ id, isDefault, content }) => ({ ...content, id, isDefault }));
}

/** Clears the mark of the previous default address, if another address becomes the default. */
async function clearPreviousDefault(db: Database, customerCode: string, isDefault: boolean): Promise<void> {
  if (!isDefault) return;
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerCode, customerCode), eq(addresses.isDefault, true)));
}

/**
 * Stores the addresses that a customer added, in the order of adding. At most one address is the default. The default
 * address gives a name to an account that was made in the shop, and to this account's sessions.
 */
export function makeAddressStore(database: LazyDatabase, sessions: Pick<SessionStore, 'rename'>) {
  /** Changes a customer's addresses and returns the changed list. A customer's changes run one at a time. */
  async function changing(
    { code, email }: Account,
    change: (transaction: Database, customerCode: string) => Promise<unknown>,
  ): Promise<Address[]> {
    const db = await database.get();
    return db.transaction(async (transaction) => {
      await runWithAdvisoryLock(transaction, 'addresses', code);
      await change(transaction, code);
      const left = await kept(transaction, code);
      if (isOwnCode(code)) await sessions.rename(getOwnAccount(code, email, left), transaction);
      return left;
    });
  }

  return {
    list: async (customerCode: string): Promise<Address[]> => kept(await database.get(), customerCode),

    /**
     * Adds an address at the end of the list. If the list already has an equal address, the equal address moves to the
     * end, because the browser may repeat a request whose answer was lost.
     * @throws ADDRESS_BOOK_FULL
     */
    add: (customer: Account, { isDefault, ...content }: WriteAddress): Promise<Address[]> =>
      changing(customer, async (db, customerCode) => {
        const removed = await db
          .delete(addresses)
          .where(and(eq(addresses.customerCode, customerCode), eq(addresses.content, content)))
          .returning();
        const present = await db.$count(addresses, eq(addresses.customerCode, customerCode));
        if (present >= addressBookSize) throw new Problem('ADDRESS_BOOK_FULL');
        await clearPreviousDefault(db, customerCode, isDefault);
        const id = removed[0]?.id ?? randomUUID();
        const wasDefault = removed.some((one) => one.isDefault);
        await db.insert(addresses).values({ id, customerCode, isDefault: isDefault || wasDefault, content });
      }),

    /** @throws NOT_FOUND if the address does not exist, or if it belongs to another customer */
    change: (customer: Account, id: string, { isDefault, ...content }: WriteAddress): Promise<Address[]> =>
      changing(customer, async (db, customerCode) => {
        if ((await db.$count(addresses, own(customerCode, id))) === 0) throw new Problem('NOT_FOUND');
        await clearPreviousDefault(db, customerCode, isDefault);
        await db.update(addresses).set({ isDefault, content }).where(own(customerCode, id));
      }),

    remove: (customer: Account, id: string): Promise<Address[]> =>
      changing(customer, (db, customerCode) => db.delete(addresses).where(own(customerCode, id))),
  };
}

export type AddressStore = ReturnType<typeof makeAddressStore>;
