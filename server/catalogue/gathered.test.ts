/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LazyDatabase } from '../db/lazyDatabase';
import { fullyTestedEngines, makePlace, type Place } from '../testing/engines';
import { makeCatalogue, type Catalogue } from './catalogue';
import { fillCatalogue } from './testing/catalogueDatabase';

jest.setTimeout(120_000);

const questions = readFileSync(path.join(__dirname, 'testing/gatheredQuestions.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' = '));

const noFilters = { brand: [], stock: [], stars: [], badge: [], vehicle: null, price: null };

describe.each(fullyTestedEngines)('questions gathered elsewhere on %s', (engine) => {
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

  it('find a right part, or show a way on', async () => {
    const missed: string[] = [];
    const lost: string[] = [];
    for (const [question = '', right = ''] of questions) {
      const { products, understood } = await catalogue.list({
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
      if (products.some(({ content }) => new RegExp(right).test(content.name))) continue;
      missed.push(`${question} → ${products[0]?.content.name ?? '–'}`);
      if (products.length === 0 && !understood.symptom && understood.page === null) lost.push(question);
    }
    if (process.env.CATALOGUE_REPORT)
      process.stdout.write(
        `${questions.length}: ${missed.length} missed\n${missed.join('\n')}\nlost: ${lost.join(', ')}\n`,
      );
    expect(missed.length / questions.length).toBeLessThanOrEqual(0.15);
  });
});
