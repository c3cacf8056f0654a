import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type DatabaseOptions } from '../db/database';
import { openBeside, type LazyDatabase } from '../db/lazyDatabase';
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
