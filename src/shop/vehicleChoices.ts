import { requestShop } from './client';
import { makesSchema, modelsSchema, yearsSchema } from './vehicleChoiceSchemas';
import { foundVehicleSchema, vehiclesSchema } from './vehicleSchemas';

const query = (fields: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();

export const getYears = () => requestShop({ method: 'GET', path: '/vehicles/years' }, yearsSchema);

export const getMakes = (year: number) =>
  requestShop({ method: 'GET', path: `/vehicles/makes?${query({ year })}` }, makesSchema);

export const getModels = (year: number, make: string) =>
  requestShop({ method: 'GET', path: `/vehicles/models?${query({ year, make })}` }, modelsSchema);

/** Requests the vehicles of a year, make and model. Each engine is a separate vehicle. */
export const getVehicles = (year: number, make: string, model: string) =>
  requestShop({ method: 'GET', path: `/vehicles?${query({ year, make, model })}` }, vehiclesSchema);

/** Requests the vehicle that belongs to a VIN. NOT_FOUND for an unknown VIN. */
export const getVehicleByVin = (vin: string) =>
  requestShop({ method: 'GET', path: `/vehicles/vin/${encodeURIComponent(vin)}` }, foundVehicleSchema);
