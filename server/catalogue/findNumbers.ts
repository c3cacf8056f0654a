import { inArray, sql } from 'drizzle-orm';
import { catalogueNumbers, catalogueProducts } from '../db/catalogueTables';
import type { Database } from '../db/lazyDatabase';
import { runQuery, toTextArray } from '../db/runQuery';
import { listOwnKeys } from './lexemes';
import { toOwnKey } from './words';

export interface NumberHit {
  key: string;
  sku: string;
}

/** Finds parts that have one of the numbers. */
export const findNumbers = (db: Database, keys: readonly string[]): Promise<NumberHit[]> =>
  keys.length === 0
    ? Promise.resolve([])
    : db
        .select({ key: catalogueNumbers.key, sku: catalogueNumbers.sku })
        .from(catalogueNumbers)
        .where(inArray(catalogueNumbers.key, [...keys]))
        .limit(500);

/** Maximum number of parts that `findOwnCodes` returns. */
const maxOwn = 100;

/**
 * Finds parts whose sku or part number equals the whole text in any spelling. A sku in the same spelling as the text
 * comes first, then other skus, then part numbers.
 */
export async function findOwnCodes(db: Database, text: string): Promise<string[]> {
  const keys = listOwnKeys(text);
  if (keys.length === 0) return [];
  const rows = await runQuery<{ sku: string; part: string | null }>(
    db,
    sql`
      select p.sku, p.content ->> 'partNumber' as part from ${catalogueProducts} as p
      where p.sku in (select sku from ${catalogueNumbers} where key = any(${toTextArray(keys)}))
      order by p.liked desc, p.sku limit 500`,
  );
  const asked = text.trim();
  const own = toOwnKey(text);
  const groups = [
    rows.filter(({ sku }) => sku === asked),
    rows.filter(({ sku }) => toOwnKey(sku) === own),
    rows.filter(({ part }) => part !== null && toOwnKey(part) === own),
  ];
  return [...new Set(groups.flat().map(({ sku }) => sku))].slice(0, maxOwn);
}

/** Finds parts for many numbers, with a maximum of parts for each number. */
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

/** Finds parts that have a number with this beginning. The beginning contains only letters and digits. */
export const findNumberBeginnings = (db: Database, beginning: string, most = 200): Promise<NumberHit[]> =>
  runQuery<NumberHit>(
    db,
    sql`select key, sku from ${catalogueNumbers} where key like ${`${beginning}%`} order by length(key), key limit ${most}`,
  );
