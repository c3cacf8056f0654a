import { requestShop } from './client';
import { foundVehicleSchema, vehiclesSchema } from './vehicleSchemas';

/** Requests a vehicle. NOT_FOUND for an unknown id. */
export const getVehicle = (id: number) =>
  requestShop({ method: 'GET', path: `/vehicles/${id}` }, foundVehicleSchema);

/** Requests vehicles by 1 to 1,000 ids, sorted by make, model, year and engine, for the fitment of a product. */
export const getVehiclesByIds = (ids: readonly number[]) =>
  requestShop({ method: 'GET', path: `/vehicles/list?ids=${ids.join(',')}` }, vehiclesSchema);
