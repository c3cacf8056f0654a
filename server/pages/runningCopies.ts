/**
 * Table of the running copies of the service. A page is notified of a newer build only after all copies have this
 * build, because any copy may answer when the page reloads.
 */
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { getVersionTime } from '@/shared/versionTime';
import type { LazyDatabase } from '../db/lazyDatabase';
import { runningCopies } from '../db/schema';
import { isDatabaseAway, Problem, sendProblem } from '../shared/problem';
import { throttle } from '../shared/throttle';
import { getCacheControl } from './pageRoutes';

/** Milliseconds between two heartbeats of a copy of the service. */
const beatMs = 5_000;
/** Seconds without a heartbeat after which a copy of the service no longer counts as running. */
const goneSeconds = 20;
/**
 * Milliseconds for which the version is cached. It is cached, because every open page requests the version once a
 * minute.
 */
const rereadMs = 1_000;
/**
 * Maximum milliseconds that a request for the version waits for the database. The first request may wait longer,
 * because the database may still be opening.
 */
const maxWaitMs = 250;
const maxFirstWaitMs = 5_000;

export interface RunningCopiesOptions {
  database: LazyDatabase;
  /** Version of this build. */
  version: string;
  onFault: (error: unknown) => void;
}

/**
 * Number of consecutive heartbeats after which the table contains all running copies of the service. After an outage of
 * the database, copies may be missing from the table before that.
 */
const steadyBeats = 2;

/** Compares two versions by time. If the times are equal, the names decide, so that all copies of the service agree. */
const compareVersions = (a: string, b: string): number =>
  getVersionTime(a) - getVersionTime(b) || (a < b ? -1 : Number(a > b));

/** Returns the oldest version. Returns null if a version has no time, because the oldest version is then unknown. */
function findOldest(versions: readonly string[]): string | null {
  if (versions.some((version) => Number.isNaN(getVersionTime(version)))) return null;
  return [...versions].sort(compareVersions)[0] ?? null;
}

export function makeRunningCopies({ database, version, onFault }: RunningCopiesOptions) {
  const id = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> | null = null;
  /** Number of heartbeats since the last heartbeat that failed. */
  let beatsInARow = 0;
  let hasBeaten = false;
  let told: string | null = null;

  const report = (error: unknown): void => {
    // an unreachable database is not reported here, because the start of the service and each request already report it
    if (!isDatabaseAway(error)) onFault(error);
  };

  async function beat(): Promise<void> {
    const db = await database.get();
    const seenAt = sql`now()`;
    await db
      .insert(runningCopies)
      .values({ id, version, seenAt })
      .onConflictDoUpdate({ target: runningCopies.id, set: { seenAt } });
    await db
      .delete(runningCopies)
      .where(sql`${runningCopies.seenAt} < now() - make_interval(secs => ${goneSeconds})`);
  }

  async function read(): Promise<void> {
    const db = await database.get();
    const rows = await db
      .select({ version: runningCopies.version })
      .from(runningCopies)
      .where(sql`${runningCopies.seenAt} >= now() - make_interval(secs => ${goneSeconds})`);
    const oldest = findOldest([version, ...rows.map((row) => row.version)]) ?? version;
    // if a heartbeat has failed lately, the table may lack running copies, so a newer version is not reported yet
    if (told === null || beatsInARow >= steadyBeats || compareVersions(oldest, told) < 0) told = oldest;
  }

  const readSometimes = throttle(() => read().catch(report), rereadMs);

  async function beatOnce(): Promise<void> {
    try {
      await beat();
      beatsInARow += 1;
      hasBeaten = true;
    } catch (error) {
      beatsInARow = 0;
      report(error);
    }
    beating = null;
  }

  return {
    start: (): void => {
      const run = (): void => {
        beating ??= beatOnce();
      };
      timer ??= setInterval(run, beatMs).unref();
      run();
    },
    /** Removes this copy of the service from the table. Called after its last answer. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await beating;
      // without a heartbeat the table has no row for this copy of the service, so the database is not opened
      if (!hasBeaten) return;
      try {
        await (await database.get()).delete(runningCopies).where(eq(runningCopies.id, id));
      } catch (error) {
        report(error);
      }
    },
    /**
     * Returns the version that pages should have: the oldest version of all running copies of the service. If the
     * database does not answer, returns the last known version. Returns null while no version is known.
     */
    async readVersion(): Promise<string | null> {
      const waitMs = told === null ? maxFirstWaitMs : maxWaitMs;
      await Promise.race([readSometimes(), pause(waitMs, undefined, { ref: false })]);
      return told;
    },
  };
}

export type RunningCopies = ReturnType<typeof makeRunningCopies>;

/** Answers /assets/version.json instead of the file with this name. The status is 503 while no version is known. */
export function registerVersionRoute(app: FastifyInstance, copies: Pick<RunningCopies, 'readVersion'>): void {
  const url = '/assets/version.json';
  app.get(url, async (_request, reply) => {
    reply.header('cache-control', getCacheControl(url));
    const version = await copies.readVersion();
    // the page repeats the request in a minute
    return version === null ? sendProblem(reply, new Problem('DATABASE_UNAVAILABLE')) : { version };
  });
}
