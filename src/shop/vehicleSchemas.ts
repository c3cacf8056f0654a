/** Schemas of vehicles and of the garage. */
import * as v from 'valibot';
import { limitArray } from './limitArray';

export const vehicleSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  year: v.pipe(v.number(), v.integer()),
  make: v.string(),
  model: v.string(),
  engine: v.string(),
});
export type Vehicle = v.InferOutput<typeof vehicleSchema>;

/** GET /vehicles · /vehicles/list. */
export const vehiclesSchema = v.object({ vehicles: v.array(vehicleSchema) });

/**
 * GET /vehicles/{id} · /vehicles/vin/{vin}. `yearIsAssumed` is true if the VIN does not contain the model year. The
 * vehicle is then the newest possible vehicle.
 */
export const foundVehicleSchema = v.object({
  vehicle: vehicleSchema,
  yearIsAssumed: v.optional(v.boolean()),
});
export type FoundVehicle = v.InferOutput<typeof foundVehicleSchema>;

/** Maximum number of vehicles in a garage. */
export const garageSize = 50;

/** GET /garage · DELETE /garage/{id}: the account's vehicles, in the order in which they were added. */
export const garageSchema = v.object({ vehicles: v.array(vehicleSchema) });
export type Garage = v.InferOutput<typeof garageSchema>;

/**
 * POST /garage: adds all vehicles. If the garage would have more than `garageSize` vehicles, no vehicle is added
 * (GARAGE_FULL). Vehicles that are already saved are not added again.
 */
export const addToGarageSchema = v.strictObject({
  ids: limitArray(v.pipe(v.number(), v.safeInteger()), { min: 1, max: 500 }),
});

/** Answer to POST /garage. `missing` are the ids of vehicles that no longer exist; these vehicles were not added. */
export const addedToGarageSchema = v.object({
  ...garageSchema.entries,
  missing: v.array(v.number()),
});
export type AddedToGarage = v.InferOutput<typeof addedToGarageSchema>;
