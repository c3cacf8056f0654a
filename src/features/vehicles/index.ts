export { vehicles, vehiclesReducer, vehiclesSelectors } from './vehiclesSlice';
export type { CascadeStep, VehiclesState } from './vehiclesSlice';
export { fitOf } from './fit';
export type { Fit } from './fit';
export { vehiclesSagas } from './vehiclesSagas';
