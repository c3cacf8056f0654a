import { reviewSending } from './reviewSending';
import { reviewPages, reviewsTab } from './reviewsTab';

export { reviews, reviewsReducer, reviewsSelectors } from './reviewsSlice';
export type { ReviewsState } from './reviewsSlice';
export { reviewForm } from './reviewSending';
export const reviewsSagas = { reviewsTab, reviewPages, reviewSending };
