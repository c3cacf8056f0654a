import { navigation } from '@/features/navigation';
import { codeOf } from '@/shared/failure';
import { call, put, select, take } from '@/shared/saga/effects';
import { writeReview } from '@/shop/reviews';
import { reviews, reviewsSelectors } from './reviewsSlice';

/** The form's name among those that a reload waits for. */
export const reviewForm = 'review';

/**
 * One at a time: while a review is on its way no other press counts. What was written stays until it is accepted; then
 * the list is asked anew, from its first page.
 */
export function* reviewSending() {
  for (;;) {
    const { payload } = yield* take(reviews.reviewSubmitted);
    const { slug, sku } = payload;
    try {
      const { review } = yield* call(writeReview, sku, payload.review);
      yield* put(reviews.reviewSent({ slug, review }));
      yield* put(navigation.formSettled({ form: reviewForm }));
      const { writing } = yield* select(reviewsSelectors.of, slug);
      if (writing.status === 'sent') yield* put(reviews.asked({ slug, page: 1 }));
    } catch (error) {
      yield* put(reviews.reviewRefused({ slug, code: codeOf(error) }));
    }
  }
}
