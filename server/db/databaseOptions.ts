import type { DatabaseOwner } from './databaseOwner';
import type { Database } from './lazyDatabase';

export interface DatabaseOptions {
  /** URL of a PostgreSQL server; null for the embedded database in the folder `pg` of `dataDir`. */
  databaseUrl: string | null;
  /** Number of connections to the server for all kinds of work together; default: defaultConnections. */
  connections?: number;
  dataDir: string;
  migrationsDir: string;
  /**
   * Archive of a database that was prepared at build time. A fresh machine unpacks the archive instead of creating a
   * database.
   */
  archive?: string;
  /** Path of the built databaseWorker.ts. If the file exists, the embedded database runs on a thread of its own. */
  worker?: string;
  /**
   * Owner of the data. A PostgreSQL database of the other owner is refused. The embedded database has a folder for each
   * owner. Default: any owner.
   */
  owner?: DatabaseOwner;
  /** Fills empty tables. Called after the migration and before the first request. */
  fill?: (db: Database) => Promise<void>;
}
