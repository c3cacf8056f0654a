import { sql } from 'drizzle-orm';
import type { Database } from './lazyDatabase';

/** First key of each advisory lock, which keeps a garage's lock different from an address book's. */
const locks = {
  garage: 727_004,
  addresses: 727_005,
  customers: 727_006,
  sessions: 727_007,
  stock: 727_008,
  credit: 727_009,
} as const;

/**
 * Takes the advisory lock of a kind and an account until the transaction ends, across all copies of the service: two
 * concurrent additions would otherwise both find room for the last one.
 */
export const runWithAdvisoryLock = (transaction: Database, kind: keyof typeof locks, accountCode: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${locks[kind]}, hashtext(${accountCode}))`);

/**
 * Takes several locks in one statement, and always in the same order, so that two transactions that need the same ones
 * cannot deadlock.
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
