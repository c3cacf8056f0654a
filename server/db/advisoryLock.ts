import { sql } from 'drizzle-orm';
import type { Database } from './lazyDatabase';

/** The first half of each lock, so that a garage's never meets an address book's. */
const locks = {
  garage: 727_004,
  addresses: 727_005,
  customers: 727_006,
  sessions: 727_007,
  stock: 727_008,
  credit: 727_009,
} as const;

/**
 * Until the transaction ends, nobody else changes the same thing of the same account, in any copy of the service: two
 * that add the last one at once would both find room.
 */
export const runWithAdvisoryLock = (transaction: Database, what: keyof typeof locks, accountCode: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${locks[what]}, hashtext(${accountCode}))`);
