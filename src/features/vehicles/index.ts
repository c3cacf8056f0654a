import { feature } from '@/shared/feature';
import { vehicleCascade, vehicleYears } from './vehicleCascade';
import { vehicleFormsReducer } from './vehicleForms';
import { vinLookup } from './vinLookup';

export { vehicles, vehiclesReducer, vehiclesSelectors } from './vehiclesSlice';
export type { VehiclesState } from './vehiclesSlice';
export { vehicleForms, vehicleFormsSelectors } from './vehicleForms';
export type { CascadeStep, FormPlace, VehicleFormsState } from './vehicleForms';
/** What a vehicle form needs: it comes with the pages that have one, and with the picker. */
export const vehicleFormsFeature = feature('vehicleForms', vehicleFormsReducer, {
  vehicleCascade,
  vehicleYears,
  vinLookup,
});
export { fitOf } from './fit';
export type { Fit } from './fit';
export { vehicleName } from './vehicleName';
export { vehiclesSagas } from './vehiclesSagas';
