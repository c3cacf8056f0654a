import * as v from 'valibot';
import { parseProductRow, productRow } from '@/erp/rows/product';
import { categories } from '../../../demo/erp/data/categories';
import { getProductRowAtLevel } from '../../../demo/erp/data/prices';
import { makeProducts } from '../../../demo/erp/data/products';
import type { Database } from '../../db/lazyDatabase';
import { countWords, recordSweep, takeLease, writeCategories } from '../catalogueState';
import { readKnowledge } from '../readKnowledge';
import { levels, writeProducts } from '../writeProducts';

/** Day on which the prices were read. */
export const day = '2025-06-15';

/**
 * Fills a database with the stand-in's products, as a sweep would. This takes seconds, so tests of all products copy a
 * prepared database (`makePlace(engine, 'catalogue')`).
 */
export async function fillCatalogue(db: Database, count = 1200): Promise<void> {
  const products = makeProducts(count);
  await writeCategories(
    db,
    categories.map(({ slug, name, parent }, position) => {
      const items = products.filter((product) => product.categories.includes(slug)).length;
      return { slug, name, parent, items, held: items, isComplete: true, position };
    }),
  );
  const { naming } = await readKnowledge(db);
  const rows = products.flatMap((product) =>
    levels.map((level) => ({
      level,
      product: parseProductRow(v.parse(productRow, getProductRowAtLevel(product, level, day))),
    })),
  );
  await writeProducts(db, rows, naming);
  await takeLease(db, 'test', 1);
  await recordSweep(db, true);
  await countWords(db);
}
