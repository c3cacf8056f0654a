/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { Account } from '@/erp/rows/account';
import { customersSchema, sessionSchema } from '@/shop/schemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import { sessions } from '../db/schema';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { readProblem, readRows, type Browser } from '../testing/browser';
import {
  migrateToFirstVersion,
  describeOnEngines,
  testedEngines,
  makePlace,
  type Place,
} from '../testing/engines';
import { crowdedEmail, startAsGuest, makeApp, sellerEmail, signInAt, startErp } from '../testing/service';
import { makeSellerCustomers } from './sellerCustomers';

jest.setTimeout(120_000);

const crowd = 10_000;

const account = (code: string, more: Partial<Account> = {}): Account => ({
  role: 'customer',
  code,
  email: `${code}@example.ec`,
  phone: '',
  name: code,
  tradeName: '',
  discount: 0,
  level: 2,
  ...more,
});

describeOnEngines('a seller’s customers', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  let erp: EmbeddedErp;
  let app: FastifyInstance;

  beforeAll(async () => {
    place = await makePlace(engine);
    database = place.open();
    erp = await startErp();
    app = await makeApp(erp, { database });
  });

  afterAll(async () => {
    await app.close();
    await erp.close();
    await place.remove();
  });

  const listOf = async (browser: Browser) =>
    v.parse(customersSchema, (await browser.get('/session/customers')).json()).customers;
  const sessionOf = async (browser: Browser) =>
    v.parse(sessionSchema, (await browser.get('/session')).json());

  it(`are all sent at sign-in and can each be selected when there are ${crowd} of them`, async () => {
    const seller = await startAsGuest(app);
    expect(readRows(await seller.signIn(crowdedEmail))).toHaveLength(crowd + 1);
    const customers = await listOf(seller);
    expect(customers).toHaveLength(crowd);
    for (const { code } of [customers[0]!, customers[crowd - 1]!]) {
      expect((await seller.select(code)).statusCode).toBe(200);
      expect((await sessionOf(seller)).customer).toMatchObject({ code });
      expect((await seller.erp('getPedidos')).statusCode).toBe(200);
    }
    expect(readProblem(await seller.select('C0001')).code).toBe('NOT_FOUND');
  });

  it('are not stored in the row of the session, whatever their number', async () => {
    const seller = await signInAt(app, crowdedEmail);
    await seller.select('C15000');
    const db = await database.get();
    const [row] = await db.select({ size: sql<number>`max(pg_column_size(sessions.*))` }).from(sessions);
    expect(Number(row?.size)).toBeLessThan(2_000);
  });

  it('are sent compressed, and are not cached on disk', async () => {
    const seller = await signInAt(app, crowdedEmail);
    const path = '/api/shop/session/customers';
    const answer = await seller.send('GET', path, undefined, { 'accept-encoding': 'gzip' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
    expect(answer.rawPayload.length).toBeLessThan(400_000);
    expect(
      v.parse(customersSchema, JSON.parse(gunzipSync(answer.rawPayload).toString())).customers,
    ).toHaveLength(crowd);
  });

  it('are replaced at each sign-in, and a customer who is no longer among them cannot be served', async () => {
    await signInAt(app, crowdedEmail);
    const seller = await signInAt(app, sellerEmail);
    await seller.select('C0003');
    const store = makeSellerCustomers(database);
    await store.replace('V001', [account('B'), account('A', { level: 3 }), account('B', { level: 4 })]);
    expect((await listOf(seller)).map(({ code, level }) => [code, level])).toEqual([
      ['B', 4],
      ['A', 3],
    ]);
    expect((await sessionOf(seller)).customer).toBeNull();
    expect(readProblem(await seller.erp('getPedidos')).code).toBe('FORBIDDEN');
    await signInAt(app, sellerEmail);
    expect(await listOf(seller)).toHaveLength(40);
    expect(await store.list('V900')).toHaveLength(crowd);
  });

  it('are each stored once when two sign-ins store them at the same time', async () => {
    const store = makeSellerCustomers(database);
    const many = Array.from({ length: 500 }, (_, at) => account(`X${at}`));
    await Promise.all([store.replace('V777', many), store.replace('V777', [...many].reverse())]);
    expect(await store.list('V777')).toHaveLength(500);
    await store.replace('V777', []);
    expect(await store.list('V777')).toEqual([]);
  });
});

it.each(testedEngines)(
  'a seller who signed in to an older version stays signed in, with the customers, on %s',
  async (engine) => {
    const place = await makePlace(engine, 'nothing');
    const customers = JSON.stringify([account('C0002'), account('C0001')]);
    const seller = JSON.stringify(account('V001', { role: 'seller' }));
    await migrateToFirstVersion(place, async (db) => {
      for (const id of ['old', 'new'])
        await db.execute(sql`
        insert into sessions (id, account_code, account, customers, customer_code, xsrf, created_at, last_seen_at, expires_at)
        values (${id}, 'V001', ${seller}::jsonb, ${id === 'old' ? '[]' : customers}::jsonb, 'C0001', 'x',
          ${id === 'old' ? '2025-01-01' : '2025-01-02'}, now(), now())`);
    });
    const database = place.open();
    const store = makeSellerCustomers(database);
    expect((await store.list('V001')).map(({ code }) => code)).toEqual(['C0002', 'C0001']);
    await database.close();
    await place.remove();
  },
);
