import type { Product } from '@/erp/rows/product';

type Badge = Product['badges'][number];

/** Fewer reviews say nothing of a part. */
const telling = 3;

/** What most people had something to say about; of as many, the better. */
export const rankByReviews = (products: readonly Product[]): Product[] =>
  products
    .filter(({ reviews }) => reviews > 0)
    .sort((a, b) => b.reviews - a.reviews || (b.rating ?? 0) - (a.rating ?? 0));

/** What those who bought it were happiest with. */
export const rankByRating = (products: readonly Product[]): Product[] =>
  products
    .filter(({ reviews, rating }) => reviews >= telling && rating !== null)
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviews - a.reviews);

export const filterByBadge =
  (badge: Badge) =>
  (products: readonly Product[]): Product[] =>
    products.filter(({ badges }) => badges.includes(badge));
