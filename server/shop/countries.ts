import type { DefineShopRoute } from '../gateway/shopRoutes';

/**
 * Delivery countries as ISO 3166 alpha-2, the shop's own country first. A deployment that delivers to others changes
 * this list.
 */
export const countries: readonly string[] = [
  'EC',
  ...['AR', 'BO', 'BR', 'CA', 'CL', 'CO', 'CR', 'CU', 'DO', 'ES', 'GT', 'HN', 'MX'],
  ...['NI', 'PA', 'PE', 'PR', 'PY', 'SV', 'US', 'UY', 'VE'],
];

/** /api/shop/countries. */
export function registerCountryRoutes(on: DefineShopRoute): void {
  on('GET /countries', () => ({ countries }));
}
