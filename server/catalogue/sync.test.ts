/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { startEmbeddedErp, type EmbeddedErp } from '../erp/embeddedErp';
import { makeErpClient, type ErpRequestFn } from '../gateway/erpClient';
import type { LazyDatabase } from '../db/lazyDatabase';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { credentials } from '../testing/service';
import { readStatus } from './store';
import { makeCatalogueSync } from './sync';

jest.setTimeout(120_000);

/** Few products make a sweep short: categories are full (30 products) from the first hundreds on. */
const products = 300;

const startErpOf = (count: number): Promise<EmbeddedErp> =>
  startEmbeddedErp({ ...credentials, today: new Date('2025-06-15T15:00:00Z'), products: count });

describeOnEngines('a sweep of the ERP', ({ engine, it, story }) => {
  let erp: EmbeddedErp;
  let place: Place;
  let database: LazyDatabase;
  let ask: ErpRequestFn;

  beforeAll(async () => {
    erp = await startErpOf(products);
  });
  afterAll(() => erp.close());
  beforeEach(async () => {
    place = await makePlace(engine);
    database = place.open();
    ({ ask } = makeErpClient({ ...credentials, url: erp.url, timeoutMs: 2_000, retryDelayMs: () => 0 }));
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const makeSync = (asked: ErpRequestFn = ask, holder = 'one') =>
    makeCatalogueSync({ ask: asked, database, holder });

  it('brings every product, writes nothing the second time and removes what is withdrawn', async () => {
    expect(await makeSync().sweep()).toMatchObject({
      added: products,
      removed: 0,
      incomplete: [],
      isFilled: true,
    });
    expect(await makeSync().sweep()).toMatchObject({ added: 0, changed: 0, repriced: 0, isFilled: true });

    const isWithdrawn = (row: unknown): boolean => Reflect.get(Object(row), 'codigo') === 'FRE-PD-1042';
    const withdrawing: ErpRequestFn = async (call, fields) => {
      const rows = (await ask(call, fields)).filter((row) => !isWithdrawn(row));
      const lowered = (row: object): object => {
        const { slug, items, hijos } = row as { slug: string; items: number; hijos: object[] };
        return {
          ...row,
          items: slug.startsWith('05-00') && slug.endsWith('1') ? items - 1 : items,
          hijos: hijos.map(lowered),
        };
      };
      return call === 'getCategories' ? (rows as object[]).map(lowered) : rows;
    };
    expect(await makeSync(withdrawing).sweep()).toMatchObject({ removed: 1 });
    expect((await readStatus(await database.get())).products).toBe(products - 1);
  });

  it('keeps everything when the ERP fails half-way, or tells fewer than there are', async () => {
    await makeSync().sweep();
    let calls = 0;
    const failing: ErpRequestFn = (call, fields) => {
      calls += 1;
      return calls > 5 ? Promise.reject(new Error('no answer')) : ask(call, fields);
    };
    await expect(makeSync(failing).sweep()).rejects.toThrow('no answer');
    const shortened: ErpRequestFn = async (call, fields) =>
      call === 'getProductos' ? (await ask(call, fields)).slice(0, 3) : ask(call, fields);
    const report = await makeSync(shortened).sweep();
    expect(report).toMatchObject({ removed: 0, isFilled: false });
    expect(await readStatus(await database.get())).toMatchObject({ products, isFilled: true });
  });

  story('is made by one copy of the service at a time', async () => {
    let release = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => {
      release = resolve;
    });
    let other: unknown = 'not asked';
    const asking: ErpRequestFn = async (call, fields) => {
      if (other === 'not asked') {
        other = await makeSync(ask, 'two').sweep();
        release();
      }
      return ask(call, fields);
    };
    await Promise.all([makeSync(asking).sweep(), isAsked]);
    expect(other).toBeNull();
  });

  it('brings categories of more than a call holds by the beginnings of skus', async () => {
    const large = await startErpOf(3_000);
    try {
      const client = makeErpClient({
        ...credentials,
        url: large.url,
        timeoutMs: 5_000,
        retryDelayMs: () => 0,
      });
      const report = await makeSync(client.ask).sweep();
      expect(report).toMatchObject({ added: 3_000, incomplete: [], isFilled: true });
    } finally {
      await large.close();
    }
  });
});
