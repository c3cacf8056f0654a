import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyPluginCallback,
  type FastifyServerOptions,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { maxSkuLength } from '@/shared/codeSpelling';
import type { SiteConfig } from '@/shop/schemas';
import { makeCatalogueBackground } from './catalogue/background';
import { makeCatalogue } from './catalogue/catalogue';
import { importCatalogueFile } from './catalogue/importProducts';
import { makeErpFallback } from './catalogue/erpFallback';
import { makeFindSpellings } from './catalogue/findSpellings';
import { makeResolveSpans } from './catalogue/resolveSpans';
import { registerCatalogueRoutes } from './catalogue/routes';
import { makeCatalogueSync } from './catalogue/sync';
import { makeUnderstoodSearch } from './catalogue/understoodSearch';
import type { Config } from './config';
import { createMetrics } from './metrics';
import { limitConnections, type ConnectionLimits } from './connections';
import { bindWork, type LazyDatabase } from './db/lazyDatabase';
import { createDatabaseClock } from './db/databaseClock';
import { makeRetentionTask } from './db/retention';
import { makeKnownBrowsers } from './gateway/knownBrowsers';
import {
  createAccountLimit,
  createNetworkLimit,
  createOrderMailLimit,
  createSignInLimit,
  defaultRateLimits,
  makeRateLimitStore,
  type AttemptLimits,
} from './gateway/rateLimits';
import { makeBeginSession } from './gateway/startSession';
import { listLevel } from './gateway/accessTable';
import { createCatalogCache, defaultCacheTtl, type CacheTtl } from './gateway/catalogCache';
import { getRetryDelay, makeErpClient } from './gateway/erpClient';
import { decorateClientSignal } from './gateway/clientSignal';
import { guardAgainstXsrf } from './gateway/guards';
import { makeRequireVerifiedEmail, registerEmailVerificationRoutes } from './gateway/emailVerifications';
import { makeMailedCodes } from './gateway/mailedCodes';
import { registerPasswordResetRoutes } from './gateway/passwordResets';
import { registerSitemap } from './pages/sitemap';
import { decorateSecurityLog, logProblem } from './securityLog';
import { createMailer, describeMailFault, type Mailer } from './mail/mailer';
import { makeOwnAccounts } from './gateway/ownAccounts';
import { createPasswordGate } from './gateway/passwordGate';
import { makePasswords, type Passwords } from './gateway/passwords';
import { registerGatewayRoutes } from './gateway/routes';
import { createRowReports } from './gateway/rowReports';
import { makeSellerCustomers } from './gateway/sellerCustomers';
import { demoAccounts, registerSessionRoutes } from './gateway/sessions';
import { makeSessionStore } from './gateway/sessionStore';
import { requireAccessRuleForRoutes } from './gateway/requireAccessRule';
import { registerShopRoutes, type DefineShopRoute } from './gateway/shopRoutes';
import { signUpRoutes } from './gateway/signUp';
import { registerJsonParser, defaultBodyLimit } from './jsonBodies';
import { answerErrorsWithProblems } from './problem';
import { injectRawAsGuest } from './pages/injectAsGuest';
import { defaultLanguage } from './pages/requestContext';
import { createRenderPool, type Renderer } from './pages/renderPool';
import { createSsrCache } from './pages/ssrCache';
import { makeReadAccountData } from './shop/accountData';
import { registerAccountRoutes } from './shop/accountRoutes';
import { registerAddressRoutes } from './shop/addresses';
import { makeAddressStore } from './shop/addressStore';
import { registerBrandRoutes } from './shop/brands';
import { registerContactRoutes } from './shop/contact';
import { makeContactStore } from './shop/contactStore';
import { registerCountryRoutes } from './shop/countries';
import { registerGarageRoutes } from './shop/garage';
import { makeGarageStore } from './shop/garageStore';
import { registerHealthRoutes } from './shop/health';
import { orderRoutes } from './shop/orders';
import { makeConfirmOrder } from './shop/orderConfirmations';
import { makeReadOrderProducts } from './shop/orderProducts';
import { makeOrderStore } from './shop/orderStore';
import { clearStockHolds, makeAvailability } from './shop/stockHolds';
import { makeOutbox } from './shop/outbox';
import { postRoutes } from './shop/posts';
import { registerQuotationRoutes } from './shop/quotations';
import { makeQuotationStore } from './shop/quotationStore';
import { registerReviewRoutes } from './shop/reviews';
import { makeReviewStore } from './shop/reviewStore';
import { registerVehicleRoutes } from './shop/vehicles';
import { registerQuotationPages } from './pages/quotationPages';
import { registerVehicleRedirects } from './pages/vehicleRedirects';
import {
  addSecurityHeaders,
  buildContentSecurityPolicy,
  buildSecurityHeaders,
} from './pages/securityHeaders';
import { registerPreviousBuilds } from './pages/previousBuilds';
import { registerPageRoutes, readPage } from './pages/pageRoutes';
import { registerRawErrorHandlers } from './rawErrorHandlers';
import { createReadiness, readBuildVersion } from './readiness';
import { getRequestIdHeaders, makeRequestId, registerRequestIds } from './requestIds';
import { readStoredFigures } from './storedFigures';
import { createTroubleLog } from './troubleLog';

declare module 'fastify' {
  interface FastifyInstance {
    /** The service is about to stop: it is not ready from now on, and keeps no connection open, but answers. */
    startDraining: () => void;
  }
}

export interface AppOptions {
  config: Config;
  /** Real or embedded ERP: the gateway treats both alike. */
  erp: { url: string; company: string; key: string };
  database: LazyDatabase;
  /** Folder of the built shop; without it only the API answers. */
  publicDir: string;
  /** Folder that keeps files of previous builds; without it only the current ones are served. */
  keptDir?: string;
  /** Renders guests' pages; default: a worker pool, where there is a built shop. */
  renderer?: Renderer;
  logger?: FastifyServerOptions['logger'];
  now?: () => Date;
  attempts?: Partial<AttemptLimits>;
  passwords?: Passwords;
  /** Sends mail; default: as configured. */
  mailer?: Mailer | null;
  connectionLimits?: Partial<ConnectionLimits>;
  erpTimeoutMs?: number;
  erpRetryDelayMs?: () => number;
  catalogueAges?: CacheTtl;
  /** Reads the ERP's whole catalogue in the background, once the service listens, and answers searches from it. */
  readsCatalogue?: boolean;
}

const erpTimeoutMs = 8_000;
/** Bytes: up to this size, on two cores, a compression stream would cost more than compressing at once. */
const compressedAtOnce = 256 * 1024;
/** Pause between two calls of a sweep: people are answered in between. */
const sweepPauseMs = 20;
/** Simulated latency of the demonstration: half a second where the original mocks, three quarters for vehicles. */
const simulatedMs = { shop: 500, vehicles: 750 };

/** Encapsulates hooks: those added inside do not apply to other routes. */
const within = (add: (routes: FastifyInstance) => void): FastifyPluginCallback => {
  const plugin: FastifyPluginCallback = (routes, _options, done) => {
    add(routes);
    done();
  };
  // Fastify looks for the name of a plugin without one in all loaded modules: a seventh of the time of the service's tests
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: 'routes' });
};

/** Null for a real shop without a mail server: the page says so, instead of letting people wait for a mail. */
const createConfiguredMailer = ({ erp, mail, dataDir }: Config, now: () => Date): Mailer | null =>
  erp && mail.smtpUrl === null ? null : createMailer({ ...mail, folder: path.join(dataDir, 'mail'), now });

/** Builds the service without its port: gateway to the ERP, /api/shop and pages. */
export async function buildServer(options: AppOptions): Promise<FastifyInstance> {
  const { config } = options;
  // what is compared between copies of the service goes by the database's clock, what is this process's own by the process's
  const { database, now } = options.now
    ? { database: options.database, now: options.now }
    : createDatabaseClock(options.database);
  const processNow = options.now ?? (() => new Date());
  const { publicDir, keptDir } = options;
  const sessionData = bindWork(database, 'sessions');
  const orderData = bindWork(database, 'orders');
  const stockData = bindWork(database, 'stock');
  const backgroundData = bindWork(database, 'background');
  const page = readPage(publicDir, config.qa);
  const connections = limitConnections({
    trustedProxies: config.trustProxy,
    limits: { perAddress: config.connectionsPerAddress, ...options.connectionLimits },
  });
  const app = fastify({
    logger: options.logger ?? false,
    // bodies contain passwords, and URLs order tokens: only errors are logged
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: defaultBodyLimit,
    // proxies whose X-Forwarded headers are trusted
    trustProxy: config.trustProxy,
    genReqId: makeRequestId,
    ...registerRawErrorHandlers(
      buildSecurityHeaders(config),
      page && { html: page.html, policy: buildContentSecurityPolicy(config, { styles: page.styles }) },
    ),
    forceCloseConnections: 'idle',
    // requests that were sent before the service stopped are answered
    return503OnClosing: false,
    serverFactory: connections.create,
    // a sku is a part of an address, where a letter takes four encoded bytes at most
    routerOptions: { maxParamLength: maxSkuLength * '%00%00%00%00'.length },
  });
  app.decorate('publicUrl', config.publicUrl);
  decorateSecurityLog(app, config.sessionSecret);
  decorateClientSignal(app);
  registerRequestIds(app);
  const metrics = createMetrics({ withProcess: config.metrics !== null });
  metrics.countRequests(app);
  requireAccessRuleForRoutes(app);
  registerJsonParser(app);
  const trouble = createTroubleLog(app.log, undefined, metrics.countTrouble);
  app.addHook('onClose', () => trouble.stop());
  answerErrorsWithProblems(app, logProblem, trouble);
  addSecurityHeaders(app, config);
  await app.register(compress, { threshold: 1024, syncThreshold: compressedAtOnce });
  await app.register(cookie);

  const rowReports = createRowReports({
    now: processNow,
    onReport: (report) => app.log.warn(report, 'The ERP’s rows are not as the contract says'),
  });
  const client = makeErpClient({
    ...options.erp,
    observe: rowReports.observe,
    onCall: metrics.countErpCall,
    getHeaders: getRequestIdHeaders,
    timeoutMs: options.erpTimeoutMs ?? erpTimeoutMs,
    retryDelayMs: options.erpRetryDelayMs ?? getRetryDelay,
  });
  const memory = createCatalogCache({
    ask: client.ask,
    now: processNow,
    ages: options.catalogueAges ?? defaultCacheTtl,
    onAnswer: metrics.countCacheAnswer,
  });
  const { ask: requestErp } = memory;
  const sync = makeCatalogueSync({
    ask: client.ask,
    database: backgroundData,
    holder: randomUUID(),
    isStopping: () => background.isStopping(),
    pauseMs: sweepPauseMs,
    onCounted: () => catalogue.forget(),
    readNaming: async () => (await catalogue.knowledge()).naming,
  });
  const catalogue = makeCatalogue({
    database,
    now,
    askErpFor: makeErpFallback({ recall: memory.recall, writeRows: sync.writeRows, level: listLevel }),
  });
  const answerSearch = options.readsCatalogue
    ? makeUnderstoodSearch({
        catalogue,
        memory,
        onFault: (err) => trouble.report('A search could not be answered from the catalogue', { err }),
      })
    : undefined;
  const importConfigured = (file: string) => async (): Promise<void> => {
    const problems = await importCatalogueFile(await backgroundData.get(), file);
    catalogue.forget();
    if (problems.length > 0)
      app.log.warn({ count: problems.length, first: problems[0] }, 'Lines of CATALOG_FILE were left out');
  };
  let wasFilled = false;
  const background = makeCatalogueBackground({
    sync,
    database: backgroundData,
    onSweep: ({ incomplete, isFilled }) => {
      // pages that were rendered before tell of a catalogue that is still being read
      if (isFilled && !wasFilled) pages.clear();
      wasFilled = isFilled;
      if (incomplete.length > 0) app.log.warn({ incomplete }, 'Categories could not be read whole');
    },
    onFault: (err) => trouble.report('The catalogue could not be read, and is tried again', { err }),
    ...(config.catalogFile === null ? {} : { importFile: importConfigured(config.catalogFile) }),
  });
  const sessionStore = makeSessionStore({ database: sessionData, secret: config.sessionSecret, now });
  const sellerCustomers = makeSellerCustomers(sessionData);
  const addressStore = makeAddressStore(database, sessionStore);
  const { passwords = makePasswords() } = options;
  const ownAccounts = makeOwnAccounts({
    database: sessionData,
    passwords,
    addressesOf: addressStore.list,
    now,
  });
  const attempts = { ...defaultRateLimits, ...options.attempts };
  const limits = makeRateLimitStore(sessionData, config.sessionSecret);
  const knownBrowsers = makeKnownBrowsers(config.sessionSecret);
  const signInLimit = createSignInLimit(limits, attempts, knownBrowsers);
  const countAttempt = signInLimit.consume;
  const passGate = createPasswordGate();
  const beginSession = makeBeginSession(sessionStore, signInLimit, knownBrowsers);
  const mailer = options.mailer === undefined ? createConfiguredMailer(config, processNow) : options.mailer;
  if (mailer) app.addHook('onClose', () => mailer.close());
  const requireVerifiedEmail = makeRequireVerifiedEmail(ownAccounts, mailer);
  const codeOptions = { database: sessionData, secret: config.sessionSecret, now };
  const countMailedCode = createNetworkLimit(limits, 'mailed code', attempts.mailedCodes);
  const demo = config.erp ? [] : demoAccounts;

  const gateway = within((routes) => {
    const store = sessionStore;
    registerGatewayRoutes(routes, {
      ask: requestErp,
      memory,
      answerSearch,
      store,
      sellerCustomers,
      ownAccounts,
      beginSession,
      countAttempt,
      passGate,
      knownBrowsers,
      getAvailability: makeAvailability(stockData),
      findSpellings: makeFindSpellings(database),
    });
  });
  const outbox =
    config.orders &&
    makeOutbox({
      database: backgroundData,
      endpoint: config.orders,
      now,
      onFault: (err) => trouble.report('The orders to hand over could not be read', { err, level: 'error' }),
      onDelay: (delay) => trouble.report('An order could not be handed over, and is tried again', delay),
    });

  const readProducts = makeReadOrderProducts({ ask: requestErp, memory, database });
  const quotationStore = makeQuotationStore({ database, now, secret: config.sessionSecret });
  const readiness = createReadiness({
    database,
    warmUp: page && (() => pages.warm('/', { screen: 'desk', language: defaultLanguage })),
  });
  app.decorate('startDraining', () => {
    readiness.drain();
    connections.endKeptConnections();
  });
  /** Registers routes of /api/shop, with the demonstration's latency. */
  const topic = (add: (on: DefineShopRoute) => void, simulatedMs = 0) =>
    within((routes) => {
      if (config.simulatedLatency) routes.addHook('preHandler', () => pause(simulatedMs));
      add(registerShopRoutes(routes, sessionStore));
    });
  const topics = [
    topic((on) => on('GET /config', (): SiteConfig => ({ qa: config.qa, payment: config.payment }))),
    topic((on) => registerHealthRoutes(on, { readiness, version: readBuildVersion(publicDir) })),
    topic((on) => registerSessionRoutes(on, { store: sessionStore, sellerCustomers, demo, now })),
    topic((on) => {
      const countSignUp = createNetworkLimit(limits, 'sign-up', attempts.signUps);
      signUpRoutes(on, { ask: requestErp, ownAccounts, beginSession, countSignUp, passGate, demo });
    }, simulatedMs.shop),
    topic((on) => {
      registerPasswordResetRoutes(on, {
        ask: requestErp,
        ownAccounts,
        passwords,
        store: sessionStore,
        resets: makeMailedCodes('password reset', codeOptions),
        now,
        mailer,
        beginSession,
        countRequest: countMailedCode,
        countAttempt,
        passGate,
        demo,
        onMailFault: (error) =>
          app.log.warn(describeMailFault(error), 'A mail about a password could not be sent'),
      });
    }, simulatedMs.shop),
    topic((on) => {
      registerEmailVerificationRoutes(on, {
        codes: makeMailedCodes('email verification', codeOptions),
        mailer,
        countRequest: countMailedCode,
        countAttempt,
        now,
        onMailFault: (error) =>
          app.log.warn(describeMailFault(error), 'A mail with a code could not be sent'),
      });
    }, simulatedMs.shop),
    topic((on) => {
      registerAccountRoutes(on, {
        database,
        readAccountData: makeReadAccountData(database),
        ownAccounts,
        store: sessionStore,
        countAttempt,
        passGate,
        mailer,
        onMailFault: (error) =>
          app.log.warn(describeMailFault(error), 'A mail about a deleted account could not be sent'),
      });
    }, simulatedMs.shop),
    topic((on) => registerVehicleRoutes(on, database), simulatedMs.vehicles),
    topic((on) => registerGarageRoutes(on, makeGarageStore(database, now)), simulatedMs.shop),
    topic((on) => registerAddressRoutes(on, addressStore), simulatedMs.shop),
    topic((on) => registerCountryRoutes(on), simulatedMs.shop),
    topic((on) => {
      registerQuotationRoutes(on, {
        readProducts,
        store: quotationStore,
        now,
        countSave: createAccountLimit(limits, 'quotation', attempts.quotations),
        requireVerifiedEmail,
      });
    }, simulatedMs.shop),
    topic((on) => {
      const { company } = options.erp;
      const store = makeOrderStore({
        database: orderData,
        now,
        handsOver: outbox !== null,
        holdHours: config.stockHoldHours,
      });
      orderRoutes(on, {
        ask: requestErp,
        readProducts,
        store,
        listAddresses: addressStore.list,
        company,
        now,
        takesCards: config.payment !== null,
        requireVerifiedEmail,
        onPlaced: () => outbox?.wake(),
        confirmOrder: makeConfirmOrder({
          mailer,
          countMail: createOrderMailLimit(limits, attempts),
          onMailFault: (error) =>
            app.log.warn(describeMailFault(error), 'The confirmation of an order could not be mailed'),
        }),
      });
    }, simulatedMs.shop),
    topic((on) => {
      const countReview = createAccountLimit(limits, 'review', attempts.reviews);
      registerReviewRoutes(on, {
        ask: requestErp,
        store: makeReviewStore(database, now),
        countReview,
        requireVerifiedEmail,
      });
    }, simulatedMs.shop),
    topic((on) =>
      registerCatalogueRoutes(on, {
        catalogue,
        recall: memory.recall,
        now,
        onFault: (err) => trouble.report('A list is the ERP’s, as the catalogue cannot be reached', { err }),
        resolveSpans: makeResolveSpans({
          database,
          memory,
          getAvailability: makeAvailability(stockData),
          isFilled: async () => (await catalogue.knowledge()).isFilled,
        }),
      }),
    ),
    topic((on) => registerBrandRoutes(on, database), simulatedMs.shop),
    topic((on) => postRoutes(on, database), simulatedMs.shop),
    topic((on) => {
      const countMessage = createNetworkLimit(limits, 'message', attempts.messages);
      registerContactRoutes(on, { store: makeContactStore(database, now), countMessage });
    }, simulatedMs.shop),
  ];
  const shop = within((routes) => {
    for (const add of topics) routes.register(add);
  });

  await app.register(
    within((api) => {
      api.addHook('onRequest', (_request, reply, done) => {
        reply.header('cache-control', 'no-store');
        done();
      });
      guardAgainstXsrf(api);
      api.register(gateway);
      api.register(shop, { prefix: '/api/shop' });
    }),
  );

  const dist = path.dirname(publicDir);
  const renderer =
    options.renderer ??
    createRenderPool({
      worker: path.join(dist, 'server', 'renderWorker.mjs'),
      bundle: path.join(dist, 'firstScreen', 'firstScreen.cjs'),
      publicDir,
      sheets: page?.sheets ?? '',
      ask: injectRawAsGuest(app),
    });
  if (renderer) app.addHook('onClose', () => renderer.close());
  const pages = createSsrCache({
    renderer,
    now: processNow,
    onError: (err, page) => trouble.report('A first screen could not be drawn', { err, page }),
    onPage: metrics.countPage,
  });

  app.decorate('renderMetrics', () =>
    metrics.render({
      listRowReports: rowReports.list,
      listPools: () => options.database.listPools?.() ?? [],
      countRenderings: pages.countRenderings,
      countPasswords: passGate.count,
      readStored: () => readStoredFigures(backgroundData),
    }),
  );

  if (config.erpFaults) {
    // the stand-in has a port of its own: browser tests reach its fault control through the shop's
    app.post<{ Params: { what: string } }>('/control/:what', async ({ params, body }, reply) => {
      const { status } = await fetch(new URL(`/control/${params.what}`, options.erp.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      // a test that changes the stand-in must see the change: the cache is cleared
      memory.forget();
      client.forgetFaults();
      await clearStockHolds(await database.get());
      pages.clear();
      return reply.status(status).send();
    });
  }

  await registerPageRoutes(app, config, publicDir, page, pages);
  if (page !== null) registerSitemap(app, database);
  if (page !== null) registerVehicleRedirects(app, catalogue);
  registerQuotationPages(app, {
    config,
    store: quotationStore,
    countVisit: createNetworkLimit(limits, 'quotation visit', attempts.quotationVisits),
  });
  if (keptDir !== undefined)
    await registerPreviousBuilds(app, { publicDir, keptDir }).catch((err: unknown) =>
      app.log.warn({ err }, 'The files of the last builds cannot be kept'),
    );
  const retention = makeRetentionTask(backgroundData, (err) =>
    trouble.report('Data that are over could not be deleted, and are tried again', { err }),
  );
  app.addHook('onListen', (done) => {
    readiness.warmUp();
    outbox?.start();
    retention.start();
    if (options.readsCatalogue) background.start();
    done();
  });
  app.addHook('onClose', async () => {
    await outbox?.stop();
    await background.stop();
    await retention.stop();
    await database.close();
  });
  return app;
}
