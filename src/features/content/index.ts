export { content, contentReducer, contentSelectors } from './contentSlice';
export type { ContentState } from './contentSlice';
export { contentSagas } from './contentSagas';
