import { resolvedSchema, suggestionsSchema, vehiclePartsSchema } from './catalogueSchemas';
import { requestShop } from './client';

/** Requests which texts are part numbers, and the parts that have these part numbers. */
export const resolveCodes = (spans: readonly string[]) =>
  requestShop({ method: 'POST', path: '/catalogue/resolve', body: { spans } }, resolvedSchema);

/** Requests products that the words may mean, without prices. */
export const getWordSuggestions = (words: string, vehicle: number | null) =>
  requestShop(
    {
      method: 'GET',
      path: `/suggestions?${new URLSearchParams({
        search: words,
        ...(vehicle === null ? {} : { vehicle: String(vehicle) }),
      }).toString()}`,
    },
    suggestionsSchema,
  );

/** Requests the number of parts that fit a vehicle, in total and for each category. NOT_FOUND for an unknown slug. */
export const getVehicleParts = (slug: string) =>
  requestShop({ method: 'GET', path: `/vehicles/parts/${encodeURIComponent(slug)}` }, vehiclePartsSchema);
