import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './lazyDatabase';

/** PostgreSQL takes at most 65,535 parameters a statement; the widest row here has eight. */
const rowsAtOnce = 1_000;

/**
 * Fills an empty table, with all rows or none; afterwards the table is whoever's keeps it.
 * @param makeRows is asked only when the table is empty
 */
export async function fillEmpty<T extends PgTable>(
  db: Database,
  table: T,
  makeRows: () => readonly T['$inferInsert'][],
): Promise<void> {
  if ((await db.$count(table)) > 0) return;
  const rows = makeRows();
  await db.transaction(async (transaction) => {
    for (let start = 0; start < rows.length; start += rowsAtOnce)
      await transaction
        .insert(table)
        .values(rows.slice(start, start + rowsAtOnce))
        .onConflictDoNothing();
  });
}
