/**
 * Clock of the database, for times that copies of the service compare, such as the end of a session or the time until
 * which an order is being handed over. If a copy used its machine's clock and this clock were hours ahead, the copy
 * would end every session.
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
  /** Current time of the database. Until the database is reached, the time of the process is returned. */
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
            // if the database does not answer, the next query fails, and the query after that reads the clock again
            .catch(() => {
              readAt = -Infinity;
            })
            .finally(() => {
              reading = null;
            });
        }
        // only the first reading is awaited, because later readings correct the time only by milliseconds
        if (zeroAt === null) await reading;
        return db;
      },
      close: () => database.close(),
    },
  };
}
