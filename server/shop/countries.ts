import type { DefineShopRoute } from '../gateway/shopRoutes';

/**
 * Countries to which the shop delivers, as ISO 3166 alpha-2 codes. The first country is the shop's country. A
 * deployment that delivers to other countries changes this list.
 */
export const countries: readonly string[] = [
  'EC',
  ...['AR', 'BO', 'BR', 'CA', 'CL', 'CO', 'CR', 'CU', 'DO', 'ES', 'GT', 'HN', 'MX'],
  ...['NI', 'PA', 'PE', 'PR', 'PY', 'SV', 'US', 'UY', 'VE'],
];

/** /api/shop/countries: the countries to which the shop delivers. */
export function registerCountryRoutes(on: DefineShopRoute): void {
  on('GET /countries', () => ({ countries }));
}
