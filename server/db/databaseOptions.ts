import type { DatabaseOwner } from './databaseOwner';
import type { Database } from './lazyDatabase';

export interface DatabaseOptions {
  /** null: embedded, in `dataDir`/pg. */
  databaseUrl: string | null;
  /** Connections to a server, of all kinds of work; default: defaultConnections. */
  connections?: number;
  dataDir: string;
  migrationsDir: string;
  /** Database that was prepared at build time: a fresh machine unpacks it instead of creating one. */
  archive?: string;
  /** The built databaseWorker.ts: the embedded database then runs on a thread of its own. */
  worker?: string;
  /** Owner of the data that it is to hold: a PostgreSQL database of the other one is refused, and the embedded one has a folder for each. Default: any. */
  owner?: DatabaseOwner;
  /** Seeds empty tables, after the migration and before the first request. */
  fill?: (db: Database) => Promise<void>;
}
