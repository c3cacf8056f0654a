import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { registerShopRoutes, type DefineShopRoute } from '../../gateway/shopRoutes';
import { describeMailFault } from '../../mail/mailer';
import { makePlugin } from '../plugin';
import type { Services } from '../services';

/** Simulated latency of the demonstration, in milliseconds. */
export const simulatedMs = { shop: 500, vehicles: 750 };

/** Services that all routes of /api/shop need. */
export type TopicServices = Pick<Services, 'config' | 'sessionStore'>;

/**
 * Returns a function that adds the routes of one topic to /api/shop. In a demonstration the routes answer with latency.
 */
export const makeAddTopic =
  (routes: FastifyInstance, { config, sessionStore }: TopicServices) =>
  (add: (on: DefineShopRoute) => void, latencyMs = 0): void => {
    const topic = makePlugin('topic', (own) => {
      if (config.simulatedLatency) own.addHook('preHandler', () => pause(latencyMs));
      add(registerShopRoutes(own, sessionStore));
    });
    routes.register(topic);
  };

/** Returns a function that logs a mail failure. The log line contains only the sentence and the error code. */
export const makeWarnOfMail =
  (log: Pick<FastifyBaseLogger, 'warn'>, sentence: string) =>
  (error: unknown): void =>
    log.warn(describeMailFault(error), sentence);
