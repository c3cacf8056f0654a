import { defineFeature } from '@/shared/feature';
import { announceEmptiedCarts } from './emptiedCarts';
import { sessionEndReducer } from './sessionEndSlice';
import { watchSessionEnd } from './sessionWatch';

export { sessionEnd, sessionEndSelectors } from './sessionEndSlice';
export type { SessionEndState } from './sessionEndSlice';
export const sessionEndFeature = defineFeature('sessionEnd', sessionEndReducer, {
  cartEnd: announceEmptiedCarts,
  sessionWatch: watchSessionEnd,
});
