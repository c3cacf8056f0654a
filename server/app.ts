import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config';
import type { LazyDatabase } from './db/lazyDatabase';
import { makeAttemptCounter, usualAttempts, type AttemptLimits } from './gateway/attempts';
import { jitteredDelay, makeErpClient } from './gateway/erpClient';
import { guardAgainstXsrf, loadSessions } from './gateway/guards';
import { gatewayRoutes } from './gateway/routes';
import { demoAccounts, sessionRoutes } from './gateway/sessions';
import { makeSessionStore } from './gateway/sessionStore';
import { answerErrorsWithProblems } from './problem';
import { orderRoutes } from './shop/orders';
import { makeOrderStore } from './shop/orderStore';
import { vehicleRoutes } from './shop/vehicles';
import { addSecurityHeaders } from './static/headers';
import { addPages } from './static/pages';

export interface AppOptions {
  config: Config;
  /** Real or embedded: the gateway does not know which. */
  erp: { url: string; company: string; key: string };
  database: LazyDatabase;
  /** The built shop; without one only the API answers. */
  publicDir: string;
  logger?: FastifyServerOptions['logger'];
  now?: () => Date;
  attempts?: AttemptLimits;
  erpTimeoutMs?: number;
  erpRetryDelayMs?: () => number;
}

/** 1,000 lines with options, and room. */
const bodyLimit = 1024 * 1024;
const erpTimeoutMs = 8_000;
/** The demonstration's: half a second for what the original mocks, three quarters for vehicles. */
const simulatedMs = { shop: 500, vehicles: 750 };

/** The whole service without its port: the gateway to the ERP, /api/shop and the built pages. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, now = () => new Date() } = options;
  const app = fastify({
    logger: options.logger ?? false,
    // bodies hold passwords, and addresses hold order tokens: only faults are logged
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    // a proxy on this machine may say who asks; anybody else may not
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
  });
  // JSON and nothing else: any other body is 415
  app.removeContentTypeParser('text/plain');
  answerErrorsWithProblems(app);
  await addSecurityHeaders(app, config.production);
  await app.register(compress, { threshold: 1024 });
  await app.register(cookie);
  await app.register(rateLimit, { global: false });

  const ask = makeErpClient({
    ...options.erp,
    timeoutMs: options.erpTimeoutMs ?? erpTimeoutMs,
    retryDelayMs: options.erpRetryDelayMs ?? jitteredDelay,
  });
  const sessionStore = makeSessionStore({ database, secret: config.sessionSecret, now });
  const countAttempt = makeAttemptCounter(app, options.attempts ?? usualAttempts);

  await app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    guardAgainstXsrf(api);

    const simulate = (routes: FastifyInstance, ms: number): void => {
      if (config.simulatedLatency) routes.addHook('preHandler', () => pause(ms));
    };

    await api.register(async (routes) => {
      loadSessions(routes, sessionStore);
      gatewayRoutes(routes, { ask, store: sessionStore, countAttempt });
    });

    const shop = { prefix: '/api/shop' };
    await api.register(async (routes) => {
      routes.get('/config', async () => ({ qa: config.qa, payment: { clientId: config.paymentClientId } }));
    }, shop);
    await api.register(async (routes) => {
      simulate(routes, simulatedMs.vehicles);
      vehicleRoutes(routes, database);
    }, shop);
    await api.register(async (routes) => {
      loadSessions(routes, sessionStore);
      sessionRoutes(routes, sessionStore, config.erp ? [] : demoAccounts);
    }, shop);
    await api.register(async (routes) => {
      simulate(routes, simulatedMs.shop);
      loadSessions(routes, sessionStore);
      const { company } = options.erp;
      orderRoutes(routes, { ask, store: makeOrderStore(database, now), company });
    }, shop);
  });

  if (config.erpFaults) {
    // the stand-in listens on a port of its own: tests in a browser reach its control through the shop's
    app.post<{ Params: { what: string } }>('/control/:what', async ({ params, body }, reply) => {
      const { status } = await fetch(new URL(`/control/${params.what}`, options.erp.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return reply.status(status).send();
    });
  }

  await addPages(app, options.publicDir, config.qa);
  app.addHook('onClose', () => database.close());
  return app;
}
