import { requestShop } from './client';
import { foundVehicleSchema, vehiclesSchema } from './vehicleSchemas';

/** Requests a vehicle. NOT_FOUND for an unknown id. */
export const getVehicle = (id: number) =>
  requestShop({ method: 'GET', path: `/vehicles/${id}` }, foundVehicleSchema);

/**
 * Requests the vehicles with 1 to 1,000 ids, for the fitment of a product. They are sorted by make, model, year and
 * engine.
 */
export const getVehiclesByIds = (ids: readonly number[]) =>
  requestShop({ method: 'GET', path: `/vehicles/list?ids=${ids.join(',')}` }, vehiclesSchema);
