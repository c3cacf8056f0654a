import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Problem } from '../shared/problem';

/** A database in PostgreSQL's dialect, which PostgreSQL and the embedded PGlite have in common. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/**
 * Kinds of work, each with its own connections and limits, so that none uses up those of another: sessions, orders, the
 * stock that orders hold, background work, and everything else.
 */
export type DatabaseWork = 'sessions' | 'orders' | 'stock' | 'background' | 'usual';

/** Number of a pool's connections in each state; each kind of work has a pool. */
export interface DatabasePool {
  work: DatabaseWork;
  total: number;
  idle: number;
  /** Number of queries that wait for a connection. */
  waiting: number;
}

export interface OpenDatabase {
  db: Database;
  /** Returns the same database for a kind of work; without it all work shares `db`. */
  dbFor?(work: DatabaseWork): Database;
  /** Lists the pools; missing in the embedded database, which has no connections. */
  listPools?(): DatabasePool[];
  close(): Promise<void>;
}

export interface LazyDatabase {
  /** Returns the open database; DATABASE_UNAVAILABLE when it cannot be opened. */
  get(work?: DatabaseWork): Promise<Database>;
  /** Lists the connection pools, while the database is open. */
  listPools?(): DatabasePool[];
  close(): Promise<void>;
}

/** Binds a database to a kind of work. */
export const bindWork = (database: LazyDatabase, work: DatabaseWork): LazyDatabase => ({
  get: () => database.get(work),
  close: () => database.close(),
});

/**
 * Opens the database in the background while pages are served; a failed opening is retried by the next request.
 * @param onFailure called with the reason of each failed opening, as only a later one may reach the server
 */
export function createLazyDatabase(
  openDatabase: () => Promise<OpenDatabase>,
  onFailure: (cause: unknown) => void = () => undefined,
): LazyDatabase {
  let opening: Promise<OpenDatabase> | null = null;
  let opened: OpenDatabase | null = null;
  let closed = false;

  const openOnce = (): Promise<OpenDatabase> => {
    opening ??= openDatabase().then(
      (database) => (opened = database),
      (cause: unknown) => {
        opening = null;
        onFailure(cause);
        throw new Problem('DATABASE_UNAVAILABLE', {}, { cause });
      },
    );
    return opening;
  };

  return {
    get: async (work = 'usual') => {
      if (closed) throw new Problem('DATABASE_UNAVAILABLE');
      const { db, dbFor } = await openOnce();
      return dbFor?.(work) ?? db;
    },
    listPools: () => opened?.listPools?.() ?? [],
    close: async () => {
      closed = true;
      const database = await opening?.catch(() => null);
      await database?.close();
    },
  };
}
