import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from '@/shop/schemas';
import type { LimitedServer } from '../../shared/connections';
import { readBuildVersion } from '../../shop/readiness';
import { registerHealthRoutes } from '../../shop/health';
import { readStoredFigures } from '../storedFigures';
import { makePlugin } from '../plugin';
import type { Services } from '../services';
import { makeAddTopic, type TopicServices } from './topics';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Prepares the service to stop. From then on the service reports that it is not ready. It still answers requests,
     * but closes each connection after the next answer.
     */
    startDraining: () => void;
  }
}

export type OperationServices = TopicServices & Pick<Services, 'publicDir' | 'readiness'>;

/** Adds the routes for the page's settings, and for the readiness of this copy of the service. */
export const registerOperations = makePlugin('operations', (routes, services: OperationServices) => {
  const { config, publicDir, readiness } = services;
  const addTopic = makeAddTopic(routes, services);
  addTopic((on) => on('GET /config', (): SiteConfig => ({ qa: config.qa, payment: config.payment })));
  addTopic((on) => registerHealthRoutes(on, { readiness, version: readBuildVersion(publicDir) }));
});

export type DecorationServices = Pick<
  Services,
  'backgroundData' | 'isRedisUp' | 'listPools' | 'metrics' | 'pages' | 'passGate' | 'readiness' | 'rowReports'
>;

/** Adds `app.startDraining` and `app.renderMetrics`. The process that runs the service calls these functions. */
export function decorateOperations(
  app: FastifyInstance,
  {
    backgroundData,
    isRedisUp,
    listPools,
    metrics,
    pages,
    passGate,
    readiness,
    rowReports,
  }: DecorationServices,
  connections: Pick<LimitedServer, 'endKeptConnections'>,
): void {
  app.decorate('startDraining', () => {
    readiness.drain();
    connections.endKeptConnections();
  });
  app.decorate('renderMetrics', () =>
    metrics.render({
      listRowReports: rowReports.list,
      listPools,
      countRenderings: pages.countRenderings,
      countPasswords: passGate.count,
      isRedisUp,
      readStored: () => readStoredFigures(backgroundData),
    }),
  );
}
