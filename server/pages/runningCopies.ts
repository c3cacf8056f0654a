/**
 * Running copies of the service. Pages are notified of a newer build only once all copies have it, because any copy may
 * answer when the page reloads.
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

/** Milliseconds between two heartbeats of a copy. */
const beatMs = 5_000;
/** Seconds without a heartbeat after which a copy counts as killed. */
const goneSeconds = 20;
/** Milliseconds for which the version is cached, because every page requests it once a minute. */
const rereadMs = 1_000;
/**
 * Maximum milliseconds that a request for the version waits for the database. The first request may wait longer,
 * because the database is still opening.
 */
const maxWaitMs = 250;
const maxFirstWaitMs = 5_000;

export interface RunningCopiesOptions {
  database: LazyDatabase;
  /** Version of this copy's build. */
  version: string;
  onFault: (error: unknown) => void;
}

/**
 * Number of consecutive heartbeats of this copy after which the other copies have sent theirs, too. Before that, copies
 * may be missing in the table after an outage of the database.
 */
const steadyBeats = 2;

/** Compares versions by time, and by name where two builds have the same time, so that all copies agree. */
const compareVersions = (a: string, b: string): number =>
  getVersionTime(a) - getVersionTime(b) || (a < b ? -1 : Number(a > b));

/** Returns the oldest of these versions. Null if any version has no time, because the oldest is then unknown. */
function findOldest(versions: readonly string[]): string | null {
  if (versions.some((version) => Number.isNaN(getVersionTime(version)))) return null;
  return [...versions].sort(compareVersions)[0] ?? null;
}

export function makeRunningCopies({ database, version, onFault }: RunningCopiesOptions) {
  const id = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> | null = null;
  /** Number of heartbeats since the last failed one. */
  let beatsInARow = 0;
  let hasBeaten = false;
  let told: string | null = null;

  const report = (error: unknown): void => {
    // an unreachable database is not reported here, because the start of the service and each request report it
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
    // after failed heartbeats the table may lack running copies, so a newer version is not reported yet
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
    /** Removes this copy from the running ones, once it has sent its last answer. */
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await beating;
      // without a heartbeat there is nothing to remove, and the database need not be opened
      if (!hasBeaten) return;
      try {
        await (await database.get()).delete(runningCopies).where(eq(runningCopies.id, id));
      } catch (error) {
        report(error);
      }
    },
    /**
     * Returns the version that pages should have: the oldest of the running copies, or the last known version. Null
     * while no version is known, because another copy may be older than this one.
     */
    async readVersion(): Promise<string | null> {
      const waitMs = told === null ? maxFirstWaitMs : maxWaitMs;
      await Promise.race([readSometimes(), pause(waitMs, undefined, { ref: false })]);
      return told;
    },
  };
}

export type RunningCopies = ReturnType<typeof makeRunningCopies>;

/** Answers /assets/version.json in place of the build's own file; 503 while the other copies are unknown. */
export function registerVersionRoute(app: FastifyInstance, copies: Pick<RunningCopies, 'readVersion'>): void {
  const url = '/assets/version.json';
  app.get(url, async (_request, reply) => {
    reply.header('cache-control', getCacheControl(url));
    const version = await copies.readVersion();
    // the page asks again in a minute
    return version === null ? sendProblem(reply, new Problem('DATABASE_UNAVAILABLE')) : { version };
  });
}
