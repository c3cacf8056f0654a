import { defineFeature } from '@/shared/feature';
import { watchReviewSending } from './reviewSending';
import { watchReviewPages, watchReviewsTab } from './reviewsTab';
import { reviewsReducer } from './reviewsSlice';

export { reviews, reviewsSelectors } from './reviewsSlice';
export type { ReviewsState } from './reviewsSlice';
export { reviewForm } from './reviewSending';
export const reviewsFeature = defineFeature('reviews', reviewsReducer, {
  reviewsTab: watchReviewsTab,
  reviewPages: watchReviewPages,
  reviewSending: watchReviewSending,
});
