import { fitmentTab, fittingVehicles } from './fitmentTab';

export { fitment, fitmentReducer, fitmentSelectors } from './fitmentSlice';
export type { FitmentState } from './fitmentSlice';
export const fitmentSagas = { fitmentTab, fittingVehicles };
