/**
 * Metrics of one copy of the service, in Prometheus' text format. Other modules report events through callbacks, so
 * that they do not depend on Prometheus. Sizes are read when Prometheus requests the metrics.
 */
import { createServer, IncomingMessage, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ErpCall } from '@/erp/client';
import type { DatabasePool } from '../db/lazyDatabase';
import type { ErpCallOutcome } from '../erp/erpClient';
import type { CacheOutcome } from '../erp/catalogCache';
import type { RowReports } from '../erp/rowReports';
import type { PageOutcome } from '../pages/ssrCache';
import type { StoredFigures } from './storedFigures';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the metrics of this copy of the service, in Prometheus' text format. */
    renderMetrics: () => Promise<string>;
  }
}

/** Sizes of queues, pools and tables. They are read whenever the metrics are requested. */
export interface MetricsSources {
  listRowReports: RowReports['list'];
  listPools: () => DatabasePool[];
  countRenderings: () => number;
  countPasswords: () => number;
  /** Null if Redis is not configured. */
  isRedisUp: () => boolean | null;
  readStored: () => Promise<StoredFigures>;
}

/**
 * Limits of the histograms' buckets, in seconds. They range from a cached answer to the maximum duration of a request.
 */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20];
/** Maximum milliseconds to wait for the database's figures. Prometheus waits ten seconds for all metrics. */
const storedMs = 4_000;

/**
 * @param withProcess adds the memory, CPU, event loop delay and garbage collection of the process, which need a timer
 */
export function createMetrics({ withProcess = false } = {}) {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });

  if (withProcess) collectDefaultMetrics({ register: registry });
  const requests = histogram('shop_request_duration_seconds', 'Requests by method, route and status.', [
    'method',
    'route',
    'status',
  ]);
  const erpCalls = histogram(
    'erp_call_duration_seconds',
    'Calls of the ERP by their outcome: ok, a fault, or not_asked after many faults.',
    ['call', 'outcome'],
  );
  const cacheAnswers = counter(
    'erp_cache_answers_total',
    'Answers of the catalogue: cached, shared by another copy, asked of the ERP, old ones that stand in for one, or failed.',
    ['call', 'outcome'],
  );
  const pages = counter(
    'shop_pages_total',
    'Guests’ pages: cached, rendered by another copy, rendered, or left to the browser.',
    ['outcome'],
  );
  const troubles = counter(
    'shop_troubles_total',
    'What went wrong, by the sentence that the log has for it.',
    ['trouble'],
  );
  const forgiven = counter(
    'erp_fields_forgiven_total',
    'Fields of the ERP’s rows that were read with a fallback or in another spelling, since the start.',
    ['call', 'field', 'reason'],
  );
  const dropped = counter(
    'erp_rows_dropped_total',
    'Rows of the ERP that could not be read, since the start.',
    ['call', 'reason'],
  );
  const connections = gauge('database_connections', 'Connections by kind of work.', ['work', 'state']);
  const waiting = gauge('database_connections_waiting', 'Work that waits for a connection.', ['work']);
  const renderings = gauge('shop_pages_rendering', 'Pages that are being rendered, or wait for it.');
  const passwords = gauge('shop_passwords_waiting', 'Requests with a password that are let in.');
  const redisUp = gauge('redis_up', '1 while Redis answers, else 0; none where there is no REDIS_URL.');
  redisUp.remove();
  const isUp = gauge('database_up', '1 when the database gave these figures and takes writing, else 0.');
  const stored: Readonly<Record<Exclude<keyof StoredFigures, 'isWritable'>, Gauge>> = {
    ordersWaiting: gauge('orders_waiting', 'Orders that the ERP does not have yet.'),
    oldestOrderSeconds: gauge('orders_oldest_waiting_seconds', 'Age of the oldest of them.'),
    sessions: gauge('sessions', 'Sessions that have not ended.'),
    contactMessages: gauge('contact_messages', 'Messages that people wrote to the shop.'),
    catalogueProducts: gauge('catalogue_products', 'Products of the shop’s own catalogue.'),
    catalogueFilled: gauge('catalogue_filled', '1 when the whole catalogue was read, else 0.'),
    catalogueSwept: gauge(
      'catalogue_swept',
      '1 when the list prices of every level were read as well, else 0.',
    ),
    catalogueAgeSeconds: gauge('catalogue_age_seconds', 'Time since it was compared with the ERP.'),
  };

  function refreshReports(sources: MetricsSources): void {
    forgiven.reset();
    dropped.reset();
    for (const { call, field, reason, count } of sources.listRowReports())
      if (field === null) dropped.inc({ call, reason }, count);
      else forgiven.inc({ call, field, reason }, count);
    connections.reset();
    waiting.reset();
    for (const { work, total, idle, waiting: inQueue } of sources.listPools()) {
      connections.set({ work, state: 'idle' }, idle);
      connections.set({ work, state: 'used' }, total - idle);
      waiting.set({ work }, inQueue);
    }
    renderings.set(sources.countRenderings());
    passwords.set(sources.countPasswords());
    const isRedisUp = sources.isRedisUp();
    if (isRedisUp !== null) redisUp.set(isRedisUp ? 1 : 0);
  }

  async function refreshStored(readStored: MetricsSources['readStored']): Promise<void> {
    const figures = await Promise.race([
      readStored().catch(() => null),
      pause(storedMs, null, { ref: false }),
    ]);
    isUp.set(figures?.isWritable ?? 0);
    for (const [name, target] of Object.entries(stored)) {
      const value = figures?.[name as keyof StoredFigures] ?? null;
      // a missing value is better than an outdated value
      if (value === null) target.remove();
      else target.set(value);
    }
  }

  return {
    countErpCall: (call: ErpCall, outcome: ErpCallOutcome, seconds: number) =>
      erpCalls.observe({ call, outcome }, seconds),
    countCacheAnswer: (call: ErpCall, outcome: CacheOutcome) => cacheAnswers.inc({ call, outcome }),
    countPage: (outcome: PageOutcome) => pages.inc({ outcome }),
    countTrouble: (trouble: string) => troubles.inc({ trouble }),
    /** Counts the requests of visitors. The service's requests for the pages that it renders are not counted. */
    countRequests: (app: FastifyInstance): void => {
      app.addHook('onResponse', (request, reply, done) => {
        if (request.raw instanceof IncomingMessage)
          requests.observe(
            {
              method: request.method,
              route: request.routeOptions.url ?? 'unknown',
              status: reply.statusCode,
            },
            reply.elapsedTime / 1000,
          );
        done();
      });
    },
    render: async (sources: MetricsSources): Promise<string> => {
      refreshReports(sources);
      await refreshStored(sources.readStored);
      return registry.metrics();
    },
  };
}

/**
 * Starts the metrics server, which answers GET /metrics in Prometheus' text format. It has another port than the shop,
 * because the shop's port is open to everybody.
 */
export function startMetricsServer(
  render: () => Promise<string>,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      reply.writeHead(404).end();
      return;
    }
    render().then(
      (text) => reply.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => reply.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
