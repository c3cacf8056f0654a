/** Readiness: whether this copy of the service should receive requests. */
import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { LazyDatabase } from '../db/lazyDatabase';
import { Problem } from '../shared/problem';
import { throttle } from '../shared/throttle';

/** Milliseconds for which the result of a database check is cached, because everybody may request this check. */
const checkEveryMs = 1_000;

const versionFile = v.object({ version: v.string() });

/**
 * Returns the version of the built pages; null if no pages are built. The version is in the same file that pages
 * request.
 */
export function readBuildVersion(publicDir: string): string | null {
  try {
    const text = readFileSync(path.join(publicDir, 'assets', 'version.json'), 'utf8');
    return v.parse(versionFile, JSON.parse(text)).version;
  } catch {
    return null;
  }
}

/**
 * Checks that the database accepts writes. The query requests a transaction id, because a standby or a read-only server
 * refuses such a query.
 */
async function checkWriting(database: LazyDatabase): Promise<void> {
  const db = await database.get();
  const [row] = await db
    .select({
      number: sql<unknown>`case current_setting('transaction_read_only') when 'off' then pg_current_xact_id()::text end`,
    })
    .from(sql`(values (1)) as once`);
  if (typeof row?.number !== 'string')
    throw new Problem('DATABASE_UNAVAILABLE', {}, { cause: new Error('The database is read-only') });
}

export interface Readiness {
  /** @throws NOT_READY while the service warms up or stops; DATABASE_UNAVAILABLE if the database accepts no writes */
  check(): Promise<void>;
  /** Starts the warm-up. Further calls have no effect. */
  warmUp(): void;
  /** Makes every later check fail, so that load balancers send no new requests to this copy of the service. */
  drain(): void;
}

/** @param warmUp null if the service needs no warm-up */
export function createReadiness({
  database,
  warmUp,
}: {
  database: LazyDatabase;
  warmUp: (() => Promise<unknown>) | null;
}): Readiness {
  let isWarm = warmUp === null;
  let warming: Promise<void> | null = null;
  let isDraining = false;
  const checkWritingSometimes = throttle(() => checkWriting(database), checkEveryMs);

  const start = (): void => {
    // the service becomes ready even if the warm-up cannot render a page
    warming ??= (warmUp?.() ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        isWarm = true;
      });
  };

  return {
    warmUp: start,
    check: () => {
      if (isDraining) return Promise.reject(new Problem('NOT_READY', { reason: 'draining' }));
      start();
      if (!isWarm) return Promise.reject(new Problem('NOT_READY', { reason: 'warming up' }));
      return checkWritingSometimes();
    },
    drain: () => {
      isDraining = true;
    },
  };
}
