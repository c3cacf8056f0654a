import { accountChangeActions } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, race, select, take } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { writeReview } from '@/shop/reviews';
import { reviews, reviewsSelectors } from './reviewsSlice';

/** The form's name among those that a reload waits for. */
export const reviewForm = 'review';

/**
 * One a product at a time: while a review is on its way no other press counts there. What was written stays until it is
 * accepted; then the list is asked anew, from its first page.
 */
export function* watchReviewSending() {
  const running = new Set<string>();
  yield* takeEveryIsolated(
    [reviews.reviewSubmitted],
    function* ({ payload: { slug, sku, review: written } }) {
      if (running.has(slug)) return;
      running.add(slug);
      try {
        // of what somebody had on its way, nothing is told to the next
        const { sent } = yield* race({
          sent: call(writeReview, sku, written),
          gone: take([...accountChangeActions]),
        });
        if (!sent) return;
        yield* put(reviews.reviewSent({ slug, review: sent.review }));
        yield* put(navigation.formSettled({ form: reviewForm }));
        const { writing } = yield* select(reviewsSelectors.of, slug);
        if (writing.status === 'sent') yield* put(reviews.asked({ slug, page: 1 }));
      } catch (error) {
        yield* put(reviews.reviewRefused({ slug, code: toFailureCode(error) }));
      } finally {
        running.delete(slug);
      }
    },
  );
}
