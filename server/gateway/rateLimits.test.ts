/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../shared/config';
import type { LazyDatabase } from '../db/lazyDatabase';
import { rateLimits } from '../db/schema';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { Browser, readProblem } from '../testing/browser';
import { startDatabaseAndErp, type DatabaseAndErp } from '../testing/databaseAndErp';
import { describeOnEngines } from '../testing/engines';
import { customerEmail, makeApp } from '../testing/service';
import { toNetworkKey } from '../shared/clientNetwork';
import { liftedRateLimits, makeRateLimitStore, toAccountKey, type AttemptLimits } from './rateLimits';

jest.setTimeout(120_000);

describeOnEngines('the limit of sign-ins', (engine) => {
  let running: DatabaseAndErp;
  let database: LazyDatabase;
  let erp: EmbeddedErp;
  const copies: FastifyInstance[] = [];

  beforeAll(async () => {
    running = await startDatabaseAndErp(engine);
    ({ database, erp } = running);
  });
  afterAll(() => running.stop());
  beforeEach(async () => {
    await (await database.get()).delete(rateLimits);
  });
  afterEach(async () => {
    for (const app of copies.splice(0)) await app.close();
  });

  /** Starts a copy of the service on the same database. */
  async function startCopy(
    attempts: Partial<AttemptLimits>,
    env: Record<string, string> = { TRUST_PROXY: 'loopback' },
  ): Promise<FastifyInstance> {
    const app = await makeApp(erp, {
      database: { get: () => database.get(), close: () => Promise.resolve() },
      config: readConfig(env),
      attempts: { ...liftedRateLimits, ...attempts },
    });
    copies.push(app);
    return app;
  }

  const arriveAt = (app: FastifyInstance) => new Browser(app).arrive();

  const tryPassword = (browser: Browser, user: string, from: string, password = 'wrong') =>
    browser.send(
      'POST',
      '/api/dtierp/wsdti/getLoginIn',
      { empresa: '', apikey: '', user, password },
      { 'x-forwarded-for': from },
    );

  /** Statuses of several wrong passwords, one after another. */
  async function listStatuses(browser: Browser, tries: readonly (readonly [string, string])[]) {
    const statuses: number[] = [];
    for (const [user, from] of tries) statuses.push((await tryPassword(browser, user, from)).statusCode);
    return statuses;
  }

  /** Moves the database's clock forward, as far as waits are concerned. */
  const passTime = async (minutes: number) => {
    const earlier = sql`make_interval(mins => ${minutes}::int)`;
    await (await database.get()).update(rateLimits).set({
      readyAt: sql`${rateLimits.readyAt} - ${earlier}`,
      expiresAt: sql`${rateLimits.expiresAt} - ${earlier}`,
    });
  };

  it('is shared by two copies of the service', async () => {
    const [one, other] = [await startCopy({ perAccount: 3 }), await startCopy({ perAccount: 3 })];
    const tries = [['a@x.ec', '203.0.113.9']] as const;
    const [here, there] = [await arriveAt(one), await arriveAt(other)];
    expect(await listStatuses(here, tries)).toEqual([200]);
    expect(await listStatuses(there, [...tries, ...tries])).toEqual([200, 200]);
    expect(await listStatuses(here, tries)).toEqual([429]);
    expect(await listStatuses(there, tries)).toEqual([429]);
    expect((await tryPassword(here, 'a@x.ec', '198.51.100.7')).statusCode).toBe(200);
  });

  it('admits no more attempts than its number, also when they come at the same time', async () => {
    const copies = [await startCopy({ perAccount: 5 }), await startCopy({ perAccount: 5 })];
    const browsers = await Promise.all(copies.map(arriveAt));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => tryPassword(browsers[at % 2]!, 'a@x.ec', '203.0.113.9')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  });

  it('is shared by all spellings of an e-mail, and by all IP addresses of a network', async () => {
    const browser = await arriveAt(await startCopy({ perAccount: 4 }));
    const tries = [
      ['José@x.ec', '2001:db8:1:2::9'],
      [' JOSÉ@X.EC ', '2001:db8:1:2:3:4:5:6'],
      ['Jose\u0301@x.ec', '2001:0DB8:0001:0002::1'],
      ['jose\u200B@x.ec', '2001:db8:1:2:ffff::'],
      ['ＪＯＳＥ@x.ec', '2001:db8:1:2::'],
    ] as const;
    expect(await listStatuses(browser, tries)).toEqual([200, 200, 200, 200, 429]);
    expect(await listStatuses(browser, [['jose@x.ec', '2001:db8:1:3::9']])).toEqual([200]);
    expect(await listStatuses(browser, [['josefa@x.ec', '2001:db8:1:2::9']])).toEqual([200]);
  });

  it('is a growing delay, which attempts during the delay do not prolong', async () => {
    const waitOf = async (browser: Browser) => {
      const answer = await tryPassword(browser, 'a@x.ec', '203.0.113.9');
      expect(readProblem(answer)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
      return Math.ceil(Number(answer.headers['retry-after']) / 60);
    };
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      // a copy that has just started does not know the refusal
      const browser = await arriveAt(await startCopy({ perAccount: 1 }));
      expect(await listStatuses(browser, [['a@x.ec', '203.0.113.9']])).toEqual([200]);
      waits.push(await waitOf(browser));
      // the process remembers the refusal, with the complete wait
      expect(await waitOf(browser)).toBe(waits.at(-1));
      await passTime(waits.at(-1)!);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    await passTime(24 * 60);
    const browser = await arriveAt(await startCopy({ perAccount: 1 }));
    await listStatuses(browser, [['a@x.ec', '203.0.113.9']]);
    expect(await waitOf(browser)).toBe(1);
  });

  it('does not lock the owner out of an account that is attacked from other networks', async () => {
    const attempts = { perAccount: 3, perAccountEverywhere: 10 };
    const app = await startCopy(attempts);
    const attacker = await arriveAt(app);
    const networks = Array.from({ length: 12 }, (_, at) => `203.0.113.${at}`);
    const attack = networks.flatMap((from) =>
      Array.from({ length: 6 }, () => [customerEmail, from] as const),
    );
    const statuses = await listStatuses(attacker, attack);
    // four networks have three attempts each, the others one: many networks together have fewer attempts than they
    // would have separately
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10 + networks.length);
    const owner = await arriveAt(app);
    const answer = await tryPassword(owner, customerEmail.toUpperCase(), '198.51.100.7', 'demo1234');
    expect(answer.json()).toMatchObject({ message: { response: [{ salida: 'OK' }] } });
  });

  it('does not lock out a known browser because of other browsers in its network', async () => {
    const app = await startCopy({ perAccount: 2, perAddress: 6 });
    const [owner, neighbour] = [await arriveAt(app), await arriveAt(app)];
    const from = '203.0.113.9';
    expect((await tryPassword(owner, customerEmail, from, 'demo1234')).statusCode).toBe(200);
    await owner.send('DELETE', '/api/shop/session');
    const attack = ['a', 'a', 'b', 'c'].map((name) => [`${name}@x.ec`, from] as const);
    await listStatuses(neighbour, [...attack, [customerEmail, from], [customerEmail, from]]);
    expect(await listStatuses(neighbour, [[customerEmail, from]])).toEqual([429]);
    const answer = await tryPassword(owner, customerEmail, from, 'demo1234');
    expect(answer.json()).toMatchObject({ message: { response: [{ salida: 'OK' }] } });
    // a known browser has a limit of its own, and counts as known for no other account
    expect(await listStatuses(owner, Array(3).fill([customerEmail, from]) as [string, string][])).toEqual([
      200, 200, 429,
    ]);
    expect(await listStatuses(owner, [['a@x.ec', from]])).toEqual([429]);
    // a cookie that was invented, or signed for another id, does not make the browser known
    const [id = '', hash = ''] = (owner.cookies.get('known-browser') ?? '').split('.');
    for (const forged of [`${id}x.${hash}`, `${id}.${hash.slice(1)}A`, `${id}.`, 'x.y']) {
      neighbour.cookies.set('known-browser', forged);
      expect(await listStatuses(neighbour, [[customerEmail, from]])).toEqual([429]);
    }
  });

  it('is reset by the right password', async () => {
    const browser = await arriveAt(await startCopy({ perAccount: 3 }));
    const from = '203.0.113.9';
    for (let round = 0; round < 3; round += 1) {
      expect(
        await listStatuses(browser, [
          [customerEmail, from],
          [customerEmail, from],
        ]),
      ).toEqual([200, 200]);
      expect((await tryPassword(browser, customerEmail, from, 'demo1234')).statusCode).toBe(200);
    }
  });

  it('is shared by all accounts that are tried from one network address', async () => {
    const browser = await arriveAt(await startCopy({ perAddress: 3 }));
    const tries = ['a', 'b', 'c', 'd'].map((name) => [`${name}@x.ec`, '203.0.113.9'] as const);
    expect(await listStatuses(browser, tries)).toEqual([200, 200, 200, 429]);
    expect(await listStatuses(browser, [['d@x.ec', '198.51.100.7']])).toEqual([200]);
  });

  it('does not trust the headers of an unknown proxy', async () => {
    const browser = await arriveAt(await startCopy({ perAddress: 2 }, {}));
    const tries = ['a', 'b', 'c'].map((name, at) => [`${name}@x.ec`, `203.0.113.${at}`] as const);
    expect(await listStatuses(browser, tries)).toEqual([200, 200, 429]);
  });

  it('stores neither e-mails nor network addresses, and deletes expired rows', async () => {
    const db = await database.get();
    const browser = await arriveAt(await startCopy({}));
    await listStatuses(browser, [['ana@example.ec', '203.0.113.9']]);
    expect(JSON.stringify(await db.select().from(rateLimits))).not.toMatch(/ana|203/);
    await passTime(25 * 60);
    const store = makeRateLimitStore(database, 'secret');
    for (let attempt = 0; attempt < 500; attempt += 1)
      await store.consume('the same', { kind: 'hourly', free: 1_000 });
    expect(await db.$count(rateLimits)).toBe(1);
  });
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('the network of %s is %s', (ip, network) => {
  expect(toNetworkKey(ip)).toBe(network);
});

test.each([
  ['ana@x.ec', ' Ana@X.ec\u00A0'],
  ['ñandu@x.ec', 'n\u0303andu@x.ec'],
  ['i@x.ec', 'İ@x.ec'],
])('%s and %s are counted as one account', (one, other) => {
  expect(toAccountKey(other)).toBe(toAccountKey(one));
});
