/**
 * node bench/vehicles.mjs: HTTP time of each step of the cascade and of a VIN with 50,000 vehicles in the
 * embedded database, or in the empty PostgreSQL that DATABASE_URL names. Wall time, as a step may take 50 ms.
 * Needs a build. Exits with 1 when a step's 95th percentile is slower.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

const wanted = 50_000;
const maxMs = 50;
const rounds = 40;
const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'));
const databaseUrl = process.env.DATABASE_URL;
const vin = '8LATD5166C0123456';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

async function started() {
  const port = await freePort();
  const service = spawn(process.execPath, ['dist/server/main.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}/api/shop`;
  for (;;) {
    const answer = await fetch(`${base}/vehicles/years`).catch(() => null);
    if (answer?.ok)
      return { base, end: () => new Promise((done) => service.once('exit', done) && service.kill()) };
    await new Promise((next) => setTimeout(next, 100));
  }
}

/** Multiplies the engines of every vehicle, and adds a VIN pattern for each one. */
async function fill(query) {
  const [{ count }] = await query('select count(*)::int as count from vehicles');
  const copies = Math.ceil(wanted / count) - 1;
  await query(
    `insert into vehicles (id, year, make, model, engine)
     select 2000000 + copy * 100000 + row_number() over (partition by copy order by id), year, make, model, engine || ' ' || copy
     from vehicles cross join generate_series(1, ${copies}) as copy`,
  );
  await query(
    `insert into vin_patterns (pattern, vehicle_id)
     select left(pattern, 3) || translate(lpad(to_hex(vehicle_id), 6, '0'), 'abcdef', 'ABCDEF') || right(pattern, 2), vehicle_id
     from vin_patterns where length(pattern) > 9 on conflict do nothing`,
  );
  await query('analyze');
  const [{ vehicles }] = await query('select count(*)::int as vehicles from vehicles');
  return vehicles;
}

async function fillDatabase() {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const vehicles = await fill(async (sql) => (await client.query(sql)).rows);
    await client.end();
    return vehicles;
  }
  const pglite = await PGlite.create({ dataDir: path.join(dataDir, 'pg') });
  const vehicles = await fill(async (sql) => (await pglite.query(sql)).rows);
  await pglite.close();
  return vehicles;
}

const first = await started();
await first.end();
const vehicles = await fillDatabase();
const { base, end } = await started();
const times = new Map();

async function ask(step, address) {
  const began = performance.now();
  const answer = await fetch(`${base}/vehicles${address}`);
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  times.set(step, [...(times.get(step) ?? []), performance.now() - began]);
  return body;
}

const some = (list, round) => list[(round * 7919) % list.length];
const query = (fields) => `?${new URLSearchParams(fields)}`;
for (let round = 0; round < rounds; round += 1) {
  const year = some((await ask('years', '/years')).years, round);
  const make = some((await ask('makes', `/makes${query({ year })}`)).makes, round);
  const model = some((await ask('models', `/models${query({ year, make })}`)).models, round);
  await ask('engines', query({ year, make, model }));
  await ask('VIN', `/vin/${vin}`);
}
await end();
rmSync(dataDir, { recursive: true, force: true });

let isSlow = false;
process.stdout.write(`${vehicles} vehicles in ${databaseUrl ? 'PostgreSQL' : 'the embedded database'}, ms\n`);
for (const [step, all] of times) {
  const sorted = all.sort((a, b) => a - b);
  const at = (part) => sorted[Math.floor((sorted.length - 1) * part)];
  isSlow ||= at(0.95) > maxMs;
  const [median, most] = [at(0.5), at(0.95)].map((ms) => ms.toFixed(1));
  process.stdout.write(
    `${step.padEnd(8)} median ${median.padStart(6)}  95 % ${most.padStart(6)}  of ${maxMs}\n`,
  );
}
process.exitCode = isSlow ? 1 : 0;
