import type { DatabaseOwner } from './databaseOwner';
import type { Database } from './lazyDatabase';

export interface DatabaseOptions {
  /** null: embedded, in `dataDir`/pg. */
  databaseUrl: string | null;
  /** Number of connections to a server, for all kinds of work; default: defaultConnections. */
  connections?: number;
  dataDir: string;
  migrationsDir: string;
  /** Archive of a database that was prepared at build time, which a fresh machine unpacks instead of creating one. */
  archive?: string;
  /** Path of the built databaseWorker.ts, on whose thread the embedded database then runs. */
  worker?: string;
  /**
   * Owner of the data: a PostgreSQL database of the other owner is refused, and the embedded one has a folder for each.
   * Default: any.
   */
  owner?: DatabaseOwner;
  /** Fills empty tables, after the migration and before the first request. */
  fill?: (db: Database) => Promise<void>;
}
