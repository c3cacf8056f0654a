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

/** Seeds data of the stand-in ERP's products: brands, as many reviews as their rows say, and articles. */
export async function seedDemo(db: Database): Promise<void> {
  await seedIfEmpty(db, brands, brandRows);
  await seedIfEmpty(db, reviews, reviewRows);
  await seedIfEmpty(db, posts, () => demoPosts);
}
