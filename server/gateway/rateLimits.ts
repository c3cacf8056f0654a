import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem';

export interface AttemptLimits {
  /** Passwords tried a minute, by one address for one account. */
  perAccount: number;
  /** By one address for all accounts together: one password tried on many accounts. */
  perAddress: number;
  /** Reviews written an hour by one account, from wherever. */
  reviews: number;
  /** Accounts asked for an hour, by one address: refused ones, too. */
  signUps: number;
  /** Codes for a forgotten password asked for an hour, by one address. */
  passwordResets: number;
  /** Messages to the shop an hour, by one address; one that is sent again counts once. */
  messages: number;
}

export const defaultRateLimits: AttemptLimits = {
  perAccount: 10,
  perAddress: 100,
  reviews: 10,
  signUps: 20,
  passwordResets: 20,
  messages: 10,
};

/** Limits that no test reaches, which signs up, logs in and writes all the time. */
export const liftedRateLimits: AttemptLimits = {
  perAccount: 10_000,
  perAddress: 10_000,
  reviews: 10_000,
  signUps: 10_000,
  passwordResets: 10_000,
  messages: 10_000,
};

/** Rate limit key: an IPv4 address, or the /64 network of an IPv6 address, which one line is given. */
export function toNetworkKey(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip.slice(ip.lastIndexOf(':') + 1);
  const [before = [], after = []] = ip.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

const minute = 60_000;
const hour = 60 * minute;

/** @throws RATE_LIMITED, with Retry-After */
export type ConsumeRateLimit = (request: FastifyRequest, reply: FastifyReply, who: string) => Promise<void>;

type Count = ReturnType<FastifyInstance['createRateLimit']>;

async function countOrRefuse(count: Count, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const counted = await count(request);
  if (counted.isAllowed || !counted.isExceeded) return;
  reply.header('retry-after', counted.ttlInSeconds);
  throw new Problem('RATE_LIMITED');
}

/** Counts tried passwords. */
export function createLoginRateLimit(app: FastifyInstance, limits: AttemptLimits): ConsumeRateLimit {
  const users = new WeakMap<FastifyRequest, string>();
  const timeWindow = minute;
  const perAccount = app.createRateLimit({
    max: limits.perAccount,
    timeWindow,
    keyGenerator: (request: FastifyRequest) => `${toNetworkKey(request.ip)} ${users.get(request) ?? ''}`,
  });
  const perAddress = app.createRateLimit({
    max: limits.perAddress,
    timeWindow,
    keyGenerator: ({ ip }: FastifyRequest) => toNetworkKey(ip),
  });

  return async (request, reply, user) => {
    users.set(request, user.trim().toLowerCase());
    for (const count of [perAddress, perAccount]) await countOrRefuse(count, request, reply);
  };
}

/** Counts what an account writes. */
export function makeReviewCounter(app: FastifyInstance, { reviews }: AttemptLimits): ConsumeRateLimit {
  const accounts = new WeakMap<FastifyRequest, string>();
  const count = app.createRateLimit({
    max: reviews,
    timeWindow: hour,
    keyGenerator: (request: FastifyRequest) => accounts.get(request) ?? '',
  });

  return async (request, reply, account) => {
    accounts.set(request, account);
    await countOrRefuse(count, request, reply);
  };
}

const makeLineCounter =
  (what: string) =>
  (app: FastifyInstance, max: number): ConsumeRateLimit => {
    const count = app.createRateLimit({
      max,
      timeWindow: hour,
      keyGenerator: ({ ip }: FastifyRequest) => `${what} ${toNetworkKey(ip)}`,
    });
    return (request, reply) => countOrRefuse(count, request, reply);
  };

/** Counts the accounts that an address asks for. */
export const createSignUpRateLimit = makeLineCounter('sign-up');

/** Counts the codes for a forgotten password that an address asks for. */
export const createPasswordResetRateLimit = makeLineCounter('password reset');

/** Counts the messages that an address sends. */
export const makeMessageCounter = makeLineCounter('message');
