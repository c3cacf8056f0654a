import { accountChangeActions, waitForVerifiedEmail } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, race, select, take } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { writeReview } from '@/shop/reviews';
import { reviews, reviewsSelectors } from './reviewsSlice';

/** Name with which this form reports unsaved input, so that a reload first asks the user. */
export const reviewForm = 'review';

/**
 * Sends one review of a product at a time. Further submissions for the same product are ignored until the service
 * answers. The input stays until the service accepts the review. Then the first page of the list is loaded again.
 */
export function* watchReviewSending() {
  const running = new Set<string>();
  yield* takeEveryIsolated([reviews.reviewSubmitted], function* (action) {
    const { slug, sku, review } = action.payload;
    let isUnverified = false;
    if (running.has(slug)) return;
    running.add(slug);
    try {
      // if the account changes, the answer is ignored
      const { sent } = yield* race({
        sent: call(writeReview, sku, review),
        gone: take([...accountChangeActions]),
      });
      if (!sent) return;
      yield* put(reviews.reviewSent({ slug, review: sent.review }));
      yield* put(navigation.formSettled({ form: reviewForm }));
      const { writing } = yield* select(reviewsSelectors.of, slug);
      if (writing.status === 'sent') yield* put(reviews.asked({ slug, page: 1 }));
    } catch (error) {
      const code = toFailureCode(error);
      isUnverified = code === 'EMAIL_UNVERIFIED';
      yield* put(reviews.reviewRefused({ slug, code }));
    } finally {
      running.delete(slug);
    }
    if (!isUnverified) return;
    // if the user submits another review meanwhile, this review is not sent again
    const { isVerified } = yield* race({
      isVerified: call(waitForVerifiedEmail),
      newer: take(reviews.reviewSubmitted),
    });
    if (isVerified) yield* put(action);
  });
}
