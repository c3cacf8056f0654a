import { defineFeature } from '@/shared/feature';
import { contentSagas } from './contentSagas';
import { contentReducer } from './contentSlice';

export { content, contentSelectors } from './contentSlice';
export type { ContentState } from './contentSlice';
export const contentFeature = defineFeature('content', contentReducer, contentSagas);
