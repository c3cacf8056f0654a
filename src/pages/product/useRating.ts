import type { Product } from '@/erp/rows/product';
import { reviewsSelectors, type ReviewsState } from '@/features/reviews';
import { useAppSelector } from '@/shared/redux';

/** Stars and reviews of a product: what its reviews say once they are there, until then what the catalogue says. */
export function useRating(product: Product): { rating: number | null; count: number } {
  const { shown } = useAppSelector((state: { reviews: ReviewsState }) =>
    reviewsSelectors.of(state, product.slug),
  );
  return shown
    ? { rating: shown.average, count: shown.total }
    : { rating: product.rating, count: product.reviews };
}
