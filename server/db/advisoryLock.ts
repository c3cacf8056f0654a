import { sql } from 'drizzle-orm';
import type { Database } from './lazyDatabase';

/**
 * First key of the advisory lock for each kind of data. It distinguishes a garage's lock from an address book's lock.
 */
const locks = {
  garage: 727_004,
  addresses: 727_005,
  customers: 727_006,
  sessions: 727_007,
  stock: 727_008,
  credit: 727_009,
} as const;

/**
 * Takes the advisory lock of an account for a kind of data until the transaction ends. The lock works across all copies
 * of the service. Without the lock, two concurrent requests could both add the last entry that is allowed.
 */
export const runWithAdvisoryLock = (transaction: Database, kind: keyof typeof locks, accountCode: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${locks[kind]}, hashtext(${accountCode}))`);

/**
 * Takes several locks in one statement. The locks are always taken in the same order, so that two transactions with the
 * same locks cannot deadlock.
 */
export const runWithAdvisoryLocks = (
  transaction: Database,
  kind: keyof typeof locks,
  names: readonly string[],
) =>
  transaction.execute(sql`
    select pg_advisory_xact_lock(${locks[kind]}, key)
    from (
      select distinct hashtext(name) as key
      from json_array_elements_text(${JSON.stringify(names)}::json) as name
      order by key
    ) as keys`);
