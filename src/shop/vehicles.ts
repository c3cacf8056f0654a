import { requestShop } from './client';
import { foundVehicleSchema, vehiclesSchema } from './vehicleSchemas';

/** NOT_FOUND when the vehicle does not exist. */
export const getVehicle = (id: number) =>
  requestShop({ method: 'GET', path: `/vehicles/${id}` }, foundVehicleSchema);

/** Vehicles by 1 to 1,000 ids, sorted by make, model, year and engine: the fitment of a product. */
export const getVehiclesByIds = (ids: readonly number[]) =>
  requestShop({ method: 'GET', path: `/vehicles/list?ids=${ids.join(',')}` }, vehiclesSchema);
