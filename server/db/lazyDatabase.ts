import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Problem } from '../problem';

/** PostgreSQL's dialect, embedded or not: no query knows which. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

export interface LazyDatabase {
  /** The open database; DATABASE_UNAVAILABLE when it cannot be opened. */
  get(): Promise<Database>;
  close(): Promise<void>;
}

/** The database beside the service: it opens while pages are served, and a failed opening is tried again by the next request. */
export function createLazyDatabase(open: () => Promise<OpenDatabase>): LazyDatabase {
  let opening: Promise<OpenDatabase> | null = null;
  let closed = false;

  const opened = (): Promise<OpenDatabase> => {
    opening ??= open().catch((cause: unknown) => {
      opening = null;
      throw new Problem('DATABASE_UNAVAILABLE', {}, { cause });
    });
    return opening;
  };

  return {
    get: async () => {
      if (closed) throw new Problem('DATABASE_UNAVAILABLE');
      return (await opened()).db;
    },
    close: async () => {
      closed = true;
      const database = await opening?.catch(() => null);
      await database?.close();
    },
  };
}
