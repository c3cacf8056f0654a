import { defineFeature } from '@/shared/feature';
import { watchVehiclePage } from './vehiclePage';
import { vehiclePartsReducer } from './vehiclePartsSlice';

export { selectShownVehicle, selectVehicleParts, vehicleParts } from './vehiclePartsSlice';
export type { VehiclePartsState } from './vehiclePartsSlice';
export const vehiclePartsFeature = defineFeature('vehicleParts', vehiclePartsReducer, {
  vehiclePage: watchVehiclePage,
});
