export { vehicles, vehiclesReducer, vehiclesSelectors } from './vehiclesSlice';
export type { VehiclesState } from './vehiclesSlice';
export type { CascadeStep, FormPlace } from './vehicleForms';
export { fitOf } from './fit';
export type { Fit } from './fit';
export { vehicleName } from './vehicleName';
export { vehiclesSagas } from './vehiclesSagas';
