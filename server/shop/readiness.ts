/** Readiness: whether this copy of the service should receive requests. */
import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { LazyDatabase } from '../db/lazyDatabase';
import { Problem } from '../shared/problem';
import { throttle } from '../shared/throttle';

/** Milliseconds for which the database's state is cached, as anybody may request it. */
const checkEveryMs = 1_000;

const versionFile = v.object({ version: v.string() });

/** Returns the version of the built shop, as in the file that pages request; null without a built shop. */
export function readBuildVersion(publicDir: string): string | null {
  try {
    const text = readFileSync(path.join(publicDir, 'assets', 'version.json'), 'utf8');
    return v.parse(versionFile, JSON.parse(text)).version;
  } catch {
    return null;
  }
}

/**
 * Checks that the database accepts writes, by taking a transaction id, which a standby and a read-only server refuse.
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
  /** @throws NOT_READY while it warms up or drains; DATABASE_UNAVAILABLE when the database accepts no writes */
  check(): Promise<void>;
  /** Starts to warm up, once. */
  warmUp(): void;
  /** Reports not ready from now on, so that no new requests are sent. */
  drain(): void;
}

/** @param warmUp null when there is nothing to warm up */
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
    // a page that cannot be rendered now does not keep the service from becoming ready
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
