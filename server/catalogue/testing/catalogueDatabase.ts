import { parseProductRow, productRow } from '@/erp/rows/product';
import * as v from 'valibot';
import { categories } from '../../../demo/erp/data/categories';
import { getProductRowAtLevel } from '../../../demo/erp/data/prices';
import { makeProducts } from '../../../demo/erp/data/products';
import type { Database, LazyDatabase } from '../../db/lazyDatabase';
import { testedEngines, makePlace, type Place } from '../../testing/engines';
import { makeCatalogue, type Catalogue, type CatalogueQuestion } from '../catalogue';
import { countWords, recordSweep, takeLease, writeCategories } from '../catalogueState';
import { readKnowledge } from '../readKnowledge';
import { levels, writeProducts } from '../writeProducts';

const day = '2025-06-15';

/** Fills a database with the stand-in's products, as a sweep would. */
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

/** Describes a filled catalogue on each engine. `list` asks for the first ten products of all; a question overrides what it names. */
export function describeCatalogue(
  name: string,
  body: (list: (question: Partial<CatalogueQuestion>) => ReturnType<Catalogue['list']>) => void,
): void {
  describe.each(testedEngines)(`${name} on %s`, (engine) => {
    let place: Place;
    let database: LazyDatabase;
    let catalogue: Catalogue;

    beforeAll(async () => {
      place = await makePlace(engine);
      database = place.open();
      await fillCatalogue(await database.get());
      catalogue = makeCatalogue({ database, now: () => new Date(`${day}T15:00:00Z`) });
    });
    afterAll(async () => {
      await database.close();
      await place.remove();
    });

    body((question) =>
      catalogue.list({
        search: '',
        category: null,
        filters: { brand: [], stock: [], stars: [], badge: [], vehicle: null, price: null },
        sort: 'default',
        limit: 10,
        offset: 0,
        level: null,
        vehicle: null,
        withFacets: false,
        ...question,
      }),
    );
  });
}
