import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Problem } from '../shared/problem';

/** PostgreSQL's dialect for both engines: queries are the same. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/**
 * Kinds of work, each with connections and limits of its own, so that none takes what another needs: signing in and sessions ·
 * orders · stock that orders hold, which pages show · what runs in the background · everything else.
 */
export type DatabaseWork = 'sessions' | 'orders' | 'stock' | 'background' | 'usual';

/** Connections of a kind of work. */
export interface DatabasePool {
  work: DatabaseWork;
  total: number;
  idle: number;
  /** Work that waits for one. */
  waiting: number;
}

export interface OpenDatabase {
  db: Database;
  /** The same database, for a kind of work; without it all work shares `db`. */
  dbFor?(work: DatabaseWork): Database;
  /** None for the embedded database, which has no connections. */
  listPools?(): DatabasePool[];
  close(): Promise<void>;
}

export interface LazyDatabase {
  /** Returns the open database; DATABASE_UNAVAILABLE when it cannot be opened. */
  get(work?: DatabaseWork): Promise<Database>;
  /** Its connections, while it is open. */
  listPools?(): DatabasePool[];
  close(): Promise<void>;
}

/** Returns the same database, for a kind of work. */
export const bindWork = (database: LazyDatabase, work: DatabaseWork): LazyDatabase => ({
  get: () => database.get(work),
  close: () => database.close(),
});

/**
 * Opens the database in the background while pages are served; a failed opening is retried by the next request.
 * @param onFailure called with the reason of each opening that failed: the first one that reaches a server may be a later one
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
