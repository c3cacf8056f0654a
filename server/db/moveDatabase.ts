/** Moves all data of the embedded database into a PostgreSQL database. */
import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from './lazyDatabase';

/** Number of rows that are read and written at once. A picture may have 300 KB, so their chunks are small. */
const countChunkRows = (table: string): number => (table === 'uploaded_pictures' ? 20 : 1_000);

/** Tables that the service fills when it opens a database. */
const seededTables = ['vehicles', 'vin_patterns', 'seeds'];

interface Table {
  name: string;
  /** Columns to copy. Columns that the database computes are left out. */
  columns: string[];
}

async function read<S extends v.GenericSchema>(
  db: Database,
  row: S,
  query: SQL,
): Promise<v.InferOutput<S>[]> {
  return v.parse(v.object({ rows: v.array(row) }), await db.execute(query)).rows;
}

/** Lists the shop's tables. If a table refers to another table, it comes after that table. */
async function listTables(db: Database): Promise<Table[]> {
  const columns = await read(
    db,
    v.object({ name: v.string(), column: v.string() }),
    sql`select table_name as name, column_name as column from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      order by table_name, ordinal_position`,
  );
  const references = await read(
    db,
    v.object({ from: v.string(), to: v.string() }),
    sql`select conrelid::regclass::text as from, confrelid::regclass::text as to
      from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  const waiting = new Map<string, Table>();
  for (const { name, column } of columns) {
    const table = waiting.get(name) ?? { name, columns: [] };
    table.columns.push(column);
    waiting.set(name, table);
  }
  const sorted: Table[] = [];
  while (waiting.size > 0) {
    const next = [...waiting.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const table of next) waiting.delete(table.name);
    sorted.push(...next);
  }
  return sorted;
}

const count = async (db: Database, { name }: Table): Promise<number> => db.$count(sql.identifier(name));

/** Copies the rows of a table as JSON text. In this text, each value has the spelling that PostgreSQL gives it. */
async function copyRows(from: Database, to: Database, { name, columns }: Table): Promise<void> {
  const table = sql.identifier(name);
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  for (let last = '(0,0)'; ;) {
    const [chunk] = await read(
      from,
      v.object({ rows: v.nullable(v.string()), last: v.nullable(v.string()) }),
      sql`select json_agg(part)::text as rows, max(place)::text as last
        from (select ctid as place, to_json(whole) as part from ${table} as whole
          where ctid > ${last}::tid order by ctid limit ${countChunkRows(name)}) as chunk`,
    );
    if (!chunk?.rows || chunk.last === null) return;
    await to.execute(
      sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${chunk.rows}::json)`,
    );
    last = chunk.last;
  }
}

/** Copies the sequences, so that the next numbers continue after the copied numbers. */
async function copySequences(from: Database, to: Database): Promise<void> {
  const sequences = await read(
    from,
    v.object({ name: v.string(), last: v.nullable(v.string()) }),
    sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, last } of sequences)
    if (last !== null) await to.execute(sql`select setval(${`public."${name}"`}::regclass, ${last}::bigint)`);
}

/** Thrown if the target already has rows, except rows that the service seeded. */
export class TargetNotEmpty extends Error {}

/**
 * Copies every table, in one transaction of the target database. Both databases must be migrated and open. The target
 * may contain only rows that the service seeded.
 * @returns the number of rows by table
 * @throws TargetNotEmpty
 */
export async function moveDatabase(from: Database, to: Database): Promise<Map<string, number>> {
  const tables = await listTables(to);
  for (const table of tables)
    if (!seededTables.includes(table.name) && (await count(to, table)) > 0)
      throw new TargetNotEmpty(`The table ${table.name} of DATABASE_URL has rows: name an empty database.`);
  return to.transaction(async (transaction) => {
    const names = tables.map(({ name }) => sql.identifier(name));
    await transaction.execute(sql`truncate ${sql.join(names, sql`, `)}`);
    const moved = new Map<string, number>();
    for (const table of tables) {
      await copyRows(from, transaction, table);
      const [wanted, there] = [await count(from, table), await count(transaction, table)];
      if (wanted !== there) throw new Error(`Of ${wanted} rows of ${table.name} ${there} were copied.`);
      moved.set(table.name, there);
    }
    await copySequences(from, transaction);
    return moved;
  });
}
