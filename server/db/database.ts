import { openEmbedded } from './embedded';
import type { Database, OpenDatabase } from './lazyDatabase';
import { openPostgres } from './postgres';

export interface DatabaseOptions {
  /** null: embedded, in `dataDir`/pg. */
  databaseUrl: string | null;
  dataDir: string;
  migrationsDir: string;
  /** A database prepared at build time: a fresh machine unpacks it instead of making one. */
  archive?: string;
  /** Fills what it finds empty, once the schema is up to date and before anybody asks. */
  fill?: (db: Database) => Promise<void>;
}

/** Opens the database, brings its schema up to date and fills in the vehicles. */
export const openDatabase = ({ databaseUrl, ...options }: DatabaseOptions): Promise<OpenDatabase> =>
  databaseUrl === null ? openEmbedded(options) : openPostgres(databaseUrl, options);
