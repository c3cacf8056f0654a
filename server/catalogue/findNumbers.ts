import { inArray, sql } from 'drizzle-orm';
import { catalogueNumbers } from '../db/catalogueTables';
import type { Database } from '../db/lazyDatabase';
import { runQuery, toTextArray } from '../db/runQuery';

export interface NumberHit {
  key: string;
  sku: string;
}

/** Parts that have one of the numbers. */
export const findNumbers = (db: Database, keys: readonly string[]): Promise<NumberHit[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : db
        .select({ key: catalogueNumbers.key, sku: catalogueNumbers.sku })
        .from(catalogueNumbers)
        .where(inArray(catalogueNumbers.key, [...keys]))
        .limit(500);

/** Parts that have one of many numbers: of each at most so many. */
export const findManyNumbers = (
  db: Database,
  keys: readonly string[],
  maxPerKey: number,
): Promise<NumberHit[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : runQuery<NumberHit>(
        db,
        sql`
          select found.key, found.sku from unnest(${toTextArray(keys)}) as asked(key)
          cross join lateral (
            select key, sku from ${catalogueNumbers} as numbers where numbers.key = asked.key order by sku limit ${maxPerKey}
          ) as found`,
      );

/** Parts with a number that begins so. The key holds letters and digits only. */
export const findNumberBeginnings = (db: Database, beginning: string, most = 200): Promise<NumberHit[]> =>
  runQuery<NumberHit>(
    db,
    sql`select key, sku from ${catalogueNumbers} where key like ${`${beginning}%`} order by length(key), key limit ${most}`,
  );
