/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedErp, type EmbeddedErp } from '../../demo/erp/embeddedErp';
import { readStatus } from '../catalogue/catalogueState';
import type { LazyDatabase } from '../db/lazyDatabase';
import { pageState } from '../db/schema';
import { readConfig } from '../shared/config';
import { readRows, type Browser } from '../testing/browser';
import { createTemporaryFolder } from '../testing/folders';
import { makePlace, usualEngine, type Place } from '../testing/engines';
import { describeOnRedis, startRedis, type TestRedis } from '../testing/redis';
import { credentials, customerEmail, makeApp, signInAt } from '../testing/service';
import { waitUntil } from '../testing/waitUntil';
import type { AppOptions } from './appOptions';

jest.setTimeout(120_000);

const sku = 'FRE-PD-1042';
const categories = ['05-001', '05-002', '01-001', '02-001'];

describeOnRedis('several copies of the service', () => {
  let server: TestRedis;
  let place: Place;
  let database: LazyDatabase;
  let erp: EmbeddedErp;
  let apps: FastifyInstance[] = [];
  let logs: string[];

  beforeAll(async () => {
    server = await startRedis();
    place = await makePlace(usualEngine);
    database = place.open();
    erp = await startEmbeddedErp({ ...credentials, faults: true, today: new Date('2025-06-15T15:00:00Z') });
  });
  beforeEach(async () => {
    erp.reset();
    logs = [];
    await server.send('FLUSHALL');
  });
  afterEach(async () => {
    for (const app of apps) await app.close();
    apps = [];
  });
  afterAll(async () => {
    await erp.close();
    await database.close();
    await place.remove();
    await server.stop();
  });

  const isUp = async (app: FastifyInstance): Promise<boolean> =>
    /^redis_up 1$/m.test(await app.renderMetrics());

  const makeCopy = (
    settings: Record<string, string>,
    options: Pick<AppOptions, 'readsCatalogue'> = {},
  ): Promise<FastifyInstance> =>
    makeApp(erp, {
      config: readConfig({ ERP_FAULTS: 'on', ...settings }),
      database: { get: () => database.get(), close: () => Promise.resolve() },
      // on a busy machine Redis takes longer than in a shop
      redisLimits: { commandMs: 5_000, lookMs: 50 },
      catalogueAges: { fresh: 600_000, kept: 3_600_000 },
      logger: { level: 'warn', stream: { write: (line: string) => void logs.push(line) } },
      ...options,
    });

  async function startCopies(count: number, settings: Record<string, string>): Promise<Browser[]> {
    apps = await Promise.all(Array.from({ length: count }, () => makeCopy(settings)));
    if ('REDIS_URL' in settings) for (const app of apps) await waitUntil(() => isUp(app));
    const customer = await signInAt(apps[0]!, customerEmail);
    return apps.map((app) => customer.at(app));
  }

  /** Asks all copies for the same thing at the same time. Returns the calls that the ERP received. */
  async function countCalls(browsers: readonly Browser[]): Promise<number> {
    const before = erp.requests().getProductos ?? 0;
    const ask = (browser: Browser) =>
      Promise.all(categories.map((category) => browser.erp('getProductos', { category, limit: 50 })));
    await Promise.all(browsers.map(ask));
    await Promise.all(browsers.map(ask));
    return (erp.requests().getProductos ?? 0) - before;
  }

  const readPageVersion = async (): Promise<number> =>
    (await (await database.get()).select().from(pageState))[0]?.version ?? 0;
  const countSweeps = async (): Promise<number> => (await readStatus(await database.get())).sweep;

  const priceOf = async (browser: Browser): Promise<unknown> =>
    readRows(await browser.erp('getProducto', { codigo: sku }))[0]?.precio;

  it.each([1, 2, 3])(
    'send each ERP call once per copy without Redis, and once in total with Redis (%d copies)',
    async (count) => {
      expect(await countCalls(await startCopies(count, {}))).toBe(categories.length * count);
      for (const app of apps) await app.close();
      erp.reset();
      expect(await countCalls(await startCopies(count, { REDIS_URL: server.url }))).toBe(categories.length);
    },
  );

  it('show a person the same price at every copy, and the current price once any copy has requested it', async () => {
    const [one, other] = (await startCopies(2, { REDIS_URL: server.url })) as [Browser, Browser];
    const before = await priceOf(one);
    erp.setPrice(sku, 9_900);
    expect(await priceOf(other)).toBe(before);
    const [row] = readRows(
      await one.send(
        'POST',
        '/api/dtierp/wsdti/getProducto',
        { codigo: sku },
        { 'cache-control': 'no-cache' },
      ),
    );
    expect(row?.precio).not.toBe(before);
    expect(await priceOf(other)).toBe(row?.precio);
  });

  it('all forget the cached price once the fault control of one copy has changed the price', async () => {
    const [one, other] = (await startCopies(2, { REDIS_URL: server.url })) as [Browser, Browser];
    const before = await priceOf(other);
    await one.send('POST', '/control/product', { sku, priceWithoutIva: 9_900 });
    expect(await priceOf(other)).not.toBe(before);
    expect(await priceOf(one)).toBe(await priceOf(other));
  });

  it('stay ready and answer while Redis is lost, and log the loss once', async () => {
    const browsers = await startCopies(2, { REDIS_URL: server.url });
    const before = await priceOf(browsers[0]!);
    await server.kill();
    await waitUntil(async () => (await Promise.all(apps.map(isUp))).every((up) => !up));
    for (const browser of browsers) {
      expect(await priceOf(browser)).toBe(before);
      expect((await browser.get('/health/ready')).statusCode).toBe(200);
    }
    expect(await apps[0]!.renderMetrics()).toMatch(/^redis_up 0$/m);
    const lines = logs.map((line) => JSON.parse(line) as { level: number; msg: string });
    const warnings = lines.filter(({ level }) => level >= 40);
    expect(warnings.map(({ msg }) => msg)).toEqual(
      apps.map(() => 'Redis does not answer as it should: this copy asks the ERP by itself'),
    );
    for (const line of logs) expect(line).not.toContain(new URL(server.url).port);
    await server.restart();
    for (const app of apps) await waitUntil(() => isUp(app));
    expect(await priceOf(browsers[1]!)).toBe(before);
  });

  it('keep cached ERP answers when a copy imports a catalogue file, which changes the pages’ version once', async () => {
    const [one] = (await startCopies(1, { REDIS_URL: server.url })) as [Browser];
    const before = await priceOf(one);
    erp.setPrice(sku, 9_900);
    expect(await priceOf(one)).toBe(before);
    const folder = createTemporaryFolder();
    const file = path.join(folder.path, 'products.csv');
    writeFileSync(file, 'id,codigo,descripcion\n1,A-1,Filtro\n');
    const version = await readPageVersion();
    const importing = await makeCopy({ REDIS_URL: server.url, CATALOG_FILE: file }, { readsCatalogue: true });
    apps.push(importing);
    await importing.listen({ host: '127.0.0.1', port: 0 });
    await waitUntil(async () => (await readPageVersion()) > version);
    expect(await priceOf(one)).toBe(before);
    // the same file, when it is read at the next start, changes nothing
    const changed = await readPageVersion();
    const again = await makeCopy({ REDIS_URL: server.url, CATALOG_FILE: file }, { readsCatalogue: true });
    const sweeps = await countSweeps();
    await again.listen({ host: '127.0.0.1', port: 0 });
    await waitUntil(async () => (await countSweeps()) > sweeps);
    await again.close();
    expect(await readPageVersion()).toBe(changed);
    folder.remove();
  });
});
