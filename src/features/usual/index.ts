import { defineFeature } from '@/shared/feature';
import { watchUsual } from './loadUsual';
import { usualReducer } from './usualSlice';

export { usual, usualSelectors } from './usualSlice';
export type { UsualState } from './usualSlice';
/** Feature of the button that lists the parts which the customer buys most. */
export const usualFeature = defineFeature('usual', usualReducer, { usualParts: watchUsual });
