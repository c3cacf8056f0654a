/**
 * Clock of the database, for times that copies of the service compare: when a session ends, or until when an order is
 * being handed over. By its own clock, a copy whose machine is hours ahead would end every session.
 */
import { sql } from 'drizzle-orm';
import type { Database, LazyDatabase } from './lazyDatabase';

/**
 * Milliseconds after which the clock is read again. In between, the time is computed with the process's monotonic
 * clock, which does not change when the date is set.
 */
const readEveryMs = 60_000;

export interface DatabaseClock {
  /** The database, whose clock is read when it is opened. */
  database: LazyDatabase;
  /** Current time of the database; of the process before the database was reached. */
  now: () => Date;
}

export function createDatabaseClock(database: LazyDatabase): DatabaseClock {
  /** Time of the database when the monotonic clock was at zero. */
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
            // a database that does not answer fails the next query; the query after that reads the clock
            .catch(() => {
              readAt = -Infinity;
            })
            .finally(() => {
              reading = null;
            });
        }
        // later readings correct only milliseconds, so nothing waits for them
        if (zeroAt === null) await reading;
        return db;
      },
      close: () => database.close(),
    },
  };
}
