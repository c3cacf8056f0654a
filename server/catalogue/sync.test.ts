/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import { ErpFault, type ErpRequestFn } from '../erp/erpClient';
import type { LazyDatabase } from '../db/lazyDatabase';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { startSweptErp, type SweptErp } from '../testing/sweptErp';
import { makeCatalogue } from './catalogue';
import { readStatus } from './catalogueState';
import { mainLevel } from './writeProducts';
import { runQuery } from '../db/runQuery';
import { makeCatalogueSync } from './sync';

jest.setTimeout(120_000);

/** A few products, which keep a sweep short: ten categories are full, with 30 products each. */
const products = 300;

describeOnEngines('a sweep of the ERP', (engine) => {
  let erp: SweptErp;
  let place: Place;
  let database: LazyDatabase;
  let ask: ErpRequestFn;

  beforeAll(async () => {
    erp = await startSweptErp(products);
    ({ ask } = erp);
  });
  afterAll(() => erp.close());
  beforeEach(async () => {
    place = await makePlace(engine);
    database = place.open();
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const failing = (): Promise<never> => Promise.reject(new Error('no answer'));
  const makeSync = (asked: ErpRequestFn = ask, holder = 'one') =>
    makeCatalogueSync({ ask: asked, database, holder });

  it('stores every product, writes nothing the second time and removes withdrawn products', async () => {
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

  it('removes nothing when the ERP fails half-way, or lists fewer products than it counts', async () => {
    await makeSync().sweep();
    let calls = 0;
    const failingLater: ErpRequestFn = (call, fields) => {
      calls += 1;
      return calls > 5 ? failing() : ask(call, fields);
    };
    await expect(makeSync(failingLater).sweep()).rejects.toThrow('no answer');
    const shortened: ErpRequestFn = async (call, fields) =>
      call === 'getProductos' ? (await ask(call, fields)).slice(0, 3) : ask(call, fields);
    const report = await makeSync(shortened).sweep();
    expect(report).toMatchObject({ removed: 0, isFilled: false });
    expect(await readStatus(await database.get())).toMatchObject({ products, isFilled: true });
  });

  describe('while the ERP answers wrongly', () => {
    const named = (row: unknown, name: string): unknown => Reflect.get(Object(row), name);
    /** Changes the counts that the ERP reports for its categories. */
    const counting =
      (change: (items: number, slug: string) => number, asked: ErpRequestFn = ask): ErpRequestFn =>
      async (call, fields) => {
        const rows = await asked(call, fields);
        const counted = (row: unknown): object => ({
          ...Object(row),
          items: change(Number(named(row, 'items')), String(named(row, 'slug'))),
          hijos: (named(row, 'hijos') as unknown[]).map(counted),
        });
        return call === 'getCategories' ? rows.map(counted) : rows;
      };
    const withoutSku =
      (sku: string, asked: ErpRequestFn = ask): ErpRequestFn =>
      async (call, fields) =>
        (await asked(call, fields)).filter((row) => named(row, 'codigo') !== sku);
    const readProducts = async () => (await readStatus(await database.get())).products;
    const fault = () => new ErpFault('ERP_TIMEOUT');

    it('removes nothing because of wrong counts, only products that the ERP itself no longer finds', async () => {
      await makeSync().sweep();
      const tooMany = counting((items) => items + 7);
      const report = await makeSync(
        withoutSku('FRE-PD-1042', (call, fields) => tooMany(call, fields)),
      ).sweep();
      expect(report).toMatchObject({ removed: 1, withheld: 0, isFilled: false });
      expect(report?.incomplete.length).toBeGreaterThan(30);
      const tooFew = counting(() => 0);
      expect(await makeSync(tooFew).sweep()).toMatchObject({ added: 1, removed: 0 });
      expect(await readProducts()).toBe(products);
    });

    it('keeps the catalogue when the ERP lists nothing, and empties it only after an hour', async () => {
      await makeSync().sweep();
      const withoutCategories: ErpRequestFn = (call, fields) =>
        call === 'getCategories' ? Promise.resolve([]) : ask(call, fields);
      await expect(makeSync(withoutCategories).sweep()).rejects.toThrow(ErpFault);
      const empty: ErpRequestFn = (call, fields) =>
        call === 'getCategories' ? counting(() => 0)(call, fields) : Promise.resolve([]);
      for (const onlyMoved of [false, true])
        expect(await makeSync(empty).sweep({ onlyMoved })).toMatchObject({ withheld: products, removed: 0 });
      expect(await readProducts()).toBe(products);
      const db = await database.get();
      expect((await readStatus(db)).categories.some(({ items }) => items > 0)).toBe(true);
      await db.execute(sql`update catalogue_state set withheld_since = now() - interval '61 minutes'`);
      expect(await makeSync(empty).sweep({ onlyMoved: true })).toMatchObject({ removed: products });
    });

    it('reads the remaining categories when one category fails, and the failed category in the next sweep', async () => {
      const failingOne: ErpRequestFn = (call, fields) =>
        fields['category'] === '05-001' && call === 'getProductos'
          ? Promise.reject(fault())
          : ask(call, fields);
      const report = await makeSync(failingOne).sweep();
      expect(report).toMatchObject({ failed: ['05-001'], incomplete: ['05-001'], isFilled: false });
      expect(report?.added).toBeGreaterThan(products / 2);
      expect(await makeSync().sweep()).toMatchObject({ failed: [], isFilled: true });
      expect(await readProducts()).toBe(products);
      // once a category is known, a failure loses none of its products
      expect(await makeSync(failingOne).sweep()).toMatchObject({ removed: 0, incomplete: [] });
      expect(await readProducts()).toBe(products);
      await expect(makeSync(() => Promise.reject(fault())).sweep()).rejects.toThrow(ErpFault);
    });

    it('removes a withdrawn product although the previous sweep was interrupted', async () => {
      await makeSync().sweep();
      const sku = 'FRE-PD-1042';
      const withdrawn = withoutSku(
        sku,
        counting((items, slug) => (slug === '05-001' ? items - 1 : items)),
      );
      let isStopping = false;
      const cut = makeCatalogueSync({
        ask: (call, fields) => {
          isStopping = call === 'getProductos';
          return withdrawn(call, fields);
        },
        database,
        holder: 'one',
        isStopping: () => isStopping,
      });
      expect(await cut.sweep({ onlyMoved: true })).toBeNull();
      expect(await readProducts()).toBe(products);
      expect(await makeSync(withdrawn).sweep({ onlyMoved: true })).toMatchObject({ removed: 1 });
      expect(await makeSync(withdrawn).sweep({ onlyMoved: true })).toMatchObject({ removed: 0, calls: 5 });
    });
  });

  it('is made by one copy of the service at a time', async () => {
    let other: unknown = 'not asked';
    const first = makeCatalogueSync({
      ask: async (call, fields) => {
        other = await makeSync(ask, 'two').sweep();
        return ask(call, fields);
      },
      database,
      holder: 'one',
      isStopping: () => other !== 'not asked',
    });
    expect(await first.sweep()).toBeNull();
    expect(other).toBeNull();
    // the end of the first sweep gives the turn to the other copy
    await expect(makeSync(failing, 'two').sweep()).rejects.toThrow('no answer');
  });

  describe('with more products in a category than a call returns', () => {
    const windowRows = 25;
    /** Sweeps everything. Resolves with the number of calls that asked for the beginning of a list. */
    const sweepCounted = async (asked: ErpRequestFn): Promise<number> => {
      let beginnings = 0;
      const counting: ErpRequestFn = (call, fields) => {
        if ('search' in fields) beginnings += 1;
        return asked(call, fields);
      };
      const sync = makeCatalogueSync({ ask: counting, database, holder: 'one', windowRows });
      expect(await sync.sweep()).toMatchObject({ added: products, incomplete: [], isFilled: true });
      return beginnings;
    };

    it('reads page by page where the ERP has the paging field, and otherwise by the first letters of skus', async () => {
      expect(await sweepCounted(ask)).toBe(0);
      const db = await database.get();
      await db.execute(sql`delete from catalogue_products`);
      const simple = await startSweptErp(products, false);
      expect(await sweepCounted(simple.ask)).toBeGreaterThan(0);
      await simple.close();
    });

    it('reports a category as failed when one of its pages fails, and reads it in the next sweep', async () => {
      let [pages, beginnings] = [0, 0];
      const failingLater: ErpRequestFn = (call, fields) => {
        if ('search' in fields) beginnings += 1;
        if ('desde' in fields) pages += 1;
        return pages === 5 ? Promise.reject(new ErpFault('ERP_TIMEOUT')) : ask(call, fields);
      };
      const sync = makeCatalogueSync({ ask: failingLater, database, holder: 'one', windowRows });
      const report = await sync.sweep();
      expect([report?.failed.length, report?.isFilled, beginnings]).toEqual([1, false, 0]);
      expect(await makeSync().sweep()).toMatchObject({ failed: [], isFilled: true });
    });

    it('reads by the first letters of skus where the ERP refuses the paging field', async () => {
      const refusing: ErpRequestFn = (call, fields) =>
        'desde' in fields
          ? Promise.reject(new ErpFault('ERP_UNAVAILABLE', new Error('status 400'), true))
          : ask(call, fields);
      expect(await sweepCounted(refusing)).toBeGreaterThan(0);
    });
  });

  it('leaves lists filtered by the main level’s price until the other levels are read', async () => {
    const onlyMain: ErpRequestFn = (call, fields) =>
      (fields['nivelComercial'] ?? mainLevel) === mainLevel
        ? ask(call, fields)
        : Promise.reject(new ErpFault('ERP_TIMEOUT'));
    await expect(makeSync(onlyMain).sweep()).rejects.toThrow(ErpFault);
    const catalogue = makeCatalogue({ database, now: () => new Date() });
    const countAt = async (level: number | null): Promise<number> => {
      const filters = {
        brand: [],
        stock: [],
        stars: [],
        badge: [],
        vehicle: null,
        price: { from: 1, to: null },
      };
      const { total } = await catalogue.list({
        ...{ search: '', category: null, sort: 'price_asc', limit: 8, offset: 0, vehicle: null },
        ...{ filters, level, withFacets: false },
      });
      return total;
    };
    expect(await countAt(mainLevel)).toBe(products);
    expect(await countAt(mainLevel + 1)).toBe(products);
  });

  describe('of the changes since the last sweep', () => {
    const sku = 'FRE-PD-1042';
    const readRow = async () => {
      const [row] = await runQuery<{ prices: number[]; stock: string }>(
        await database.get(),
        sql`select prices, stock from catalogue_products where sku = ${sku}`,
      );
      return row;
    };
    afterEach(() => erp.resetProducts());

    it('writes the stock and the prices of every level in a few calls', async () => {
      await makeSync().sweep();
      const before = await readRow();
      erp.setPrice(sku, 12_345);
      erp.setStock(sku, 0);
      const report = await makeSync().sweep({ onlyMoved: true });
      const after = await readRow();
      expect(after?.prices[0]).toBe(12_345);
      expect(after?.prices.filter((price, at) => price !== before?.prices[at])).toHaveLength(5);
      expect(after?.stock).not.toBe(before?.stock);
      expect(report?.calls).toBeLessThan(20);
    });

    it('removes products that the ERP reports as withdrawn', async () => {
      await makeSync().sweep();
      const telling: ErpRequestFn = (call, fields) =>
        JSON.stringify(fields).includes('"modificadoDesde":"20')
          ? Promise.resolve([{ codigo: sku, retirado: true }])
          : ask(call, fields);
      expect(await makeSync(telling).sweep({ onlyMoved: true })).toMatchObject({ removed: 1 });
      expect(await readRow()).toBeUndefined();
    });

    it('ends after four calls if the ERP ignores the field modificadoDesde', async () => {
      const simple = await startSweptErp(products, false);
      await makeSync(simple.ask).sweep();
      expect(await makeSync(simple.ask).sweep({ onlyMoved: true })).toMatchObject({
        added: 0,
        removed: 0,
        calls: 4,
      });
      await simple.close();
    });
  });
});
