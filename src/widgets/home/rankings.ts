import type { Product } from '@/erp/rows/product';

type Badge = Product['badges'][number];

/** Minimum number of reviews of a product in the ranking by rating. */
const minReviews = 3;

/** Sorts the products by number of reviews, then by rating. */
export const rankByReviews = (products: readonly Product[]): Product[] =>
  products
    .filter(({ reviews }) => reviews > 0)
    .sort((a, b) => b.reviews - a.reviews || (b.rating ?? 0) - (a.rating ?? 0));

/** Sorts the products by rating. */
export const rankByRating = (products: readonly Product[]): Product[] =>
  products
    .filter(({ reviews, rating }) => reviews >= minReviews && rating !== null)
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviews - a.reviews);

export const filterByBadge =
  (badge: Badge) =>
  (products: readonly Product[]): Product[] =>
    products.filter(({ badges }) => badges.includes(badge));
