/**
 * The database's clock, for times that copies of the service compare: when a session ends, until when an order is being
 * handed over. A copy whose machine is hours ahead would end everybody's sessions by its own.
 */
import { sql } from 'drizzle-orm';
import type { Database, LazyDatabase } from './lazyDatabase';

/** Milliseconds after which the clock is read again. Between readings the process's steady clock counts, which no date moves. */
const readEveryMs = 60_000;

export interface DatabaseClock {
  /** The database; its clock has been read once it is there. */
  database: LazyDatabase;
  /** Now, as the database has it. Before it was reached: as the process has it. */
  now: () => Date;
}

export function createDatabaseClock(database: LazyDatabase): DatabaseClock {
  /** The database's time when the steady clock was zero. */
  let zeroAt: number | null = null;
  let readAt = -Infinity;
  let reading: Promise<void> | null = null;

  async function read(db: Database): Promise<void> {
    const before = performance.now();
    const [row] = await db
      .select({ ms: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8` })
      .from(sql`(values (1)) as once`);
    const after = performance.now();
    if (row) zeroAt = row.ms - (before + after) / 2;
  }

  return {
    now: () => new Date(zeroAt === null ? Date.now() : zeroAt + performance.now()),
    database: {
      get: async (work) => {
        const db = await database.get(work);
        if (performance.now() - readAt >= readEveryMs && !reading) {
          readAt = performance.now();
          reading = read(db)
            // a database that does not answer fails the query that follows, and the clock is read by the next
            .catch(() => {
              readAt = -Infinity;
            })
            .finally(() => {
              reading = null;
            });
        }
        // later readings change milliseconds: nothing waits for them
        if (zeroAt === null) await reading;
        return db;
      },
      close: () => database.close(),
    },
  };
}
