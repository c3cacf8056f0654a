/**
 * Rate limits. The database counts attempts by its clock, so that all copies of the service share the counts. A key is
 * stored as a keyed hash, so that the table contains no personal data.
 */
import { eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHmac } from 'node:crypto';
import type { LazyDatabase } from '../db/lazyDatabase';
import { rateLimits } from '../db/schema';
import { Problem } from '../shared/problem';
import { toNetworkKey } from '../shared/clientNetwork';
import type { KnownBrowsers } from './knownBrowsers';

export interface AttemptLimits {
  /**
   * Number of passwords that may be tried from one network for one account without a wait. Each further attempt
   * requires a wait: 1 minute, 2, 4 … up to 60 minutes.
   */
  perAccount: number;
  /**
   * Number of passwords that may be tried from one network for all accounts together without a wait. This limits
   * attacks that try one password on many accounts.
   */
  perAddress: number;
  /**
   * Number of passwords that may be tried per hour for one account, from all networks together. After that, each
   * network may try only one more password without a wait.
   */
  perAccountEverywhere: number;
  /** Reviews per hour and account, from all networks together. */
  reviews: number;
  /** Sign-ups per hour and network address. Refused sign-ups count, too. */
  signUps: number;
  /** Requests for mailed codes, per hour and network address. */
  mailedCodes: number;
  /**
   * Order confirmations per hour and e-mail address. They are limited, because a customer may enter another person's
   * e-mail address.
   */
  orderMails: number;
  /** Saved quotations per hour and account. */
  quotations: number;
  /**
   * Visits to pages and PDFs of quotations by their links, per hour and network address. The limit is high, because
   * many phones may share an address.
   */
  quotationVisits: number;
  /** Messages to the shop per hour and network address. If a message is sent again, it counts once. */
  messages: number;
}

export const defaultRateLimits: AttemptLimits = {
  perAccount: 10,
  perAddress: 100,
  perAccountEverywhere: 50,
  reviews: 10,
  signUps: 20,
  mailedCodes: 20,
  orderMails: 20,
  quotations: 120,
  quotationVisits: 300,
  messages: 10,
};

/** No limits. Tests need this, because they sign up, sign in and write very often. */
export const liftedRateLimits: AttemptLimits = {
  perAccount: Infinity,
  perAddress: Infinity,
  perAccountEverywhere: Infinity,
  reviews: Infinity,
  signUps: Infinity,
  mailedCodes: Infinity,
  orderMails: Infinity,
  quotations: Infinity,
  quotationVisits: Infinity,
  messages: Infinity,
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Limit with growing waits. The first `free` attempts need no wait. Then each attempt requires a wait. Times are in
 * milliseconds.
 */
interface GrowingLimit {
  kind: 'growing';
  free: number;
  /** Time after the last admitted attempt. After this time the count starts at zero again. */
  forgottenAfter: number;
  /** Wait after the last free attempt. Each further attempt doubles the wait. */
  firstWait: number;
  longestWait: number;
}

/**
 * Limit per hour. The hour begins with the first attempt. If all attempts are used up, no attempt is admitted until the
 * hour ends.
 */
interface HourlyLimit {
  kind: 'hourly';
  free: number;
}

type RateLimit = GrowingLimit | HourlyLimit;

const perHour = (free: number): HourlyLimit => ({ kind: 'hourly', free });

const milliseconds = (count: number | SQL): SQL => sql`make_interval(secs => ${count}::float8 / 1000)`;

/** Maximum milliseconds for which this process refuses a key without a query. */
const rememberedMs = 5 * second;
const maxRemembered = 10_000;
/** Number of attempts after which expired rows are deleted. */
const sweepEvery = 500;

export type RateLimitStore = ReturnType<typeof makeRateLimitStore>;

export function makeRateLimitStore(database: LazyDatabase, secret: string) {
  /**
   * Refused keys, and the time of this process at which the wait of each key ends. They save queries during a flood of
   * attempts.
   */
  const refused = new LRUCache<string, number>({ max: maxRemembered, ttlAutopurge: false });
  let attemptsSinceSweep = 0;

  const hash = (key: string): string =>
    createHmac('sha256', secret).update(`rate limit ${key}`).digest('base64url');

  async function sweep(): Promise<void> {
    attemptsSinceSweep += 1;
    if (attemptsSinceSweep < sweepEvery) return;
    attemptsSinceSweep = 0;
    const db = await database.get();
    await db.delete(rateLimits).where(lte(rateLimits.expiresAt, sql`now()`));
  }

  /** Returns the columns of the row after an attempt. @param attempts number of attempts, including this attempt */
  function valuesAfter(limit: RateLimit, attempts: SQL, hourEnd: SQL) {
    if (limit.kind === 'hourly') return { attempts, readyAt: hourEnd, expiresAt: hourEnd };
    const doublings = sql`least(${attempts} - ${limit.free}, 30)`;
    const wait = sql`least(${limit.longestWait}::float8, ${limit.firstWait}::float8 * power(2, ${doublings}))`;
    const readyAt = sql`case when ${attempts} < ${limit.free} then now() else now() + ${milliseconds(wait)} end`;
    return { attempts, readyAt, expiresAt: sql`now() + ${milliseconds(limit.forgottenAfter)}` };
  }

  return {
    /**
     * Counts an attempt. Returns null if the attempt is admitted, otherwise the milliseconds to wait. One statement
     * checks and counts, so that simultaneous attempts cannot exceed `free`. A refused attempt is not counted and does
     * not prolong the wait.
     */
    async consume(key: string, limit: RateLimit): Promise<number | null> {
      if (limit.free === Infinity) return null;
      const hashed = hash(key);
      const readyAt = refused.get(hashed);
      if (readyAt !== undefined) return Math.max(second, readyAt - performance.now());
      await sweep();
      const db = await database.get();
      const isOver = lte(rateLimits.expiresAt, sql`now()`);
      const first = valuesAfter(limit, sql`1`, sql`now() + ${milliseconds(hour)}`);
      const next = valuesAfter(
        limit,
        sql`(case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end)`,
        sql`(case when ${isOver} then now() + ${milliseconds(hour)} else ${rateLimits.expiresAt} end)`,
      );
      const counted = await db
        .insert(rateLimits)
        .values({ key: hashed, ...first })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: next,
          setWhere: or(
            isOver,
            sql`${rateLimits.attempts} < ${limit.free}`,
            lte(rateLimits.readyAt, sql`now()`),
          ),
        })
        .returning({ attempts: rateLimits.attempts });
      if (counted.length > 0) return null;
      const [row] = await db
        .select({
          wait: sql<number>`(extract(epoch from ${rateLimits.readyAt} - now()) * 1000)::float8`,
        })
        .from(rateLimits)
        .where(eq(rateLimits.key, hashed));
      const wait = Math.max(second, row?.wait ?? 0);
      refused.set(hashed, performance.now() + wait, { ttl: Math.min(wait, rememberedMs) });
      return wait;
    },

    /** Resets the counts of keys. */
    async forget(...keys: string[]): Promise<void> {
      const hashed = keys.map(hash);
      for (const key of hashed) refused.delete(key);
      const db = await database.get();
      await db.delete(rateLimits).where(inArray(rateLimits.key, hashed));
    },

    /** Reduces the count of a key by one attempt. */
    async giveBack(key: string): Promise<void> {
      const db = await database.get();
      await db
        .update(rateLimits)
        .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
        .where(eq(rateLimits.key, hash(key)));
    },
  };
}

/** @throws RATE_LIMITED, with Retry-After */
export type ConsumeRateLimit = (request: FastifyRequest, reply: FastifyReply, who: string) => Promise<void>;

/** Counts an attempt. @throws RATE_LIMITED with the header Retry-After, if the attempt is not admitted */
async function consumeOrRefuse(
  store: RateLimitStore,
  reply: FastifyReply,
  key: string,
  limit: RateLimit,
): Promise<void> {
  const waitMs = await store.consume(key, limit);
  if (waitMs === null) return;
  reply.header('retry-after', Math.ceil(waitMs / second));
  throw new Problem('RATE_LIMITED');
}

/**
 * Normalises an e-mail for counting attempts. An ERP's database may ignore case, accents and blanks, so all spellings
 * that it treats as equal must share a count.
 */
export const toAccountKey = (email: string): string =>
  email
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{C}\p{Z}\s]/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');

export interface SignInLimit {
  /** Counts an attempt before the password is checked. @throws RATE_LIMITED, with Retry-After */
  consume: ConsumeRateLimit;
  /** Resets the counts after the right password was entered. */
  forgive: (request: FastifyRequest, email: string) => Promise<void>;
}

/**
 * Counts attempts to enter passwords. An attacker cannot lock out another person, because only attempts from the same
 * network or browser are refused. If an account gets many attempts, each network has fewer attempts, but the first
 * attempt from a network is always admitted. A known browser is counted separately from its network.
 */
export function createSignInLimit(
  store: RateLimitStore,
  limits: AttemptLimits,
  knownBrowsers: KnownBrowsers,
): SignInLimit {
  const perAccount = (free: number): GrowingLimit => ({
    kind: 'growing',
    free,
    forgottenAfter: 24 * hour,
    firstWait: minute,
    longestWait: hour,
  });
  const perAddress: GrowingLimit = {
    kind: 'growing',
    free: limits.perAddress,
    forgottenAfter: hour,
    firstWait: 15 * second,
    longestWait: minute,
  };
  const keysOf = (request: FastifyRequest, email: string) => {
    const [network, account] = [toNetworkKey(request.ip), toAccountKey(email)];
    const known = knownBrowsers.read(request, account);
    const own = known === null ? `sign-in ${network} ${account}` : `sign-in by ${known} ${account}`;
    return {
      isKnown: known !== null,
      address: `sign-in from ${network}`,
      everywhere: `sign-in to ${account}`,
      own,
      strict: `strict ${own}`,
    };
  };

  return {
    async consume(request, reply, email) {
      const { isKnown, address, everywhere, own, strict } = keysOf(request, email);
      const countOrRefuse = (key: string, limit: RateLimit) => consumeOrRefuse(store, reply, key, limit);
      if (!isKnown) await countOrRefuse(address, perAddress);
      await countOrRefuse(own, perAccount(limits.perAccount));
      if (isKnown) return;
      // a refused attempt is not counted for the account as a whole, so one network cannot use up the attempts of all
      // networks
      const isFlooded = (await store.consume(everywhere, perHour(limits.perAccountEverywhere))) !== null;
      if (isFlooded) await countOrRefuse(strict, perAccount(1));
    },

    async forgive(request, email) {
      const { isKnown, address, own, strict } = keysOf(request, email);
      await store.forget(own, strict);
      if (!isKnown) await store.giveBack(address);
    },
  };
}

/** Creates a rate limit per account and hour. @param what name of the count */
export const createAccountLimit =
  (store: RateLimitStore, what: string, free: number): ConsumeRateLimit =>
  (_request, reply, account) =>
    consumeOrRefuse(store, reply, `${what} ${account}`, perHour(free));

/** Counts a mail to an e-mail address. Returns whether the mail may be sent. */
export type ConsumeMailLimit = (email: string) => Promise<boolean>;

export const createOrderMailLimit =
  (store: RateLimitStore, { orderMails }: AttemptLimits): ConsumeMailLimit =>
  async (email) =>
    (await store.consume(`order mail ${toAccountKey(email)}`, perHour(orderMails))) === null;

/** Creates a rate limit per network and hour. @param what name of the count */
export const createNetworkLimit =
  (store: RateLimitStore, what: string, free: number): ConsumeRateLimit =>
  (request, reply) =>
    consumeOrRefuse(store, reply, `${what} ${toNetworkKey(request.ip)}`, perHour(free));
