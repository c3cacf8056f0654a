import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Problem } from '../shared/problem';

/** A database in PostgreSQL's dialect, which the PostgreSQL server and the embedded PGlite both understand. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/**
 * Kinds of work: sessions, orders, the stock that orders hold, background work, and everything else. Each kind has
 * separate connections and limits, so that no kind uses up the connections of another kind.
 */
export type DatabaseWork = 'sessions' | 'orders' | 'stock' | 'background' | 'usual';

/** Numbers of connections of a pool, by state. Each kind of work has a pool. */
export interface DatabasePool {
  work: DatabaseWork;
  total: number;
  idle: number;
  /** Number of queries that wait for a connection. */
  waiting: number;
}

export interface OpenDatabase {
  db: Database;
  /**
   * Returns the same database with the connections for a kind of work. If this function is missing, all work uses the
   * connections of `db`.
   */
  dbFor?(work: DatabaseWork): Database;
  /** Lists the pools. The embedded database lacks this function, because it has no connections. */
  listPools?(): DatabasePool[];
  close(): Promise<void>;
}

export interface LazyDatabase {
  /**
   * Returns the open database.
   * @throws DATABASE_UNAVAILABLE if the database cannot be opened
   */
  get(work?: DatabaseWork): Promise<Database>;
  /** Lists the connection pools; the list is empty unless the database is open. */
  listPools?(): DatabasePool[];
  close(): Promise<void>;
}

/** Binds a database to a kind of work. */
export const bindWork = (database: LazyDatabase, work: DatabaseWork): LazyDatabase => ({
  get: () => database.get(work),
  close: () => database.close(),
});

/**
 * Opens the database in the background while pages are served. If the database cannot be opened, the next request tries
 * again.
 * @param onFailure called after each failed attempt with the reason, which may differ from attempt to attempt
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
