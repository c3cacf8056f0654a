import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './lazyDatabase';

/**
 * Writes rows as a table from which a statement can select. The rows are one JSON parameter, because separate
 * parameters for thousands of rows take four times as long.
 * @param rows each row has every column
 */
export function toJsonRecordset<T extends PgTable>(table: T, rows: readonly T['$inferSelect'][]): SQL {
  const columns = Object.entries(getTableColumns(table));
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([field, { name }]) => [name, row[field]])),
  );
  return sql`json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`;
}

/**
 * Seeds an empty table with all rows, or with no row if a row fails. Afterwards only the people who run the shop change
 * the table.
 * @param makeRows called only if the table is empty; each row has every column
 */
export async function seedIfEmpty<T extends PgTable>(
  db: Database,
  table: T,
  makeRows: () => readonly T['$inferSelect'][],
): Promise<void> {
  if ((await db.$count(sql`(select from ${table} limit 1) as first`)) > 0) return;
  await db.execute(sql`insert into ${table} select * from ${toJsonRecordset(table, makeRows())}`);
}
