import { feature } from '@/shared/feature';
import { sessionEndReducer } from './sessionEndSlice';
import { sessionWatch } from './sessionWatch';

export { sessionEnd, sessionEndSelectors } from './sessionEndSlice';
export type { SessionEndState } from './sessionEndSlice';
export const sessionEndFeature = feature('sessionEnd', sessionEndReducer, { sessionWatch });
