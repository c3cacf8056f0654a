import { brands as demoBrands } from './erp/data/brands';
import { makeProducts } from './erp/data/products';
import { demoPosts } from './content/posts';
import { makeReviews } from './content/reviews';
import { seedIfEmpty } from '../server/db/seedIfEmpty';
import type { Database } from '../server/db/lazyDatabase';
import { brands, posts, reviews } from '../server/db/schema';

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
    accountCode: null,
    hiddenAt: null,
  }));

/**
 * Seeds the database with brands, articles, and as many reviews of each product as its row in the stand-in ERP says.
 */
export async function seedDemo(db: Database): Promise<void> {
  await seedIfEmpty(db, brands, brandRows);
  await seedIfEmpty(db, reviews, reviewRows);
  await seedIfEmpty(db, posts, () => demoPosts);
}
