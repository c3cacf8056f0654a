import type { Product } from '@/erp/rows/product';
import { reviewsSelectors, type ReviewsState } from '@/features/reviews';
import { useAppSelector } from '@/shared/redux';

/**
 * Returns rating and number of reviews. Both come from the catalogue until the reviews have loaded, then from the
 * reviews.
 */
export function useRating(product: Product): { rating: number | null; count: number } {
  const { shown } = useAppSelector((state: { reviews: ReviewsState }) =>
    reviewsSelectors.of(state, product.slug),
  );
  return shown
    ? { rating: shown.average, count: shown.total }
    : { rating: product.rating, count: product.reviews };
}
