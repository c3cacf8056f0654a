import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Problem } from '../problem';

/** PostgreSQL's dialect for both engines: queries are the same. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

export interface LazyDatabase {
  /** Returns the open database; DATABASE_UNAVAILABLE when it cannot be opened. */
  get(): Promise<Database>;
  close(): Promise<void>;
}

/** Opens the database in the background while pages are served; a failed opening is retried by the next request. */
export function createLazyDatabase(open: () => Promise<OpenDatabase>): LazyDatabase {
  let opening: Promise<OpenDatabase> | null = null;
  let closed = false;

  const openOnce = (): Promise<OpenDatabase> => {
    opening ??= open().catch((cause: unknown) => {
      opening = null;
      throw new Problem('DATABASE_UNAVAILABLE', {}, { cause });
    });
    return opening;
  };

  return {
    get: async () => {
      if (closed) throw new Problem('DATABASE_UNAVAILABLE');
      return (await openOnce()).db;
    },
    close: async () => {
      closed = true;
      const database = await opening?.catch(() => null);
      await database?.close();
    },
  };
}
