import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import * as v from 'valibot';
import { openDatabase, type DatabaseOptions } from '../db/database';
import { openBeside, type Database, type LazyDatabase } from '../db/lazyDatabase';
import { isPostgresAtHand, startPostgres } from './postgres';

export const migrationsDir = path.join(__dirname, '..', 'db', 'migrations');

export type Engine = 'the embedded database' | 'PostgreSQL';

/** What the same tests run on. */
export const engines: Engine[] = ['the embedded database'];
if (isPostgresAtHand()) engines.push('PostgreSQL');
else
  process.stdout.write('Skipped: the tests on PostgreSQL (set TEST_DATABASE_URL, or install PostgreSQL).\n');

export interface Place {
  /** What it is opened with. */
  options: DatabaseOptions;
  /** Opens the same data each time. */
  open(options?: Partial<Pick<DatabaseOptions, 'migrationsDir' | 'fill'>>): LazyDatabase;
  remove(): Promise<void>;
}

const lazily = (options: DatabaseOptions): LazyDatabase => openBeside(() => openDatabase(options));

export function temporaryFolder(): { path: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-data-'));
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** An empty database that outlives its openings. */
export async function makePlace(engine: Engine): Promise<Place> {
  if (engine === 'PostgreSQL') {
    const postgres = await startPostgres();
    const options = { databaseUrl: postgres.url, dataDir: '', migrationsDir };
    return {
      options,
      open: (more) => lazily({ ...options, ...more }),
      remove: () => postgres.drop(),
    };
  }
  const folder = temporaryFolder();
  const options = { databaseUrl: null, dataDir: folder.path, migrationsDir };
  return {
    options,
    open: (more) => lazily({ ...options, ...more }),
    remove: () => Promise.resolve(folder.remove()),
  };
}

type Migrate = (migrationsFolder: string) => Promise<void>;

/** The database without the shop. */
export async function withoutShop(
  { options }: Place,
  work: (db: Database, migrate: Migrate) => Promise<unknown>,
): Promise<void> {
  if (options.databaseUrl === null) {
    const client = await PGlite.create({ dataDir: path.join(options.dataDir, 'pg') });
    const db = drizzlePglite({ client });
    await work(db, (migrationsFolder) => migratePglite(db, { migrationsFolder }));
    await client.close();
  } else {
    const client = new Pool({ connectionString: options.databaseUrl });
    const db = drizzlePostgres({ client });
    await work(db, (migrationsFolder) => migratePostgres(db, { migrationsFolder }));
    await client.end();
  }
}

const journalSchema = v.looseObject({ entries: v.array(v.unknown()) });

/** Does something with an empty database that has the tables of the first version of the shop. */
export async function asFirstVersion(place: Place, work: (db: Database) => Promise<unknown>): Promise<void> {
  const folder = temporaryFolder();
  cpSync(migrationsDir, folder.path, { recursive: true });
  const file = path.join(folder.path, 'meta', '_journal.json');
  const journal = v.parse(journalSchema, JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  await withoutShop(place, async (db, migrate) => {
    await migrate(folder.path);
    await work(db);
  });
  folder.remove();
}

/** A vehicle as the first version of the shop kept it. */
export const firstVersionVehicle = (
  id: number,
  year: number,
  make: string,
  model: string,
  engine: string,
  vinPrefix: string,
) =>
  sql`insert into vehicles (id, year, make, model, engine, vin_prefix)
      values (${id}, ${year}, ${make}, ${model}, ${engine}, ${vinPrefix})`;
