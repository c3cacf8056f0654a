/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { openSessionsSchema, sessionSchema } from '@/shop/schemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import { sessions } from '../db/schema';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { Browser, readProblem } from '../testing/browser';
import { startDatabaseAndErp, type DatabaseAndErp } from '../testing/databaseAndErp';
import { describeOnEngines } from '../testing/engines';
import { customerEmail, makeApp, sellerEmail, signInAt, wholesalerEmail } from '../testing/service';
import { toDeviceName } from './deviceName';

jest.setTimeout(60_000);

describeOnEngines('the sessions of an account', (engine) => {
  let running: DatabaseAndErp;
  let database: LazyDatabase;
  let erp: EmbeddedErp;
  let app: FastifyInstance;
  let time: number;

  beforeAll(async () => {
    running = await startDatabaseAndErp(engine);
    ({ database, erp } = running);
  });
  beforeEach(async () => {
    await (await database.get()).delete(sessions);
    time = Date.parse('2026-11-26T15:00:00Z');
    app = await makeApp(erp, {
      database: { get: () => database.get(), close: () => Promise.resolve() },
      now: () => new Date(time),
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    return app.close();
  });
  afterAll(() => running.stop());

  const accountOf = async (browser: Browser) =>
    v.parse(sessionSchema, (await browser.get('/session')).json());
  const listFor = async (browser: Browser) =>
    v.parse(openSessionsSchema, (await browser.get('/sessions')).json()).sessions;

  const signInWith = async (userAgent: string): Promise<Browser> => {
    const browser = await new Browser(app).arrive();
    await browser.send(
      'POST',
      '/api/dtierp/wsdti/getLoginIn',
      { empresa: '', apikey: '', user: customerEmail, password: 'demo1234' },
      { 'user-agent': userAgent },
    );
    return browser;
  };

  it('are listed to their account, which can end all of them except the current session', async () => {
    const here = await signInWith(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    );
    time += 60_000;
    const phone = await signInWith(
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36',
    );
    const other = await signInAt(app, wholesalerEmail);
    expect(await listFor(here)).toEqual([
      {
        device: 'Chrome · Android',
        startedAt: '2026-11-26T15:01:00.000Z',
        lastSeenAt: '2026-11-26T15:01:00.000Z',
        isCurrent: false,
      },
      {
        device: 'Firefox · Windows',
        startedAt: '2026-11-26T15:00:00.000Z',
        lastSeenAt: '2026-11-26T15:00:00.000Z',
        isCurrent: true,
      },
    ]);
    const answer = await here.send('DELETE', '/api/shop/sessions');
    expect(v.parse(openSessionsSchema, answer.json()).sessions.map(({ device }) => device)).toEqual([
      'Firefox · Windows',
    ]);
    expect((await accountOf(phone)).account).toBeNull();
    expect((await accountOf(here)).account).toMatchObject({ code: 'C0001' });
    expect((await accountOf(other)).account).toMatchObject({ code: 'C0002' });
  });

  it('continue under a new id when a seller chooses a customer', async () => {
    const seller = await signInAt(app, sellerEmail);
    const before = seller.at(app);
    await seller.select('C0001');
    expect(seller.cookies.get('session')).not.toBe(before.cookies.get('session'));
    // a request that another tab had already sent is answered for the previous customer, for whom it was sent
    expect(await accountOf(before)).toMatchObject({ account: { role: 'seller' }, customer: null });
    expect(await accountOf(seller)).toMatchObject({ customer: { code: 'C0001' } });
    expect(await listFor(seller)).toMatchObject([{ isCurrent: true }]);
    time += 31_000;
    expect((await accountOf(before)).account).toBeNull();
    expect(await accountOf(seller)).toMatchObject({ customer: { code: 'C0001' } });
    const chosen = seller.at(app);
    await seller.send('DELETE', '/api/shop/session/customer');
    expect(seller.cookies.get('session')).not.toBe(chosen.cookies.get('session'));
    expect((await accountOf(seller)).customer).toBeNull();
  });

  it('continue under the old id when the answer with the new id is lost', async () => {
    const seller = await signInAt(app, sellerEmail);
    const unanswered = seller.at(app);
    await seller.select('C0001');
    time += 31 * 60_000;
    expect(await accountOf(unanswered)).toMatchObject({ account: { role: 'seller' }, customer: null });
    time += 31_000;
    expect((await accountOf(unanswered)).account).toMatchObject({ role: 'seller' });
    expect((await accountOf(seller)).account).toBeNull();
  });

  it('end under all their ids at a sign-out', async () => {
    const seller = await signInAt(app, sellerEmail);
    const before = seller.at(app);
    await seller.select('C0001');
    const left = await seller.send('DELETE', '/api/shop/session');
    // the pages of the browser's history are removed; data that the shop stores, including the cart, stay
    expect(left.headers['clear-site-data']).toBe('"cache"');
    expect((await accountOf(before)).account).toBeNull();
    expect(await (await database.get()).$count(sessions)).toBe(0);
  });

  // the embedded database runs in one process, with that process's clock
  if (engine === 'PostgreSQL')
    it.each([9, -9])('survive a copy of the service whose clock is %d hours off', async (hours) => {
      const shared = { get: () => database.get(), close: () => Promise.resolve() };
      const here = await makeApp(erp, { database: shared });
      const browser = await signInAt(here, customerEmail);
      jest.useFakeTimers({
        now: Date.now() + hours * 60 * 60_000,
        doNotFake: [
          'hrtime',
          'nextTick',
          'performance',
          'queueMicrotask',
          'setImmediate',
          'clearImmediate',
          'setInterval',
          'clearInterval',
          'setTimeout',
          'clearTimeout',
        ],
      });
      const there = await makeApp(erp, { database: shared });
      // a sign-in deletes the sessions that have ended
      const other = await signInAt(there, wholesalerEmail);
      for (const [copy, account] of [
        [browser, 'C0001'],
        [browser.at(there), 'C0001'],
        [other, 'C0002'],
        [other.at(here), 'C0002'],
      ] as const) {
        expect((await accountOf(copy)).account).toMatchObject({ code: account });
        const { endsInMs } = (await copy.get('/session/expiry')).json<{ endsInMs: number }>();
        expect(Math.round(endsInMs / 60_000)).toBe(8 * 60);
      }
      await here.close();
      await there.close();
    });

  it('cannot choose a customer once they have ended', async () => {
    const seller = await signInAt(app, sellerEmail);
    const elsewhere = await signInAt(app, sellerEmail);
    await elsewhere.send('DELETE', '/api/shop/sessions');
    expect(readProblem(await seller.select('C0001')).code).toBe('AUTH_REQUIRED');
  });

  it('end after 8 idle hours, and after 30 days of use', async () => {
    const hour = 60 * 60_000;
    const seller = await signInAt(app, sellerEmail);
    for (let at = 0; at < 30 * 24; at += 6) {
      time += 6 * hour;
      if (at % 24 === 0) await seller.select('C0001');
      if (at < 30 * 24 - 6) expect((await accountOf(seller)).account).not.toBeNull();
    }
    expect((await accountOf(seller)).account).toBeNull();
    const idle = await signInAt(app, sellerEmail);
    time += 8 * hour + 1;
    expect((await accountOf(idle)).account).toBeNull();
  });
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1',
    'Safari · iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/139.0 Safari/537.36 Edg/139.0', 'Edge · Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/139.0 Safari/537.36', 'Chrome · Linux'],
  ['<script>alert(1)</script>', ''],
  [undefined, ''],
])('the device named by the User-Agent %s is %j', (userAgent, device) => {
  expect(toDeviceName(userAgent)).toBe(device);
});
