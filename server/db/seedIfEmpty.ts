import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './lazyDatabase';

/**
 * Returns the rows as a table from which a statement can select. The rows are sent as one JSON parameter, because
 * thousands of rows as separate parameters take four times as long.
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
 * Seeds an empty table with all rows or none. Later changes to the table are left to the people who run the shop.
 * @param makeRows called only for an empty table; each row has every column
 */
export async function seedIfEmpty<T extends PgTable>(
  db: Database,
  table: T,
  makeRows: () => readonly T['$inferSelect'][],
): Promise<void> {
  if ((await db.$count(sql`(select from ${table} limit 1) as first`)) > 0) return;
  await db.execute(sql`insert into ${table} select * from ${toJsonRecordset(table, makeRows())}`);
}
