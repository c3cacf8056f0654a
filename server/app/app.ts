/** Builds the whole service: the server, its services, and the routes of all areas. */
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import { maxCodeLength } from '@/shared/codeSpelling';
import { limitConnections, type LimitedServer } from '../shared/connections';
import { decorateClientSignal } from '../gateway/clientSignal';
import { guardAgainstXsrf } from '../gateway/guards';
import { requireAccessRuleForRoutes } from '../gateway/requireAccessRule';
import { defaultBodyLimit, registerJsonParser } from '../shared/jsonBodies';
import type { BuiltPage } from '../pages/htmlTemplate';
import { injectRawAsGuest } from '../pages/injectAsGuest';
import { readPage } from '../pages/pageRoutes';
import {
  addSecurityHeaders,
  buildContentSecurityPolicy,
  buildSecurityHeaders,
} from '../pages/securityHeaders';
import { answerErrorsWithProblems } from '../shared/problem';
import { registerRawErrorHandlers } from '../pages/rawErrorHandlers';
import { makeRequestId, registerRequestIds } from '../shared/requestIds';
import { decorateSecurityLog, logProblem } from '../gateway/securityLog';
import { getTraceFields, type Tracing } from '../shared/tracing';
import { readBuildVersion } from '../shop/readiness';
import type { AppOptions } from './appOptions';
import { registerAccounts } from './areas/registerAccounts';
import { registerCatalogue } from './areas/registerCatalogue';
import { registerContent } from './areas/registerContent';
import { registerCustomerData } from './areas/registerCustomerData';
import { registerFaultControl } from './areas/registerFaultControl';
import { registerGateway } from './areas/registerGateway';
import { registerOffice } from './areas/registerOffice';
import { decorateOperations, registerOperations } from './areas/registerOperations';
import { registerOrders } from './areas/registerOrders';
import { registerPages } from './areas/registerPages';
import { makePlugin } from './plugin';
import { buildServices, type Services } from './services';
import { traceRequests } from './traceRequests';

/**
 * Maximum bytes of a response that is compressed in one step. Compressing a small response as a stream takes
 * longer than compressing it in one step.
 */
const compressedAtOnce = 256 * 1024;

/**
 * Brotli level. Level 5 is as quick as level 4, the plugin's default, and its output is 7 % smaller. The plugin
 * compresses a page for its first visitor. Later visitors get the page from the Brotli cache.
 */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Creates the server without routes. It sets the server's limits, its log, and its answers to input that is not HTTP.
 */
const createServer = (
  { config, logger = false }: Pick<AppOptions, 'config' | 'logger'>,
  page: BuiltPage | null,
  connections: LimitedServer,
): FastifyInstance =>
  fastify({
    logger,
    // requests are not logged, because their bodies contain passwords, and their URLs contain order tokens
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: defaultBodyLimit,
    // the service trusts the X-Forwarded headers of these proxies
    trustProxy: config.trustProxy,
    genReqId: makeRequestId,
    ...registerRawErrorHandlers(
      buildSecurityHeaders(config),
      page && { html: page.html, policy: buildContentSecurityPolicy(config, { styles: page.styles }) },
    ),
    forceCloseConnections: 'idle',
    // when the service begins to stop, it still answers the requests that clients have already sent
    return503OnClosing: false,
    serverFactory: connections.create,
    // a URL may contain a sku, and an encoded letter of the sku takes at most four bytes
    routerOptions: { maxParamLength: maxCodeLength * '%00%00%00%00'.length },
  });

/** Adds the fields of the current trace to each line of the log. */
const addTraceFields = (logger: AppOptions['logger']): AppOptions['logger'] =>
  logger ? { ...(logger === true ? {} : logger), mixin: getTraceFields } : false;

/** Starts tracing if a collector is configured. Without a collector the tracing packages are never loaded. */
async function startTracing(
  { config: { traces }, publicDir, traceLimits }: AppOptions,
  getLog: () => FastifyBaseLogger,
): Promise<Tracing | null> {
  if (traces === null) return null;
  const { openTracing } = await import('../tracing/openTracing');
  return openTracing({
    ...traces,
    limits: traceLimits,
    version: readBuildVersion(publicDir),
    onLost: (reason) => getLog().warn({ reason }, 'Traces do not reach their collector, and are dropped'),
    onBack: (dropped) => getLog().warn({ dropped }, 'Traces reach their collector again'),
  });
}

/** Adds the hooks that run for every request, in their order. */
async function addHooks(
  app: FastifyInstance,
  { config, metrics, trouble }: Pick<Services, 'config' | 'metrics' | 'trouble'>,
): Promise<void> {
  app.decorate('publicUrl', config.publicUrl);
  decorateSecurityLog(app, config.sessionSecret);
  decorateClientSignal(app);
  registerRequestIds(app);
  metrics.countRequests(app);
  requireAccessRuleForRoutes(app);
  registerJsonParser(app);
  answerErrorsWithProblems(app, logProblem, trouble);
  addSecurityHeaders(app, config);
  await app.register(compress, { threshold: 1024, syncThreshold: compressedAtOnce, brotliOptions });
  await app.register(cookie);
}

/** /api/shop: the shop's routes, area by area. */
const registerShop = makePlugin('shop', (routes, { services }: { services: Services }) => {
  routes.register(registerOperations, services);
  routes.register(registerAccounts, services);
  routes.register(registerCustomerData, services);
  routes.register(registerOrders, services);
  routes.register(registerCatalogue, services);
  routes.register(registerContent, services);
});

/** /api: uncached answers to requests from the shop's pages. */
const registerApi = makePlugin('api', (api, services: Services) => {
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  guardAgainstXsrf(api);
  api.register(registerGateway, services);
  api.register(registerShop, { services, prefix: '/api/shop' });
});

/** Builds the service: the gateway to the ERP, /api/shop and the pages. The service does not listen on a port yet. */
export async function buildServer(options: AppOptions): Promise<FastifyInstance> {
  const { config } = options;
  const page = readPage(options.publicDir, config.qa);
  const connections = limitConnections({
    trustedProxies: config.trustProxy,
    limits: { perAddress: config.connectionsPerAddress, ...options.connectionLimits },
  });
  const tracing = await startTracing(options, () => app.log);
  const logger = tracing ? addTraceFields(options.logger) : options.logger;
  const app = createServer({ config, logger }, page, connections);
  const surroundings = { log: app.log, tracing, page, askAsGuest: injectRawAsGuest(app) };
  const services = buildServices(options, surroundings);

  if (tracing) traceRequests(app, tracing, config.trustProxy);
  await addHooks(app, services);
  await app.register(registerApi, services);
  decorateOperations(app, services, connections);
  if (config.erpFaults) app.register(registerFaultControl, services);
  if (config.officeAccounts.size > 0) app.register(registerOffice, { services, prefix: '/office' });
  await registerPages(app, services);

  app.addHook('onListen', (done) => {
    services.start();
    done();
  });
  app.addHook('onClose', services.close);
  return app;
}
