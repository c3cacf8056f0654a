/**
 * npm run catalogue -- status | sync | import FILE | explain "words" | misses. `status` shows the catalogue's state.
 * `sync` reads the catalogue from the ERP, and `import` reads it from a file. `explain` shows how the search
 * understands a question. `misses` lists words without results. If the database is embedded, stop the service first,
 * because only one process can open the database.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { readConfig, type Config } from '../shared/config';
import { openDatabase } from '../db/database';
import { createLazyDatabase, type LazyDatabase } from '../db/lazyDatabase';
import { startEmbeddedErp } from '../../demo/erp/embeddedErp';
import { getRetryDelay, makeErpClient } from '../erp/erpClient';
import { makeCatalogue } from '../catalogue/catalogue';
import { describePlan } from '../catalogue/explain';
import { importProducts } from '../catalogue/importProducts';
import { getFileKind, readCatalogueFile } from '../catalogue/importFile';
import { readStatus } from '../catalogue/catalogueState';
import { listMisses } from '../catalogue/misses';
import { makeCatalogueSync } from '../catalogue/sync';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
const maxProblemsTold = 20;
const timeoutMs = 20_000;

async function tellStatus(database: LazyDatabase): Promise<void> {
  const { products, words, sweep, isFilled, filledAt, categories } = await readStatus(await database.get());
  say(
    `${products} products, ${words} words, ${sweep} sweeps; ${isFilled ? `whole since ${filledAt?.toISOString() ?? '?'}` : 'not whole yet'}`,
  );
  for (const { slug, name, items, held, isComplete } of categories)
    if (!isComplete) say(`  ${slug} ${name}: ${held} of ${items}`);
}

async function sync(database: LazyDatabase, { erp, erpProducts }: Config): Promise<void> {
  const credentials = { company: 'DEMO', key: randomBytes(16).toString('hex') };
  const standIn = erp ? null : await startEmbeddedErp({ ...credentials, products: erpProducts });
  const { ask } = makeErpClient({
    ...(erp ?? { ...credentials, url: standIn?.url ?? '' }),
    timeoutMs,
    retryDelayMs: getRetryDelay,
  });
  try {
    const report = await makeCatalogueSync({ ask, database, holder: randomUUID() }).sweep();
    say(report ? JSON.stringify(report) : 'Another copy of the service is reading the ERP: try again later.');
  } finally {
    await standIn?.close();
  }
}

async function importFrom(database: LazyDatabase, file: string): Promise<void> {
  const { products, problems } = readCatalogueFile(readFileSync(file, 'utf8'), getFileKind(file));
  for (const { line, reason } of problems.slice(0, maxProblemsTold)) say(`line ${line}: ${reason}`);
  if (problems.length > maxProblemsTold) say(`… ${problems.length - maxProblemsTold} more`);
  const written = await importProducts(await database.get(), products);
  say(`${products.length} products read, ${problems.length} lines left out: ${JSON.stringify(written)}`);
  if (problems.length + written.refused.length > 0) process.exitCode = 1;
}

async function explain(database: LazyDatabase, words: string): Promise<void> {
  const catalogue = makeCatalogue({ database, now: () => new Date() });
  const { plan, total, products, understood } = await catalogue.list({
    search: words,
    category: null,
    filters: { brand: [], stock: [], stars: [], badge: [], vehicle: null, price: null },
    sort: 'default',
    limit: 5,
    offset: 0,
    level: null,
    vehicle: null,
    withFacets: false,
  });
  for (const line of describePlan(plan)) say(line);
  say(`${total} found (relaxed: ${understood.relaxation})`);
  for (const { content } of products) say(`  ${content.sku}  ${content.name}`);
}

async function run([command, argument]: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const database = createLazyDatabase(() =>
    openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      // `sync` and `import` write, so they need the owner; an embedded database has a folder for each owner, so every
      // command needs the owner
      ...((config.databaseUrl === null || command === 'sync' || command === 'import') && {
        owner: config.erp ? 'real shop' : 'demonstration',
      }),
      migrationsDir: path.resolve('server/db/migrations'),
    }),
  );
  try {
    if (command === 'status') await tellStatus(database);
    else if (command === 'sync') await sync(database, config);
    else if (command === 'import' && argument !== undefined) await importFrom(database, argument);
    else if (command === 'explain' && argument !== undefined) await explain(database, argument);
    else if (command === 'misses')
      for (const { words, times } of await listMisses(await database.get())) say(`${times}  ${words}`);
    else {
      say('npm run catalogue -- status | sync | import FILE | explain "words" | misses');
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
});
