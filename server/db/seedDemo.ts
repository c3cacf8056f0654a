import { brands as demoBrands } from '../erp/data/brands';
import { makeProducts } from '../erp/data/products';
import { demoPosts } from '../shop/data/posts';
import { makeReviews } from '../shop/data/reviews';
import { skuKeyOf } from '../shop/product';
import { fillEmpty } from './fillEmpty';
import type { Database } from './lazyDatabase';
import { brands, posts, reviews } from './schema';

const brandRows = () =>
  Object.entries(demoBrands).map(([slug, { name, country }]) => ({
    slug,
    name,
    country,
    image: `/images/brands/${slug}.svg`,
  }));

const reviewRows = () =>
  makeReviews(makeProducts()).map((review) => ({
    ...review,
    skuKey: skuKeyOf(review.sku),
    accountCode: null,
  }));

/** What belongs to the stand-in ERP's products: brands, reviews as many as their rows say, and articles. */
export async function seedDemo(db: Database): Promise<void> {
  await fillEmpty(db, brands, brandRows);
  await fillEmpty(db, reviews, reviewRows);
  await fillEmpty(db, posts, () => demoPosts);
}
