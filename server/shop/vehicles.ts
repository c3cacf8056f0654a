import type { FoundVehicle } from '@/shop/schemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import type { DefineShopRoute } from '../gateway/shopRoutes';
import { Problem } from '../shared/problem';
import { makeVehicleStore } from '../catalogue/vehicleStore';
import { readVin } from './vin';

const found = <Found extends FoundVehicle>(answer: Found | null): Found => {
  if (!answer) throw new Problem('NOT_FOUND');
  return answer;
};

/**
 * Defines the routes that choose a vehicle by year, make, model and engine, that return vehicles by their ids, and that
 * look up a VIN.
 */
export function registerVehicleRoutes(on: DefineShopRoute, database: LazyDatabase): void {
  const store = makeVehicleStore(database);

  on('GET /vehicles/years', async () => ({ years: await store.years() }));

  on('GET /vehicles/makes', async ({ query: { year } }) => ({ makes: await store.makes(year) }));

  on('GET /vehicles/models', async ({ query: { year, make } }) => ({
    models: await store.models(year, make),
  }));

  on('GET /vehicles', async ({ query: { year, make, model } }) => ({
    vehicles: await store.vehicles(year, make, model),
  }));

  on('GET /vehicles/list', async ({ query: { ids } }) => ({ vehicles: await store.list(ids) }));

  on('GET /vehicles/:id', async ({ params: { id } }): Promise<FoundVehicle> => {
    const [vehicle] = await store.list([id]);
    return found(vehicle ? { vehicle } : null);
  });

  on('GET /vehicles/vin/:vin', async ({ params }): Promise<FoundVehicle> => {
    const vin = readVin(params.vin);
    return found(vin === null ? null : await store.byVin(vin));
  });
}
