/**
 * Version of the data on rendered pages: several copies of the service cache pages, and a change in the office is made
 * at only one of them.
 */
import { eq, sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database, LazyDatabase } from '../db/lazyDatabase';
import { pageState } from '../db/schema';
import { isDatabaseAway } from '../shared/problem';
import { throttle } from '../shared/throttle';

const stateName = 'pages';

/** Milliseconds for which a page may be outdated after a change at another copy. */
export const pageVersionMs = 2_000;
/** Milliseconds that a page waits for the version, as pages are also served without a database. */
const maxWaitMs = 100;

/** Raises the version, in the transaction that changes data of pages. */
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
  /** Called when another copy may have changed data of pages. */
  onChange: () => void;
  onFault: (error: unknown) => void;
  /** Milliseconds that a page waits for the version. */
  waitMs?: number | undefined;
}

/**
 * Returns a function to call before a page is answered: it reads the version, at most every two seconds, and returns
 * it; null while it is unknown.
 */
export function makePageVersionCheck({
  database,
  now,
  onChange,
  onFault,
  waitMs = maxWaitMs,
}: PageVersionOptions): () => Promise<number | null> {
  let known: number | null = null;
  /** Whether pages were answered before a version was known. */
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
      // an unreachable database is reported at the start, and by each request
      if (!isDatabaseAway(error)) onFault(error);
    }
  }

  const checkSometimes = throttle(check, pageVersionMs, () => now().getTime());
  return async () => {
    await Promise.race([checkSometimes(), pause(waitMs, undefined, { ref: false })]);
    return known;
  };
}
