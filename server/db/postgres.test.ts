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

  it('PostgreSQL closing a connection in a transaction fails one request only', async () => {
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

  it('keeps all its connections, however many transactions cannot begin', async () => {
    const db = await database.get();
    const none = { isolationLevel: 'none' as 'serializable' };
    const moreThanThePoolHas = 11;
    for (let time = 0; time < moreThanThePoolHas; time += 1)
      await expect(db.transaction(() => Promise.resolve(), none)).rejects.toThrow('Failed query');
    expect(await db.transaction(() => Promise.resolve('begun'))).toBe('begun');
  });

  it('PostgreSQL that is down is unavailable, also for a new transaction', async () => {
    const removedPlace = await makePlace('PostgreSQL');
    const opened = removedPlace.open();
    const db = await opened.get();
    await removedPlace.remove();
    const transaction = db.transaction(() => Promise.resolve());
    await expect(transaction).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    await opened.close();
  });

  it('may take its time for the preparation, and ten seconds for a statement of the shop', async () => {
    const getStatementTimeout = async (db: Database) =>
      JSON.stringify(await db.execute(sql`show statement_timeout`)).match(/"statement_timeout":"(\w+)"/)?.[1];
    const limits: unknown[] = [];
    const prepared = place.open({ fill: async (db) => void limits.push(await getStatementTimeout(db)) });
    limits.push(await getStatementTimeout(await prepared.get()));
    expect(limits).toEqual(['0', '10s']);
    await prepared.close();
  });
});
