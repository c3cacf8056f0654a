import type { LazyDatabase } from '../../db/lazyDatabase';
import { testedEngines, makePlace, type Place } from '../../testing/engines';
import { makeCatalogue, type Catalogue, type CatalogueQuestion } from '../catalogue';
import { day } from './fillCatalogue';

/**
 * Describes a filled catalogue on each engine. `list` asks for the first ten of all products; its question overrides
 * the fields that it names.
 */
export function describeCatalogue(
  name: string,
  body: (list: (question: Partial<CatalogueQuestion>) => ReturnType<Catalogue['list']>) => void,
): void {
  describe.each(testedEngines)(`${name} on %s`, (engine) => {
    let place: Place;
    let database: LazyDatabase;
    let catalogue: Catalogue;

    beforeAll(async () => {
      place = await makePlace(engine, 'catalogue');
      database = place.open();
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
