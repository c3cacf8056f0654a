/**
 * Clock of the database. It gives the times that several copies of the service compare, such as the end of a session. A
 * copy whose machine's clock is hours ahead would otherwise end every session.
 */
import { sql } from 'drizzle-orm';
import type { Database, LazyDatabase } from './lazyDatabase';

/**
 * Milliseconds after which the database's clock is read again. Between two readings, the time is computed with the
 * process's monotonic clock, which does not change when the date is set.
 */
const readEveryMs = 60_000;

export interface DatabaseClock {
  /** The same database. When it is used, its clock is also read, at most once a minute. */
  database: LazyDatabase;
  /** Returns the database's current time. Until the clock has been read once, the process's time is returned. */
  now: () => Date;
}

export function createDatabaseClock(database: LazyDatabase): DatabaseClock {
  /** Time of the database at the moment when the monotonic clock was zero. */
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
            // if the reading fails, the clock is read again when the database is next used
            .catch(() => {
              readAt = -Infinity;
            })
            .finally(() => {
              reading = null;
            });
        }
        // only the first reading is awaited, because later readings correct the time only by a few milliseconds
        if (zeroAt === null) await reading;
        return db;
      },
      close: () => database.close(),
    },
  };
}
