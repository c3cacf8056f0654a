/**
 * node -r esbuild-register bench/filling.ts [COUNT]: measures the first reading of the catalogue: the built service on
 * PostgreSQL, with an ERP with so many products (1,200 by default) in a process of its own. Searches are sent all the
 * time. Prints how long they waited, how long the reading took, and the service's memory after it. Needs a build.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase, startPostgres } from '../server/testing/postgres';
import { tell } from './figures.cjs';
import { startShop } from './startShop.cjs';

const root = path.join(__dirname, '..');
const count = Number(process.argv[2] ?? 1_200);
/** Milliseconds between two searches. */
const everyMs = 100;
/** Questions of the recall test, each sent once, as answers of the ERP are cached. */
const questions = (
  JSON.parse(readFileSync(path.join(root, 'server/catalogue/testing/questions.json'), 'utf8')) as {
    question: string;
  }[]
).map(({ question }) => question);

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? 0;

async function startErp() {
  const erp = spawn(
    process.execPath,
    [
      '-r',
      'esbuild-register',
      path.join(root, 'demo/erp/runErp.ts'),
      '--port',
      '0',
      '--products',
      String(count),
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [, url = '', company = '', key = ''] = await new Promise<string[]>((resolve, reject) => {
    let said = '';
    erp.stdout.on('data', (chunk) => {
      said += String(chunk);
      const found = /ERP_URL=(\S+) ERP_COMPANY=(\S+) ERP_KEY=(\S+)/.exec(said);
      if (found) resolve(found);
    });
    erp.once('exit', (code) => reject(new Error(`the ERP ended with ${code}`)));
  });
  return { environment: { ERP_URL: url, ERP_COMPANY: company, ERP_KEY: key }, end: () => erp.kill() };
}

async function run(): Promise<void> {
  const server = await startPostgres(['fsync=off']);
  const { url } = await createDatabase(server.url);
  const erp = await startErp();
  const shop = await startShop({
    ...erp.environment,
    DATABASE_URL: url,
    SESSION_SECRET: randomBytes(32).toString('hex'),
  });
  const began = performance.now();
  const waits: number[] = [];
  try {
    for (let asked = 0; (await shop.readMetric('catalogue_filled')) !== 1; asked += 1) {
      const search = encodeURIComponent(questions[asked % questions.length] ?? '');
      const start = performance.now();
      const answer = await fetch(`${shop.base}/api/shop/products?search=${search}`);
      await answer.text();
      if (!answer.ok) throw new Error(`a search was answered with ${answer.status}`);
      waits.push(performance.now() - start);
      await pause(everyMs);
    }
    const seconds = (performance.now() - began) / 1000;
    await pause(5_000);
    const megabytes = (await shop.readMetric('process_resident_memory_bytes')) / 1e6;
    process.stdout.write(
      `${count} products: filled in ${seconds.toFixed(1)} s; ${waits.length} searches meanwhile: p50 ${percentile(waits, 0.5).toFixed(1)}, p95 ${percentile(waits, 0.95).toFixed(1)}, p99 ${percentile(waits, 0.99).toFixed(1)}, longest ${Math.max(...waits).toFixed(1)} ms; memory ${megabytes.toFixed(0)} MB\n`,
    );
    tell('filling.wait', percentile(waits, 0.99));
    tell('filling.seconds', seconds);
    tell('filling.memory', megabytes);
  } finally {
    await shop.end();
    erp.end();
    await server.stop();
  }
}

void run();
