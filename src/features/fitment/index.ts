import { feature } from '@/shared/feature';
import { fitmentTab, fittingVehicles } from './fitmentTab';
import { fitmentReducer } from './fitmentSlice';

export { fitment, fitmentSelectors } from './fitmentSlice';
export type { FitmentState } from './fitmentSlice';
export const fitmentFeature = feature('fitment', fitmentReducer, { fitmentTab, fittingVehicles });
