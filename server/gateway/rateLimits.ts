/**
 * Rate limits. They are counted in the database, by its clock, so that all copies of the service share them; keys are keyed
 * hashes, so that the table tells nothing of people.
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
  /** Passwords tried by one network for one account before it waits: 1 minute, 2, 4 … an hour. */
  perAccount: number;
  /** Passwords tried by one network for all accounts together: one password tried on many accounts. */
  perAddress: number;
  /** Passwords tried an hour for one account by all networks together: beyond it each network has one before it waits. */
  perAccountEverywhere: number;
  /** Reviews written an hour by one account, from wherever. */
  reviews: number;
  /** Accounts asked for an hour, by one address: refused ones, too. */
  signUps: number;
  /** Codes by e-mail asked for an hour, by one address. */
  mailedCodes: number;
  /** Confirmations of orders an hour, to one e-mail: own accounts may name another person's. */
  orderMails: number;
  /** Quotations saved an hour, by one account. */
  quotations: number;
  /** Pages and PDFs of quotations opened by their links an hour, by one address: many phones may have the same. */
  quotationVisits: number;
  /** Messages to the shop an hour, by one address; one that is sent again counts once. */
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

/** No limits, for tests, which sign up, sign in and write all the time: nothing is counted. */
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

/** Limit of a key: `free` attempts, and then one after each wait. All in milliseconds. */
interface GrowingLimit {
  kind: 'growing';
  free: number;
  /** Time after the last admitted attempt, when the count is reset. */
  forgottenAfter: number;
  /** The wait after the last free attempt; each attempt after it doubles it. */
  firstWait: number;
  longestWait: number;
}

/** Attempts per hour: the hour begins with the first, and once they are used up the wait lasts until its end. */
interface HourlyLimit {
  kind: 'hourly';
  free: number;
}

type RateLimit = GrowingLimit | HourlyLimit;

const perHour = (free: number): HourlyLimit => ({ kind: 'hourly', free });

const milliseconds = (count: number | SQL): SQL => sql`make_interval(secs => ${count}::float8 / 1000)`;

/** Milliseconds for which a refused key is remembered without asking the database. */
const rememberedMs = 5 * second;
const maxRemembered = 10_000;
/** One of this many attempts deletes expired rows. */
const sweepEvery = 500;

export type RateLimitStore = ReturnType<typeof makeRateLimitStore>;

export function makeRateLimitStore(database: LazyDatabase, secret: string) {
  /** Refused keys with the time (of this process) when their wait is over: a flood costs no queries. */
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

  /** Values of the row after an attempt. @param attempts their number, including this one */
  function valuesAfter(limit: RateLimit, attempts: SQL, hourEnd: SQL) {
    if (limit.kind === 'hourly') return { attempts, readyAt: hourEnd, expiresAt: hourEnd };
    const doublings = sql`least(${attempts} - ${limit.free}, 30)`;
    const wait = sql`least(${limit.longestWait}::float8, ${limit.firstWait}::float8 * power(2, ${doublings}))`;
    const readyAt = sql`case when ${attempts} < ${limit.free} then now() else now() + ${milliseconds(wait)} end`;
    return { attempts, readyAt, expiresAt: sql`now() + ${milliseconds(limit.forgottenAfter)}` };
  }

  return {
    /**
     * Counts an attempt, in one statement, so that of many at once no more than `free` pass. Returns null, or the
     * milliseconds to wait; an attempt that is refused changes nothing, so that asking again prolongs no wait.
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

    /** Forgets the attempts of keys. */
    async forget(...keys: string[]): Promise<void> {
      const hashed = keys.map(hash);
      for (const key of hashed) refused.delete(key);
      const db = await database.get();
      await db.delete(rateLimits).where(inArray(rateLimits.key, hashed));
    },

    /** Takes one attempt back. */
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

/** Counts an attempt. @throws RATE_LIMITED, with Retry-After, when it has to wait */
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
 * Normalises an e-mail for counting attempts: spellings that an ERP may treat as equal share a counter. Databases
 * compare without case and accents, and trim.
 */
export const toAccountKey = (email: string): string =>
  email
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{C}\p{Z}\s]/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');

export interface SignInLimit {
  /** Counts a password that is about to be tried. @throws RATE_LIMITED, with Retry-After */
  consume: ConsumeRateLimit;
  /** Resets the counters after the right password. */
  forgive: (request: FastifyRequest, email: string) => Promise<void>;
}

/**
 * Counts attempted passwords. No attack locks another person out: only attempts of one network, or of one browser, are
 * refused. Many attempts at one account only reduce the number for each network, and the first of a network is always
 * admitted. A known browser of the account is counted separately from its network.
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
      // only admitted attempts count for the account as a whole, so that one network alone cannot use them up
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

/** Rate limit per account and hour. @param what names the counter */
export const createAccountLimit =
  (store: RateLimitStore, what: string, free: number): ConsumeRateLimit =>
  (_request, reply, account) =>
    consumeOrRefuse(store, reply, `${what} ${account}`, perHour(free));

/** Counts a mail to an e-mail address, and returns whether it may be sent. */
export type ConsumeMailLimit = (email: string) => Promise<boolean>;

export const createOrderMailLimit =
  (store: RateLimitStore, { orderMails }: AttemptLimits): ConsumeMailLimit =>
  async (email) =>
    (await store.consume(`order mail ${toAccountKey(email)}`, perHour(orderMails))) === null;

/** Rate limit per network and hour. @param what names the counter */
export const createNetworkLimit =
  (store: RateLimitStore, what: string, free: number): ConsumeRateLimit =>
  (request, reply) =>
    consumeOrRefuse(store, reply, `${what} ${toNetworkKey(request.ip)}`, perHour(free));
