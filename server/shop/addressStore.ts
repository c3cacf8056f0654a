import { and, asc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Address } from '@/erp/rows/address';
import { addressBookSize, type WriteAddress } from '@/shop/schemas';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import { oneAtATime } from '../db/oneAtATime';
import { addresses } from '../db/schema';
import { Problem } from '../problem';

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

/** A new default takes that from the one before. */
async function makeRoomForDefault(db: Database, customerCode: string, isDefault: boolean): Promise<void> {
  if (!isDefault) return;
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerCode, customerCode), eq(addresses.isDefault, true)));
}

/** A customer's added addresses, in the order of adding; at most one of them is the default. */
export function makeAddressStore(database: LazyDatabase) {
  /** One change at a time a customer; answers with what there is then. */
  async function changing(
    customerCode: string,
    change: (transaction: Database) => Promise<unknown>,
  ): Promise<Address[]> {
    const db = await database.get();
    return db.transaction(async (transaction) => {
      await oneAtATime(transaction, 'addresses', customerCode);
      await change(transaction);
      return kept(transaction, customerCode);
    });
  }

  return {
    list: async (customerCode: string): Promise<Address[]> => kept(await database.get(), customerCode),

    /** @throws ADDRESS_BOOK_FULL */
    add: (customerCode: string, { isDefault, ...content }: WriteAddress): Promise<Address[]> =>
      changing(customerCode, async (db) => {
        const present = await db.$count(addresses, eq(addresses.customerCode, customerCode));
        if (present >= addressBookSize) throw new Problem('ADDRESS_BOOK_FULL');
        await makeRoomForDefault(db, customerCode, isDefault);
        await db.insert(addresses).values({ id: randomUUID(), customerCode, isDefault, content });
      }),

    /** @throws NOT_FOUND, also when it is another customer's */
    change: (customerCode: string, id: string, { isDefault, ...content }: WriteAddress): Promise<Address[]> =>
      changing(customerCode, async (db) => {
        if ((await db.$count(addresses, own(customerCode, id))) === 0) throw new Problem('NOT_FOUND');
        await makeRoomForDefault(db, customerCode, isDefault);
        await db.update(addresses).set({ isDefault, content }).where(own(customerCode, id));
      }),

    remove: (customerCode: string, id: string): Promise<Address[]> =>
      changing(customerCode, (db) => db.delete(addresses).where(own(customerCode, id))),
  };
}

export type AddressStore = ReturnType<typeof makeAddressStore>;
