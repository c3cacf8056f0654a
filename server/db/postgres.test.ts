/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { readProblem } from '../testing/browser';
import { engines, makePlace, type Place } from '../testing/engines';
import { someAddress } from '../testing/requests';
import { customerEmail, makeApp, signInAt, startErp } from '../testing/service';
import type { Database, LazyDatabase } from './lazyDatabase';

jest.setTimeout(60_000);

const describeOnPostgres = engines.includes('PostgreSQL') ? describe : describe.skip;

describeOnPostgres('PostgreSQL', () => {
  let place: Place;
  let database: LazyDatabase;

  beforeEach(async () => {
    place = await makePlace('PostgreSQL');
    database = place.open();
  });

  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  it('fails only one request when it closes a connection in a transaction', async () => {
    const erp = await startErp();
    const app = await makeApp(erp, { database: { ...database, close: () => Promise.resolve() } });
    const customer = await signInAt(app, customerEmail);
    const other = new Client({ connectionString: place.options.databaseUrl ?? '' });
    await other.connect();
    // the insert waits for this lock inside its transaction
    await other.query('select pg_advisory_lock(727005, hashtext($1))', ['C0001']);
    const add = () => customer.send('POST', '/api/shop/addresses', someAddress);
    const adding = add();
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event = 'advisory'`;
    while ((await other.query(end)).rowCount === 0);
    expect(readProblem(await adding)).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' });
    await other.end();
    expect((await add()).statusCode).toBe(201);
    await app.close();
    await erp.close();
  });

  it('loses no connection of its pool, however many transactions cannot begin', async () => {
    const db = await database.get();
    const none = { isolationLevel: 'none' as 'serializable' };
    const moreThanThePoolHas = 21;
    for (let time = 0; time < moreThanThePoolHas; time += 1)
      await expect(db.transaction(() => Promise.resolve(), none)).rejects.toThrow('Failed query');
    expect(await db.transaction(() => Promise.resolve('begun'))).toBe('begun');
  });

  it('fails a new transaction with DATABASE_UNAVAILABLE when the server is down', async () => {
    const removedPlace = await makePlace('PostgreSQL');
    const opened = removedPlace.open();
    const db = await opened.get();
    await removedPlace.remove();
    const transaction = db.transaction(() => Promise.resolve());
    await expect(transaction).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    await opened.close();
  });

  it('limits the time of statements and locks for each kind of work, and not for migrations', async () => {
    const getLimits = async (db: Database) => {
      const read = async (name: string) =>
        JSON.stringify(await db.execute(sql.raw(`show ${name}`))).match(/"\w+_timeout":"(\w+)"/)?.[1];
      return `${await read('statement_timeout')} ${await read('lock_timeout')}`;
    };
    const limits: unknown[] = [];
    const prepared = place.open({ fill: async (db) => void limits.push(await getLimits(db)) });
    for (const work of ['usual', 'sessions', 'orders', 'stock', 'background'] as const)
      limits.push(await getLimits(await prepared.get(work)));
    expect(limits).toEqual(['0 0', '6s 2s', '2s 1s', '8s 4s', '1s 400ms', '30s 10s']);
    await prepared.close();
  });

  it('makes requests that need a locked table fail with 503, and delays no other requests', async () => {
    const erp = await startErp();
    const app = await makeApp(erp, { database: { ...database, close: () => Promise.resolve() } });
    const customer = await signInAt(app, customerEmail);
    const other = new Client({ connectionString: place.options.databaseUrl ?? '' });
    await other.connect();
    await other.query('begin');
    await other.query('lock table orders in access exclusive mode');
    const began = performance.now();
    // more than the connections of all kinds of work together
    const lists = Array.from({ length: 60 }, () => customer.get('/orders'));
    const showsStock = customer.erp('getProducto', { codigo: 'FRE-PD-1042' });
    for (const path of ['/session', '/brands', '/garage', '/addresses', '/health/ready'])
      expect([path, (await customer.get(path)).statusCode]).toEqual([path, 200]);
    await signInAt(app, customerEmail);
    expect((await showsStock).statusCode).toBe(200);
    expect(performance.now() - began).toBeLessThan(2_500);
    for (const answer of await Promise.all(lists)) {
      expect(readProblem(answer)).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' });
      expect(answer.headers['retry-after']).toBe('2');
    }
    await other.query('rollback');
    await other.end();
    expect((await customer.get('/orders')).statusCode).toBe(200);
    await app.close();
    await erp.close();
  });

  it('makes the service not ready and fails writes with 503 while it is read-only; reads still succeed', async () => {
    const erp = await startErp();
    const app = await makeApp(erp, { database: { ...database, close: () => Promise.resolve() } });
    const customer = await signInAt(app, customerEmail);
    const other = new Client({ connectionString: place.options.databaseUrl ?? '' });
    await other.connect();
    const setReadOnly = async (value: 'on' | 'off') => {
      const name = new URL(place.options.databaseUrl ?? '').pathname.slice(1);
      await other.query(`set default_transaction_read_only = off`);
      await other.query(`alter database ${name} set default_transaction_read_only = ${value}`);
      await other.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    };
    await setReadOnly('on');
    const refused = await customer.send('POST', '/api/shop/addresses', someAddress);
    expect(readProblem(refused)).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' });
    expect(refused.headers['retry-after']).toBe('2');
    expect(readProblem(await customer.get('/health/ready')).code).toBe('DATABASE_UNAVAILABLE');
    expect((await customer.get('/brands')).statusCode).toBe(200);
    expect((await customer.get('/orders')).statusCode).toBe(200);
    await setReadOnly('off');
    // each connection that was lost while idle fails one request
    while ((await customer.send('POST', '/api/shop/addresses', someAddress)).statusCode !== 201);
    await other.end();
    await app.close();
    await erp.close();
  });
});
