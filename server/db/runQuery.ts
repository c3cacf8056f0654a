import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './lazyDatabase';

/** Runs a statement and returns its rows. The function works with PostgreSQL and with the embedded database. */
export async function runQuery<T>(db: Database, statement: SQL): Promise<T[]> {
  const answer = (await db.execute<Record<string, unknown>>(statement)) as { rows: T[] };
  return answer.rows;
}

/** Writes a text array as one parameter, in PostgreSQL's array syntax. */
export const toTextArray = (values: readonly string[]): SQL =>
  sql`${`{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`}::text[]`;
