import { feature } from '@/shared/feature';
import { reviewSending } from './reviewSending';
import { reviewPages, reviewsTab } from './reviewsTab';
import { reviewsReducer } from './reviewsSlice';

export { reviews, reviewsSelectors } from './reviewsSlice';
export type { ReviewsState } from './reviewsSlice';
export { reviewForm } from './reviewSending';
export const reviewsFeature = feature('reviews', reviewsReducer, { reviewsTab, reviewPages, reviewSending });
