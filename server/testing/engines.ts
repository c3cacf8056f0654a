import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { Pool } from 'pg';
import * as v from 'valibot';
import { isDeepRun } from '@/testing/testDepth';
import { openDatabase } from '../db/database';
import type { DatabaseOptions } from '../db/databaseOptions';
import { createLazyDatabase, type Database, type LazyDatabase } from '../db/lazyDatabase';
import { migrationsDir, createTemporaryFolder } from './folders';
import { createDatabase, isPostgresAtHand } from './postgres';
import { getPreparedDatabase, type PreparedContent } from './preparedDatabases';

export type Engine = 'the embedded database' | 'PostgreSQL';

/** Database engines that are available on this machine. */
export const engines: Engine[] = ['the embedded database'];
if (isPostgresAtHand()) engines.push('PostgreSQL');
else
  process.stdout.write('Skipped: the tests on PostgreSQL (set TEST_DATABASE_URL, or install PostgreSQL).\n');

/**
 * The engine of tests for which the engine makes no difference: PostgreSQL if it is installed, because it is faster.
 */
export const usualEngine: Engine = engines.at(-1) ?? 'the embedded database';

/**
 * Engines on which all tests run: both in a deep run, otherwise only the usual one. The services of the browser stories
 * use the embedded database, so that a usual run covers both engines.
 */
export const testedEngines = isDeepRun ? engines : [usualEngine];

/** Calls `describe` once per engine. */
export const describeOnEngines = (subject: string, define: (engine: Engine) => void): void =>
  describe.each(testedEngines)(`${subject} on %s`, define);

/** Contents of a new database: empty for tests of the first opening, otherwise those of a prepared database. */
export type Content = 'nothing' | PreparedContent;

export interface Place {
  /** Options with which the database is opened. */
  options: DatabaseOptions;
  /** Opens the same data each time. */
  open(options?: Partial<Pick<DatabaseOptions, 'migrationsDir' | 'fill'>>): LazyDatabase;
  remove(): Promise<void>;
}

const lazily = (options: DatabaseOptions): LazyDatabase => createLazyDatabase(() => openDatabase(options));

const makePlaceWith = (options: DatabaseOptions, remove: Place['remove']): Place => ({
  options,
  open: (more) => lazily({ ...options, ...more }),
  remove,
});

async function makeEmbeddedPlace(content: Content): Promise<Place> {
  const folder = createTemporaryFolder();
  const prepared = content === 'nothing' ? null : await getPreparedDatabase('embedded', content);
  if (prepared) await cp(prepared.folder, path.join(folder.path, 'pg'), { recursive: true });
  return makePlaceWith({ databaseUrl: null, dataDir: folder.path, migrationsDir }, () =>
    Promise.resolve(folder.remove()),
  );
}

async function makePostgresPlace(content: Content): Promise<Place> {
  const prepared = await getPreparedDatabase('postgres', content === 'nothing' ? 'seeds' : content);
  if (!prepared)
    throw new Error('Tests on PostgreSQL run in jest, whose globalSetup starts the database server.');
  const { serverUrl, template } = prepared;
  const { url, drop } = await createDatabase(serverUrl, content === 'nothing' ? undefined : template);
  return makePlaceWith({ databaseUrl: url, dataDir: '', migrationsDir }, drop);
}

/** Creates a database, as a copy of a prepared one, that remains when its connections close. */
export const makePlace = (engine: Engine, content: Content = 'seeds'): Promise<Place> =>
  engine === 'PostgreSQL' ? makePostgresPlace(content) : makeEmbeddedPlace(content);

type Migrate = (migrationsFolder: string) => Promise<void>;

/** Runs `work` on a database that is neither migrated nor seeded first; `work` gets a function that migrates it. */
export async function runOnDatabase(
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

/** Runs `work` on an empty database that has the tables of the shop's first version. */
export async function migrateToFirstVersion(
  place: Place,
  work: (db: Database) => Promise<unknown>,
): Promise<void> {
  const folder = createTemporaryFolder();
  cpSync(migrationsDir, folder.path, { recursive: true });
  const file = path.join(folder.path, 'meta', '_journal.json');
  const journal = v.parse(journalSchema, JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  await runOnDatabase(place, async (db, migrate) => {
    await migrate(folder.path);
    await work(db);
  });
  folder.remove();
}

/** Inserts a vehicle as the shop's first version stored it. */
export const insertFirstVersionVehicle = (
  id: number,
  year: number,
  make: string,
  model: string,
  engine: string,
  vinPrefix: string,
) =>
  sql`insert into vehicles (id, year, make, model, engine, vin_prefix)
      values (${id}, ${year}, ${make}, ${model}, ${engine}, ${vinPrefix})`;
