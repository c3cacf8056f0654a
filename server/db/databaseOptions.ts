import type { DatabaseOwner } from './databaseOwner';
import type { Database } from './lazyDatabase';

export interface DatabaseOptions {
  /** URL of a PostgreSQL server; null for the embedded database in the folder `pg` of `dataDir`. */
  databaseUrl: string | null;
  /** Number of connections to the server. All kinds of work share this number. Default: `defaultConnections`. */
  connections?: number;
  dataDir: string;
  migrationsDir: string;
  /**
   * Archive of a database that was prepared at build time. A new machine unpacks this archive instead of creating a
   * database.
   */
  archive?: string;
  /** Path of the built databaseWorker.ts. If the file exists, the embedded database runs in a separate thread. */
  worker?: string;
  /**
   * Owner of the data. A PostgreSQL database of the other owner is refused. The embedded database has a separate folder
   * for each owner. Default: any owner.
   */
  owner?: DatabaseOwner;
  /** Fills empty tables. It is called after the migration and before the first request. */
  fill?: (db: Database) => Promise<void>;
}
