import { defineFeature } from '@/shared/feature';
import { watchVehicleCascade, watchVehicleRetry, watchVehicleYears } from './vehicleCascade';
import { vehicleFormsReducer } from './vehicleForms';
import { watchVinLookup } from './vinLookup';

export { vehicleChangeActions, vehicles, vehiclesReducer, vehiclesSelectors } from './vehiclesSlice';
export type { VehiclesState } from './vehiclesSlice';
export { vehicleForms, vehicleFormsSelectors } from './vehicleForms';
export type { CascadeStep, FormPlace, VehicleFormsState } from './vehicleForms';
/**
 * Feature of the forms in which a vehicle is chosen. It loads with the pages that have such a form, and with the
 * picker.
 */
export const vehicleFormsFeature = defineFeature('vehicleForms', vehicleFormsReducer, {
  vehicleCascade: watchVehicleCascade,
  vehicleRetry: watchVehicleRetry,
  vehicleYears: watchVehicleYears,
  vinLookup: watchVinLookup,
});
export { findOwnVehicle, getFitment } from './compatibility';
export type { Fit } from './compatibility';
export { formatVehicleName } from './vehicleName';
export { vehiclesSagas } from './vehiclesSagas';
