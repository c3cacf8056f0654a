import { openEmbedded } from './embedded';
import type { OpenDatabase } from './lazyDatabase';
import { openPostgres } from './postgres';

export interface DatabaseOptions {
  /** null: embedded, in `dataDir`/pg. */
  databaseUrl: string | null;
  dataDir: string;
  migrationsDir: string;
  /** A database prepared at build time: a fresh machine unpacks it instead of making one. */
  archive?: string;
}

/** Opens the database, brings its schema up to date and fills in the vehicles. */
export const openDatabase = ({
  databaseUrl,
  dataDir,
  migrationsDir,
  archive,
}: DatabaseOptions): Promise<OpenDatabase> =>
  databaseUrl === null
    ? openEmbedded(dataDir, migrationsDir, archive)
    : openPostgres(databaseUrl, migrationsDir);
