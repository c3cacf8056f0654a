/**
 * npm run bench:copies [-- --products 1200,100000 --copies 1,2,4 --seconds 20 --confirm 60 --write]: measures the load
 * that copies of the built service can serve together, behind the nginx of deploy/, on one PostgreSQL and, if it is
 * installed, one Redis, with an ERP in a process of its own. A shop's mix of requests arrives at a fixed rate, whatever
 * the answers take; the rate is raised until the 99th percentile is above 200 ms, a request fails, or more than one in
 * 100 guests' pages is left to the browser. Then the highest rate within these limits is confirmed over a longer time,
 * in which the figures are measured. The load, the ERP, nginx and the databases share the machine's cores with the
 * copies: their shares are printed. --write writes bench/copies.md. Needs a build, nginx and PostgreSQL; with the
 * defaults it takes about an hour on a quiet machine with two cores.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { exitWithUsage } from '../server/shared/readOptions';
import { isNginxAtHand, startNginx } from '../server/testing/nginx';
import { createDatabase, isPostgresAtHand, startPostgres } from '../server/testing/postgres';
import { buildDocument, growthOf, type OfSize } from './copies/document';
import { describeRun, measureAt, measureCost, measureHeld, type Parts } from './copies/measure';
import {
  cleanUpAll,
  cleanups,
  findPostgres,
  startCopy,
  startErp,
  startRedis,
  sumMetric,
  type Copy,
} from './copies/programs';
import {
  copyCounts,
  firstRate,
  options,
  root,
  say,
  shown,
  sizes,
  tryingSeconds,
  usage,
  warmUps,
} from './copies/settings';
import { createVisitors, questions, readCatalogue, shuffle } from './copies/visitors';
import { tell } from './figures.cjs';

async function measureSize(products: number): Promise<OfSize> {
  say(`${shown(products)} products`);
  // commits wait for the disk, as in a real shop
  const server = await startPostgres([]);
  cleanups.push(() => server.stop());
  const { url } = await createDatabase(server.url);
  const postgres = await findPostgres(url);
  const erp = await startErp(products);
  const redis = await startRedis();
  const environment = {
    ...erp.environment,
    DATABASE_URL: url,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    TRUST_PROXY: 'loopback',
    ...(redis && { REDIS_URL: redis.url }),
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-bench-nginx-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));

  const began = performance.now();
  let first: Copy | null = await startCopy(environment);
  while ((await sumMetric([first], 'catalogue_filled')) !== 1) await pause(250);
  const fillSeconds = (performance.now() - began) / 1_000;
  say(`  filled after ${shown(fillSeconds)} s`);
  while ((await sumMetric([first], 'catalogue_swept')) !== 1) await pause(250);
  say(`  prices of all levels read after ${shown((performance.now() - began) / 1_000)} s`);
  const catalogue = await readCatalogue(first.base);

  const ofSize: Partial<OfSize> = { products, fillSeconds };
  const runs: OfSize['runs'] = [];
  for (const count of copyCounts) {
    const copies: Copy[] = first ? [first] : [];
    first = null;
    while (copies.length < count) copies.push(await startCopy(environment));
    const ports = copies.map(({ base }) => Number(new URL(base).port));
    const nginx = await startNginx(ports, folder);
    cleanups.push(() => nginx.stop());
    const parts: Parts = { copies, nginx, postgres, erp: erp.pid, redis: redis?.pid ?? null };
    const createWork = await createVisitors(nginx.address, catalogue);
    say(`  ${count} ${count === 1 ? 'copy' : 'copies'}, the shop's mix`);
    const warm = await measureAt(firstRate, warmUps * tryingSeconds, parts, createWork('shop'));
    say(`  warm-up at ${describeRun(warm).trim()}`);
    if (count === copyCounts[0]) {
      const atFirstRate = await measureAt(firstRate, tryingSeconds, parts, createWork('shop'));
      say(`  then at ${describeRun(atFirstRate).trim()}`);
      const { cores, isHeld } = atFirstRate;
      ofSize.request = isHeld ? ((cores.copies + cores.PostgreSQL) / firstRate) * 1_000 : null;
      // a page that was requested before may be cached
      const unasked = catalogue.products.filter((url) => !catalogue.asked.has(url));
      const chosen = shuffle(unasked).slice(0, 1_100);
      if (chosen.length < 3) throw new Error('All products were asked: --products is too small.');
      const [warmEnd, drawnEnd] = [0.28, 0.64].map((share) => Math.ceil(share * chosen.length));
      // the first pages of a thread compile code that later pages only run
      await measureCost(parts, chosen.slice(0, warmEnd));
      ofSize.page = await measureCost(parts, chosen.slice(warmEnd, drawnEnd));
      ofSize.plainPage = await measureCost(parts, chosen.slice(drawnEnd), 'identity');
      const searches = shuffle(questions).map(
        (question) => `/api/shop/products?search=${encodeURIComponent(question)}`,
      );
      ofSize.search = await measureCost(parts, searches);
      say(
        `  a drawn page ${shown(ofSize.page.copy, 2)} ms (${shown(ofSize.plainPage.copy, 2)} without its compression) and ${shown(ofSize.page.database, 2)} ms of PostgreSQL; a search ${shown(ofSize.search.copy, 2)} and ${shown(ofSize.search.database, 2)} ms`,
      );
    }
    // growth needs a single number of copies; other numbers are measured with the largest catalogue only
    if (products === Math.max(...sizes) || count === copyCounts[0])
      runs.push({ copies: count, mix: 'shop', measured: await measureHeld(parts, createWork('shop')) });
    if (products === Math.max(...sizes) && count === 2) {
      say("  guests' pages alone");
      runs.push({ copies: count, mix: 'pages', measured: await measureHeld(parts, createWork('pages')) });
    }
    await nginx.stop();
    await Promise.all(copies.map(({ end }) => end()));
    if (products !== Math.max(...sizes)) break;
  }
  erp.end();
  redis?.end();
  await server.stop();
  return { ...ofSize, runs } as OfSize;
}

/** Prints the document, and writes it with --write. */
function publish(text: string): void {
  say(`\n${text}`);
  if (!options.write) return;
  const file = path.join(root, 'bench/copies.md');
  writeFileSync(file, text);
  execFileSync('npx', ['oxfmt', file], { cwd: root });
  say('Written: bench/copies.md');
}

async function run(): Promise<void> {
  if (!isPostgresAtHand() || !isNginxAtHand())
    exitWithUsage('This bench needs PostgreSQL and nginx: install them (Debian: postgresql nginx).', usage);
  const [load = 0] = loadavg();
  const measured: OfSize[] = [];
  for (const products of sizes) {
    measured.push(await measureSize(products));
    // an error with a later size does not lose the earlier measurements
    publish(buildDocument(measured, load));
  }
  for (const { products, runs } of measured)
    for (const { copies, mix, measured: run } of runs)
      tell(`copies.${mix}.${copies}.${products}`, run.isHeld ? run.rate : 0);
  for (const [name, exponent] of Object.entries(growthOf(measured) ?? {}))
    tell(`copies.growth.${name.replaceAll(' ', '-')}`, exponent);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void cleanUpAll().then(() => process.exit(1)));

void run()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  })
  .then(cleanUpAll)
  .then(() => process.exit());
