/**
 * Objects that live as long as the service. This module builds them. They start when the service listens, and close
 * when the service closes. Each area takes the objects that it needs.
 */
import type { FastifyBaseLogger } from 'fastify';
import path from 'node:path';
import type { RawServiceClient } from '../pages/injectAsGuest';
import type { Config } from '../shared/config';
import { createDatabaseClock } from '../db/databaseClock';
import { bindWork, type LazyDatabase } from '../db/lazyDatabase';
import { makeRetentionTask } from '../db/retention';
import { createCatalogCache, defaultCacheTtl, type CatalogCache } from '../erp/catalogCache';
import { getRetryDelay, makeErpClient, type ErpClient } from '../erp/erpClient';
import { makeSharedAnswers } from '../erp/sharedAnswers';
import { makeSharedBreaker } from '../erp/sharedBreaker';
import { createRowReports, type RowReports } from '../erp/rowReports';
import type { GetAvailability } from '../erp/subtractHolds';
import { createIntegrationHealth, type IntegrationHealth } from '../office/integrationHealth';
import { createMetrics } from './metrics';
import type { BuiltPage } from '../pages/htmlTemplate';
import { makePageVersionCheck } from '../pages/pageVersion';
import { makeRunningCopies, type RunningCopies } from '../pages/runningCopies';
import { createRenderPool } from '../pages/renderPool';
import { defaultLanguage } from '../shared/requestContext';
import { createSharedPages } from '../pages/sharedPages';
import { createSsrCache, type SsrCache } from '../pages/ssrCache';
import { createReadiness, readBuildVersion, type Readiness } from '../shop/readiness';
import { getRequestIdHeaders } from '../shared/requestIds';
import { makeReadOrderProducts, type ReadOrderProducts } from '../shop/orderProducts';
import { makeOutbox, type Outbox } from '../shop/outbox';
import { makeQuotationStore, type QuotationStore } from '../shop/quotationStore';
import { makeAvailability } from '../shop/stockHolds';
import { connectRedis, getRedisNamespace, type SharedRedis } from '../shared/redis';
import { getCurrentSpan, getTraceHeaders, type Tracing } from '../shared/tracing';
import { createTroubleLog, type TroubleLog } from '../shared/troubleLog';
import { buildAccountServices, type AccountServices } from './accountServices';
import type { AppOptions } from './appOptions';
import { buildCatalogueServices, type CatalogueServices } from './catalogueServices';

const erpTimeoutMs = 8_000;

export interface Services
  extends AccountServices, CatalogueServices, Pick<AppOptions, 'config' | 'erp' | 'publicDir' | 'keptDir'> {
  /** Returns the time of the database's clock, which all copies of the service share. */
  now: () => Date;
  database: LazyDatabase;
  /**
   * The database, with a connection pool for each kind of work, so that one kind of work cannot use up all connections.
   */
  sessionData: LazyDatabase;
  orderData: LazyDatabase;
  backgroundData: LazyDatabase;
  listPools: NonNullable<LazyDatabase['listPools']>;
  /** Null if Redis is not configured. */
  isRedisUp: () => boolean | null;
  metrics: ReturnType<typeof createMetrics>;
  trouble: TroubleLog;
  /** State of the ERP calls and of the mail, which the office shows. */
  health: IntegrationHealth;
  rowReports: RowReports;
  client: ErpClient;
  /** Cache of the ERP's recent answers about the catalogue. */
  memory: CatalogCache;
  getAvailability: GetAvailability;
  /** Hands over orders to the ERP. Null if orders stay in the shop. */
  outbox: Outbox | null;
  readProducts: ReadOrderProducts;
  quotationStore: QuotationStore;
  readiness: Readiness;
  /** The built page. Null if the shop has not been built. */
  page: BuiltPage | null;
  pages: SsrCache;
  /** Null if this is the only copy of the service, or if the shop has not been built. */
  runningCopies: RunningCopies | null;
  /** Starts the work in the background. */
  start: () => void;
  /** Stops the background work, and closes all connections. */
  close: () => Promise<void>;
}

/** Objects that depend on the Fastify server. */
export interface ServiceSurroundings {
  log: FastifyBaseLogger;
  /** Null if tracing is off. */
  tracing: Tracing | null;
  page: BuiltPage | null;
  /** Sends a rendered page's requests to the routes of this service. */
  askAsGuest: RawServiceClient;
}

const createOutbox = (
  { orders }: Config,
  {
    database,
    now,
    trouble,
    tracing,
  }: Pick<Services, 'database' | 'now' | 'trouble'> & Pick<ServiceSurroundings, 'tracing'>,
): Outbox | null =>
  orders &&
  makeOutbox({
    database,
    endpoint: orders,
    now,
    startSpan: tracing ? () => tracing.startTrace('hand over an order', 'client') : undefined,
    onFault: (err) => trouble.report('The orders to hand over could not be read', { err, level: 'error' }),
    onDelay: (delay) => trouble.report('An order could not be handed over, and is tried again', delay),
  });

const createRedis = (
  { config: { redisUrl }, redisLimits }: AppOptions,
  { trouble }: Pick<Services, 'trouble'>,
): SharedRedis | null =>
  redisUrl === null
    ? null
    : connectRedis({
        ...{ ...redisLimits, url: redisUrl },
        onTrouble: (reason) =>
          trouble.report('Redis does not answer as it should: this copy asks the ERP by itself', { reason }),
      });

export function buildServices(
  options: AppOptions,
  { log, tracing, page, askAsGuest }: ServiceSurroundings,
): Services {
  const { config, erp, publicDir, keptDir, readsCatalogue = false } = options;
  // `now` reads the database's clock, because copies of the service compare these times; `processNow` reads the clock
  // of this process
  const { database, now } = options.now
    ? { database: options.database, now: options.now }
    : createDatabaseClock(options.database);
  const processNow = options.now ?? (() => new Date());
  const sessionData = bindWork(database, 'sessions');
  const orderData = bindWork(database, 'orders');
  const stockData = bindWork(database, 'stock');
  const backgroundData = bindWork(database, 'background');

  const metrics = createMetrics({ withProcess: config.metrics !== null });
  const health = createIntegrationHealth(processNow);
  const trouble = createTroubleLog(log, undefined, metrics.countTrouble);

  const rowReports = createRowReports({
    now: processNow,
    onReport: (report) => log.warn(report, 'The ERP’s rows are not as the contract says'),
  });
  const redis = createRedis(options, { trouble });
  const shared = redis && {
    redis,
    namespace: getRedisNamespace(erp, config.sessionSecret),
    secret: config.sessionSecret,
  };
  const client = makeErpClient({
    ...erp,
    observe: rowReports.observe,
    onCall: (call, outcome, seconds) => {
      metrics.countErpCall(call, outcome, seconds);
      health.noteErpCall(outcome);
    },
    startSpan: tracing
      ? (call) => {
          const attributes = { 'erp.call': call };
          const parent = getCurrentSpan();
          return parent
            ? parent.startChild(call, 'client', attributes)
            : tracing.startTrace(call, 'client', attributes);
        }
      : undefined,
    getHeaders: () => ({ ...getRequestIdHeaders(), ...getTraceHeaders() }),
    timeoutMs: options.erpTimeoutMs ?? erpTimeoutMs,
    retryDelayMs: options.erpRetryDelayMs ?? getRetryDelay,
    shareBreaker: shared ? (breaker) => makeSharedBreaker({ ...shared, ...breaker }) : undefined,
  });
  const ages = options.catalogueAges ?? defaultCacheTtl;
  const memory = createCatalogCache({
    ask: client.ask,
    now: processNow,
    ages,
    onAnswer: metrics.countCacheAnswer,
    share: shared ? (onForget) => makeSharedAnswers({ ...{ ...shared, ages }, onForget }) : undefined,
  });

  const dist = path.dirname(publicDir);
  const renderer =
    options.renderer ??
    createRenderPool({
      worker: path.join(dist, 'server', 'renderWorker.cjs'),
      bundle: path.join(dist, 'firstScreen', 'firstScreen.cjs'),
      publicDir,
      sheets: page?.sheets ?? '',
      ask: askAsGuest,
    });
  const version = page && readBuildVersion(publicDir);
  const pages = createSsrCache({
    renderer,
    shared: shared && version !== null ? createSharedPages({ ...shared, build: version }) : null,
    now: processNow,
    onError: (err, page) => trouble.report('A first screen could not be drawn', { err, page }),
    onPage: metrics.countPage,
    // only one process can use the embedded database, so there is no other copy of the service
    checkVersion:
      config.databaseUrl === null
        ? undefined
        : makePageVersionCheck({
            database,
            now: processNow,
            // the office may have changed synonyms, and the results of a rendered search depend on them
            onChange: () => {
              catalogueServices.catalogue.forget();
              pages.clear();
            },
            onFault: (err) =>
              trouble.report('Whether another copy changed the pages could not be read', { err }),
            waitMs: options.pageVersionWaitMs,
          }),
  });
  const runningCopies =
    config.databaseUrl === null || version === null
      ? null
      : makeRunningCopies({
          ...{ database, version },
          onFault: (err) => trouble.report('The copies that run could not be read or written', { err }),
        });
  const readiness = createReadiness({
    database,
    // two requests run at the same time, so that both rendering threads load and compile their code
    warmUp:
      page &&
      (() =>
        Promise.all(
          (['desk', 'phone'] as const).map((screen) =>
            pages.warm('/', { screen, language: defaultLanguage }),
          ),
        )),
  });

  const accounts = buildAccountServices({ options, database, sessionData, now, processNow });
  const catalogueServices = buildCatalogueServices({
    ...{ client, memory, database, backgroundData, now, log, trouble, readsCatalogue },
    catalogFile: config.catalogFile,
    forgetPages: () => pages.clear(),
  });
  const { background } = catalogueServices;
  const outbox = createOutbox(config, { database: backgroundData, now, trouble, tracing });
  const retention = makeRetentionTask(backgroundData, (err) =>
    trouble.report('Data that are over could not be deleted, and are tried again', { err }),
  );

  return {
    ...{ config, erp, publicDir, keptDir, now, database, sessionData, orderData, backgroundData },
    ...{
      metrics,
      trouble,
      health,
      rowReports,
      client,
      memory,
      outbox,
      readiness,
      page,
      pages,
      runningCopies,
    },
    ...accounts,
    mailer: accounts.mailer && health.watchMailer(accounts.mailer),
    ...catalogueServices,
    isRedisUp: () => redis && redis.isUp(),
    listPools: () => options.database.listPools?.() ?? [],
    getAvailability: makeAvailability(stockData),
    readProducts: makeReadOrderProducts({ ask: memory.ask, memory, database }),
    quotationStore: makeQuotationStore({ database, now, secret: config.sessionSecret }),
    start: () => {
      runningCopies?.start();
      readiness.warmUp();
      outbox?.start();
      retention.start();
      if (readsCatalogue) background.start();
    },
    close: async () => {
      const steps = [
        () => outbox?.stop(),
        () => background.stop(),
        () => retention.stop(),
        () => runningCopies?.stop(),
        () => redis?.close(),
        () => database.close(),
        () => renderer?.close(),
        () => accounts.mailer?.close(),
        () => trouble.stop(),
        // tracing closes last, because the other steps may still be traced
        () => tracing?.close(),
      ];
      const faults: unknown[] = [];
      for (const step of steps)
        try {
          await step();
        } catch (error) {
          faults.push(error);
        }
      if (faults.length > 0) throw faults[0];
    },
  };
}
