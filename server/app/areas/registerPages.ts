import type { FastifyInstance } from 'fastify';
import { createNetworkLimit } from '../../gateway/rateLimits';
import { registerPageRoutes } from '../../pages/pageRoutes';
import { registerLegalRedirects } from '../../pages/legalRedirects';
import { registerPreviousBuilds } from '../../pages/previousBuilds';
import { registerVersionRoute } from '../../pages/runningCopies';
import { registerQuotationPages } from '../../pages/quotationPages';
import { registerSitemap } from '../../pages/sitemap';
import { registerUploadedPictures } from '../../pages/uploadedPictures';
import { registerVehicleRedirects } from '../../pages/vehicleRedirects';
import type { Services } from '../services';

export type PageServices = Pick<
  Services,
  | 'attempts'
  | 'catalogue'
  | 'config'
  | 'database'
  | 'keptDir'
  | 'limits'
  | 'page'
  | 'pages'
  | 'publicDir'
  | 'quotationStore'
  | 'runningCopies'
>;

/**
 * Serves the pages and files of the built shop, and answers addresses that have no route. This is not a plugin, because
 * the whole service has only one handler for addresses without a route.
 */
export async function registerPages(app: FastifyInstance, services: PageServices): Promise<void> {
  const { attempts, catalogue, config, database, keptDir, limits } = services;
  const { page, pages, publicDir, quotationStore, runningCopies } = services;
  await registerPageRoutes(app, config, publicDir, page, pages);
  if (runningCopies) registerVersionRoute(app, runningCopies);
  registerUploadedPictures(app, database);
  if (page !== null) registerSitemap(app, database);
  if (page !== null) registerVehicleRedirects(app, catalogue);
  if (page !== null) registerLegalRedirects(app);
  registerQuotationPages(app, {
    config,
    store: quotationStore,
    countVisit: createNetworkLimit(limits, 'quotation visit', attempts.quotationVisits),
  });
  if (keptDir !== undefined)
    await registerPreviousBuilds(app, { publicDir, keptDir }).catch((err: unknown) =>
      app.log.warn({ err }, 'The files of the last builds cannot be kept'),
    );
}
