import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem';

export interface AttemptLimits {
  /** Passwords tried a minute, by one address for one account. */
  perAccount: number;
  /** By one address for all accounts together: one password tried on many accounts. */
  perAddress: number;
}

export const usualAttempts: AttemptLimits = { perAccount: 10, perAddress: 100 };

export type CountAttempt = (request: FastifyRequest, reply: FastifyReply, user: string) => Promise<void>;

/** Counts tried passwords. @throws RATE_LIMITED, with Retry-After */
export function makeAttemptCounter(app: FastifyInstance, limits: AttemptLimits): CountAttempt {
  const users = new WeakMap<FastifyRequest, string>();
  const timeWindow = 60_000;
  const perAccount = app.createRateLimit({
    max: limits.perAccount,
    timeWindow,
    keyGenerator: (request: FastifyRequest) => `${request.ip} ${users.get(request) ?? ''}`,
  });
  const perAddress = app.createRateLimit({
    max: limits.perAddress,
    timeWindow,
    keyGenerator: ({ ip }: FastifyRequest) => ip,
  });

  return async (request, reply, user) => {
    users.set(request, user.trim().toLowerCase());
    for (const count of [perAddress, perAccount]) {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      reply.header('retry-after', counted.ttlInSeconds);
      throw new Problem('RATE_LIMITED');
    }
  };
}
