/**
 * Version of the data on rendered pages. Each copy of the service caches pages, but a change in the office reaches only
 * one copy. The other copies notice the change, because the version in the database has changed.
 */
import { eq, sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import { pageState } from '../db/schema';
import { isDatabaseAway } from '../shared/problem';
import { throttle } from '../shared/throttle';

const stateName = 'pages';

/** Milliseconds for which a page may be outdated after another copy of the service has changed its data. */
export const pageVersionMs = 2_000;
/**
 * Maximum milliseconds that a request for a page waits for the version. The wait is short, because pages must also be
 * served while the database does not answer.
 */
const maxWaitMs = 100;

/** Raises the version. @param db the transaction that changes data of pages */
export async function raisePageVersion(db: Database): Promise<void> {
  await db
    .insert(pageState)
    .values({ name: stateName, version: 1 })
    .onConflictDoUpdate({ target: pageState.name, set: { version: sql`${pageState.version} + 1` } });
}

async function readPageVersion(database: LazyDatabase): Promise<number> {
  const db = await database.get();
  const [row] = await db.select().from(pageState).where(eq(pageState.name, stateName));
  return row?.version ?? 0;
}

export interface PageVersionOptions {
  database: LazyDatabase;
  now: () => Date;
  /** Called when another copy of the service may have changed data of pages. */
  onChange: () => void;
  onFault: (error: unknown) => void;
  /** Maximum milliseconds that a request for a page waits for the version. */
  waitMs?: number | undefined;
}

/**
 * Returns a function that must be called before a page is answered. The function reads the version at most every two
 * seconds. It returns the version, or null while the version is unknown.
 */
export function makePageVersionCheck({
  database,
  now,
  onChange,
  onFault,
  waitMs = maxWaitMs,
}: PageVersionOptions): () => Promise<number | null> {
  let known: number | null = null;
  /** Whether pages were answered while no version was known. These pages may be outdated. */
  let hasMissed = false;

  async function check(): Promise<void> {
    try {
      const version = await readPageVersion(database);
      const isOther = hasMissed || (known !== null && known !== version);
      known = version;
      hasMissed = false;
      if (isOther) onChange();
    } catch (error) {
      hasMissed = known === null;
      // an unreachable database is not reported here, because the start of the service and each request already report
      // it
      if (!isDatabaseAway(error)) onFault(error);
    }
  }

  const checkSometimes = throttle(check, pageVersionMs, () => now().getTime());
  return async () => {
    await Promise.race([checkSometimes(), pause(waitMs, undefined, { ref: false })]);
    return known;
  };
}
