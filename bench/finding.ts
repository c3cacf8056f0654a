/**
 * node -r esbuild-register bench/finding.ts [COUNT…]: measures how long the catalogue takes for a list with its count
 * and its counts by filter, for suggestions, for the parts of a vehicle, for all products by name, and for related
 * products; among 1,200 and 20,000 products by default, on PostgreSQL and on the embedded database. The questions are
 * those of the recall test. Prints p50 and p95, and the time to fill the catalogue.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { toVehicleSlug } from '../src/shared/vehicleSlug';
import { openDatabase } from '../server/db/database';
import { createLazyDatabase } from '../server/db/lazyDatabase';
import { makeCatalogue, type CatalogueQuestion } from '../server/catalogue/catalogue';
import { inArray } from 'drizzle-orm';
import { vehicles as vehicleTable } from '../server/db/schema';
import { vehicleFields } from '../server/catalogue/vehicleStore';
import { listVehiclesWithParts } from '../server/catalogue/countParts';
import { fillCatalogue } from '../server/catalogue/testing/fillCatalogue';
import { createTemporaryFolder, migrationsDir } from '../server/testing/folders';
import { createDatabase, isPostgresAtHand, startPostgres } from '../server/testing/postgres';
import { exponentOf, tell } from './figures.cjs';

const asked = process.argv.slice(2).map(Number);
const counts = asked.length > 0 ? asked : [1_200, 20_000];
const questions = (
  JSON.parse(readFileSync(path.join(__dirname, '../server/catalogue/testing/questions.json'), 'utf8')) as {
    question: string;
  }[]
).map(({ question }) => question);
/** First ids of the vehicles, of ten years each, so that no list is requested twice. */
const vehicles = [10105, 10206, 10405, 11107];

const noFilters = { brand: [], stock: [], stars: [], badge: [], vehicle: null, price: null };
const base: Omit<CatalogueQuestion, 'search'> = {
  category: null,
  filters: noFilters,
  sort: 'default',
  limit: 24,
  offset: 0,
  level: 2,
  vehicle: null,
  withFacets: true,
};

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? 0;

async function measure(engine: string, databaseUrl: string | null, count: number) {
  const folder = createTemporaryFolder();
  const database = createLazyDatabase(() =>
    openDatabase({ databaseUrl, dataDir: folder.path, migrationsDir }),
  );
  try {
    const db = await database.get();
    const began = performance.now();
    await fillCatalogue(db, count);
    const fill = (performance.now() - began) / 1000;
    const catalogue = makeCatalogue({ database, now: () => new Date() });
    const time = async (ask: () => Promise<unknown>): Promise<number> => {
      const start = performance.now();
      await ask();
      return performance.now() - start;
    };
    // the first questions run code for the first time
    for (const search of questions.slice(0, 40)) await catalogue.list({ ...base, search });
    const lists: number[] = [];
    for (const search of questions) lists.push(await time(() => catalogue.list({ ...base, search })));
    const suggestions: number[] = [];
    for (const search of questions)
      for (const letters of [3, 6])
        suggestions.push(
          await time(() =>
            catalogue.list({
              ...base,
              search: search.slice(0, letters),
              isTyping: true,
              limit: 10,
              level: null,
              withFacets: false,
            }),
          ),
        );
    const fitting: number[] = [];
    for (let round = 0; round < 10; round += 1)
      for (const vehicle of vehicles)
        fitting.push(
          await time(() =>
            catalogue.list({
              ...base,
              search: '',
              ofVehicle: vehicle + round,
              vehicle: vehicle + round,
            }),
          ),
        );
    const own = [...(await listVehiclesWithParts(db))].slice(0, 400);
    const slugs = (
      await db.select(vehicleFields).from(vehicleTable).where(inArray(vehicleTable.id, own))
    ).map(toVehicleSlug);
    // parts that fit all vehicles are counted once, by the first call
    await catalogue.findVehicleParts(slugs[0]!);
    const vehiclePage: number[] = [];
    for (const slug of slugs.slice(1))
      vehiclePage.push(
        await time(async () => {
          if (!(await catalogue.findVehicleParts(slug))) throw new Error(`${slug} is no vehicle`);
        }),
      );
    const byName: number[] = [];
    // each page is another question, as answers without words are cached for a minute
    for (let page = 0; page < 20; page += 1)
      byName.push(
        await time(() =>
          catalogue.list({ ...base, search: '', sort: 'name_asc', offset: page * base.limit }),
        ),
      );
    const skus = (await catalogue.list({ ...base, search: 'freno', limit: 40 })).products;
    const related: number[] = [];
    for (const { content } of skus)
      related.push(await time(() => catalogue.findRow({ kind: 'related', sku: content.sku }, 16)));
    const sitemap = [await time(async () => listVehiclesWithParts(await database.get()))];
    const figures = { sitemap, lists, suggestions, vehiclePage, fitting, byName, related };
    for (const [name, times] of Object.entries(figures))
      process.stdout.write(
        `${engine}, ${count}: ${name} p50 ${percentile(times, 0.5).toFixed(1)} p95 ${percentile(times, 0.95).toFixed(1)} ms\n`,
      );
    process.stdout.write(`${engine}, ${count}: filled in ${fill.toFixed(1)} s\n`);
    return {
      list: percentile(lists, 0.95),
      suggestions: percentile(suggestions, 0.95),
      vehiclePage: percentile(vehiclePage, 0.95),
      vehicle: percentile(fitting, 0.95),
      byName: percentile(byName, 0.95),
      related: percentile(related, 0.95),
      fill,
    };
  } finally {
    await database.close();
    folder.remove();
  }
}

async function measureAll(id: string, engine: string, urlOf: () => Promise<string | null>): Promise<void> {
  const measured = [];
  for (const count of counts) measured.push(await measure(engine, await urlOf(), count));
  const last = measured.at(-1);
  if (!last) return;
  for (const [name, value] of Object.entries(last)) tell(`finding.${id}.${name}`, value);
  if (counts.length > 1)
    for (const name of ['list', 'suggestions', 'vehiclePage', 'vehicle'] as const)
      tell(
        `finding.${id}.${name}Growth`,
        exponentOf(
          measured.map((figures) => figures[name]),
          counts,
        ),
      );
}

async function run(): Promise<void> {
  if (isPostgresAtHand()) {
    const server = await startPostgres(['fsync=off']);
    try {
      await measureAll('postgres', 'PostgreSQL', async () => (await createDatabase(server.url)).url);
    } finally {
      await server.stop();
    }
  }
  await measureAll('embedded', 'embedded', () => Promise.resolve(null));
}

void run();
