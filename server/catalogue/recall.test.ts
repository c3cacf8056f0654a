/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import questions from './testing/questions.json';
import { makePlace, fullyTestedEngines, type Place } from '../testing/engines';
import type { LazyDatabase } from '../db/lazyDatabase';
import { makeCatalogue, type Catalogue } from './catalogue';
import { fillCatalogue } from './testing/catalogueDatabase';

jest.setTimeout(120_000);

const noFilters = { brand: [], stock: [], stars: [], badge: [], vehicle: null, price: null };

describe.each(fullyTestedEngines)('questions to the catalogue on %s', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  let catalogue: Catalogue;

  beforeAll(async () => {
    place = await makePlace(engine);
    database = place.open();
    await fillCatalogue(await database.get());
    catalogue = makeCatalogue({ database, now: () => new Date('2025-06-15T15:00:00Z') });
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  it('find a right part among the first ten', async () => {
    const byClass = new Map<string, { asked: number; found: number }>();
    const missed: string[] = [];
    let empty = 0;
    for (const { class: kind, question, right } of questions) {
      const { products, total } = await catalogue.list({
        search: question,
        category: null,
        filters: noFilters,
        sort: 'default',
        limit: 10,
        offset: 0,
        level: null,
        vehicle: null,
        withFacets: false,
      });
      const isFound = products.some(({ content }) => right.includes(content.sku));
      const counts = byClass.get(kind) ?? { asked: 0, found: 0 };
      byClass.set(kind, { asked: counts.asked + 1, found: counts.found + (isFound ? 1 : 0) });
      if (!isFound) missed.push(`${kind}: ${question} → ${total}: ${products[0]?.content.name ?? ''}`);
      if (total === 0) empty += 1;
    }
    if (process.env.CATALOGUE_REPORT)
      process.stdout.write(`${missed.join('\n')}\n${JSON.stringify([...byClass])}\n`);
    const found = questions.length - missed.length;
    expect({ missed, share: found / questions.length }).toMatchObject({ share: expect.any(Number) });
    expect(found / questions.length).toBeGreaterThanOrEqual(0.97);
    expect(empty / questions.length).toBeLessThanOrEqual(0.01);
    for (const [kind, counts] of byClass)
      expect([kind, counts.found / counts.asked >= 0.9]).toEqual([kind, true]);
  });
});
