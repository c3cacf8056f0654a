/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import { build } from 'esbuild';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { makePlace, type Place } from '../testing/engines';
import { openDatabase } from './database';
import type { OpenDatabase } from './lazyDatabase';
import { vehicles } from './schema';

jest.setTimeout(60_000);

describe('the embedded database on a thread', () => {
  // built into node_modules, where the thread finds the packages that it loads
  const worker = path.resolve('node_modules/.cache', `databaseWorker-${process.pid}.mjs`);
  let place: Place;
  let database: OpenDatabase;

  beforeAll(async () => {
    await build({
      entryPoints: [path.join(__dirname, 'databaseWorker.ts')],
      outfile: worker,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    });
    place = await makePlace('the embedded database');
    database = await openDatabase({ ...place.options, worker });
  });
  afterAll(async () => {
    await place.remove();
    rmSync(worker);
  });

  it('is migrated and seeded, and returns times as text, and arrays and JSON as values', async () => {
    const rows = await database.db.select().from(vehicles).limit(3);
    expect(rows).toHaveLength(3);
    expect(
      await database.db.execute(sql`select now() as at, array[1, 2] as list, '{"a":1}'::jsonb as json`),
    ).toMatchObject({
      rows: [{ at: expect.any(String), list: [1, 2], json: { a: 1 } }],
    });
  });

  it('passes an error of a transaction on with its code, and rolls the transaction back', async () => {
    await database.db.execute(sql`create table once (id integer primary key)`);
    const failed: unknown = await database.db
      .transaction(async (transaction) => {
        await transaction.execute(sql`insert into once values (1)`);
        await transaction.execute(sql`insert into once values (1)`);
      })
      .catch((error: unknown) => error);
    expect((failed as { cause: unknown }).cause).toMatchObject({ code: '23505', constraint: 'once_pkey' });
    expect(await database.db.$count(sql`once`)).toBe(0);
  });

  it('runs no other query during a transaction', async () => {
    const order: string[] = [];
    await Promise.all([
      database.db.transaction(async (transaction) => {
        await transaction.execute(sql`insert into once values (2)`);
        order.push('written');
        await transaction.execute(sql`select pg_sleep(0.05)`);
        order.push('slept');
      }),
      database.db.$count(sql`once`).then((count) => order.push(`counted ${count}`)),
    ]);
    expect(order).toEqual(['written', 'slept', 'counted 1']);
  });

  it('leaves the main thread free during a long query', async () => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    await database.db.execute(sql`select count(*) from generate_series(1, 3000000)`);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });

  it('closes within seconds, also while a query hangs', async () => {
    const asked: unknown = database.db
      .execute(sql`select count(*) from generate_series(1, 100000000000)`)
      .catch((error: unknown) => error);
    // the query is on its way to the thread
    await new Promise((resolve) => setImmediate(resolve));
    const began = performance.now();
    await database.close();
    expect(performance.now() - began).toBeLessThan(8_000);
    expect(String(await asked)).toContain('Failed query');
    await expect(database.db.execute(sql`select 1`)).rejects.toThrow('Failed query');
  });
});
