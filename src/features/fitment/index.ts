import { defineFeature } from '@/shared/feature';
import { watchFitmentTab, fetchFittingVehicles } from './fitmentTab';
import { fitmentReducer } from './fitmentSlice';

export { fitment, fitmentSelectors } from './fitmentSlice';
export type { FitmentState } from './fitmentSlice';
export const fitmentFeature = defineFeature('fitment', fitmentReducer, {
  fitmentTab: watchFitmentTab,
  fittingVehicles: fetchFittingVehicles,
});
