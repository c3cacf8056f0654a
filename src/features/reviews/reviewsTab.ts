import { catalogSelectors, watchTab } from '@/features/catalog';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getReviews } from '@/shop/reviews';
import { reviews, reviewsSelectors, type ReviewsState } from './reviewsSlice';

/**
 * Loads the first page when the tab opens, or the page that failed to load. An account change loads the product again,
 * and then the reviews.
 */
export function* watchReviewsTab() {
  yield* watchTab('reviews', function* ({ slug }) {
    const { status, page } = yield* select(reviewsSelectors.of, slug);
    if (status === 'idle' || status === 'failed') yield* put(reviews.asked({ slug, page }));
  });
}

/** Loads the page that the user chose last. The request for the previous page is aborted. */
export function* watchReviewPages() {
  yield* takeLatestOf([reviews.asked, reviews.pageChosen], function* () {
    const { slug, status, page } = yield* select((state: { reviews: ReviewsState }) => state.reviews);
    if (slug === null || status !== 'asking') return;
    const product = yield* select(catalogSelectors.product, slug);
    try {
      const answer = yield* call(getReviews, product?.sku ?? slug, page);
      yield* put(reviews.received({ slug, reviews: answer }));
    } catch (error) {
      yield* put(reviews.failed({ slug, code: toFailureCode(error) }));
    }
  });
}
