import type { FastifyInstance } from 'fastify';
import { toUrl } from '@/features/navigation/routes';
import type { Catalogue } from '../catalogue/catalogue';

/**
 * Adds /vehicles/{slug}/{category}, which redirects to the category's list for the vehicle. If no part in the category
 * fits the vehicle, the answer is the not-found page. If the catalogue is incomplete or cannot be read, the address
 * redirects to the vehicle's page.
 */
export function registerVehicleRedirects(
  app: FastifyInstance,
  catalogue: Pick<Catalogue, 'findVehicleParts'>,
): void {
  app.get<{ Params: { slug: string; category: string } }>(
    '/vehicles/:slug/:category',
    async ({ params: { slug, category } }, reply) => {
      const found = await catalogue.findVehicleParts(slug).catch(() => 'unknown' as const);
      if (found === 'unknown') return reply.redirect(toUrl('vehicle', { slug }), 302);
      const counted = found ? [...found.own.categories, ...found.universal.categories] : [];
      if (!found || !counted.some((one) => one.slug === category)) return reply.callNotFound();
      const filter = { filter_vehicle: String(found.vehicle.id) };
      return reply.redirect(toUrl('categoryProducts', { slug: category }, filter), 301);
    },
  );
}
