import { makeResolveSpans } from '../../catalogue/resolveSpans';
import { registerCatalogueRoutes } from '../../shop/catalogueRoutes';
import { makePlugin } from '../plugin';
import type { Services } from '../services';
import { makeAddTopic, type TopicServices } from './topics';

export type CatalogueAreaServices = TopicServices &
  Pick<Services, 'catalogue' | 'database' | 'getAvailability' | 'memory' | 'now' | 'trouble'>;

/** Adds the routes for lists, suggestions, prices and part codes in pasted texts. They read the shop's catalogue. */
export const registerCatalogue = makePlugin('catalogue', (routes, services: CatalogueAreaServices) => {
  const { catalogue, database, getAvailability, memory, now, trouble } = services;
  makeAddTopic(
    routes,
    services,
  )((on) =>
    registerCatalogueRoutes(on, {
      catalogue,
      recall: memory.recall,
      now,
      onFault: (err) => trouble.report('A list is the ERP’s, as the catalogue cannot be reached', { err }),
      resolveSpans: makeResolveSpans({
        database,
        memory,
        getAvailability,
        isFilled: async () => (await catalogue.knowledge()).isFilled,
      }),
    }),
  );
});
