/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { productListSchema, productRowSchema } from '@/shop/catalogueSchemas';
import { makeProducts } from '../../demo/erp/data/products';
import { startEmbeddedErp, type EmbeddedErp } from '../../demo/erp/embeddedErp';
import type { LazyDatabase } from '../db/lazyDatabase';
import { makeErpClient } from '../erp/erpClient';
import { readProblem, readRows, type Browser } from '../testing/browser';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { credentials, customerEmail, makeApp, signInAt, startAsGuest } from '../testing/service';
import { makeCatalogueSync } from './sync';

jest.setTimeout(120_000);

const now = new Date('2025-06-15T15:00:00Z');
const sku = 'COL-PA-1104';

/** A few products, which keep a sweep short. */
const startErpOf = (products: number) => startEmbeddedErp({ ...credentials, today: now, products });

const readBody = (answer: LightMyRequestResponse): unknown => {
  expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true]);
  return answer.json();
};

describeOnEngines('rows of products', (engine) => {
  let erp: EmbeddedErp;
  let place: Place;
  let database: LazyDatabase;
  let app: FastifyInstance;
  let guest: Browser;
  let readNow = now;

  const open = async (at: EmbeddedErp) => {
    database = place.open();
    app = await makeApp(at, { database, now: () => readNow });
    guest = await startAsGuest(app);
  };
  const sweepAt = async ({ url }: EmbeddedErp) => {
    const { ask } = makeErpClient({ ...credentials, url, timeoutMs: 2_000, retryDelayMs: () => 0 });
    const report = await makeCatalogueSync({ ask, database, holder: 'one' }).sweep();
    await app.close();
    await open(erp);
    return report;
  };
  const getRow = async (query: string) =>
    v.parse(productRowSchema, readBody(await guest.get(`/product-rows?${query}`)));
  const getSkus = async (query: string) => (await getRow(query)).products.map((product) => product.sku);
  const askErp = async (call: Parameters<Browser['erp']>[0], fields: Record<string, unknown>) =>
    readRows(await guest.erp(call, { limit: 16, ...fields })).map(({ codigo }) => codigo);

  beforeAll(async () => {
    erp = await startErpOf(300);
    place = await makePlace(engine);
    await open(erp);
  });
  afterAll(async () => {
    await app.close();
    await erp.close();
    await place.remove();
  });

  it('come from the ERP until the catalogue is read, then from the catalogue, even while the ERP is down', async () => {
    const rows = [
      ['kind=featured', { tipo: 'Destacados' }],
      ['kind=new', { tipo: 'New' }],
      ['kind=featured&category=05-000', { tipo: 'Destacados', category: '05-000' }],
      ['kind=new&category=01-001', { tipo: 'New', category: '01-001' }],
    ] as const;
    const chosen = new Map<string, unknown>();
    for (const [query, fields] of rows) chosen.set(query, await askErp('getProductosTipo', fields));
    for (const [query] of rows) expect([query, await getSkus(query)]).toEqual([query, chosen.get(query)]);
    expect(await getSkus(`kind=related&sku=${sku}`)).toContain(sku);

    expect(await sweepAt(erp)).toMatchObject({ added: 300, failed: [], withheld: 0, isFilled: true });
    for (const [query] of rows) expect([query, await getSkus(query)]).toEqual([query, chosen.get(query)]);
    const { products } = await getRow('kind=featured');
    expect(Object.keys(products[0] ?? {})).not.toContain('priceWithoutIva');

    const own = readRows(await guest.erp('getProducto', { codigo: sku }))[0];
    const isReplacing = ({ equivalents }: { equivalents: string[] }) =>
      equivalents.some((number) => (own?.['equivalencias'] as string[] | undefined)?.includes(number));
    const related = (await getRow(`kind=related&sku=${sku}`)).products;
    expect(related).toHaveLength(16);
    expect(related.map((product) => product.sku)).not.toContain(sku);
    const replacing = related.map(isReplacing);
    expect(replacing[0]).toBe(true);
    expect(replacing.lastIndexOf(true)).toBe(replacing.filter(Boolean).length - 1);
    // the shop asks the ERP for a product that the catalogue does not have
    expect(await getSkus('kind=related&sku=NO-SUCH-1')).toEqual([]);

    await erp.close();
    expect(await getSkus('kind=featured')).toEqual(chosen.get('kind=featured'));
    expect(await getSkus(`kind=related&sku=${sku}`)).toHaveLength(16);
  });

  it('show the time of the last comparison with the ERP once it is half an hour old, as lists do', async () => {
    readNow = new Date(Date.now() + 29 * 60_000);
    expect((await getRow('kind=new')).asOf).toBeUndefined();
    readNow = new Date(Date.now() + 31 * 60_000);
    const { asOf } = await getRow('kind=new');
    expect(Date.now() - Date.parse(asOf ?? '')).toBeLessThan(120_000);
    const list = v.parse(productListSchema, (await guest.get('/products?search=pastillas')).json());
    expect([list.asOf, list.total > 3]).toEqual([asOf, true]);
    readNow = now;
  });

  it('lose a withdrawn product with the next sweep of the ERP; until then the product cannot be ordered', async () => {
    erp = await startErpOf(290);
    await app.close();
    await open(erp);
    const customer = await signInAt(app, customerEmail);
    const all = async () => {
      const answers = await Promise.all(
        [1, 2, 3, 4, 5, 6, 7].map((page) => guest.get(`/products?limit=48&page=${page}`)),
      );
      return new Set(
        answers.flatMap((answer) =>
          v.parse(productListSchema, answer.json()).products.map((product) => product.sku),
        ),
      );
    };
    const before = await all();
    expect(before.size).toBe(300);
    const kept = new Set(makeProducts(290).map((product) => product.sku));
    const withdrawn = [...before].filter((listed) => !kept.has(listed));
    expect(withdrawn).toHaveLength(10);

    const asked = withdrawn.map((one) => `sku=${encodeURIComponent(one)}`).join('&');
    expect((await customer.get(`/prices?${asked}`)).json()).toEqual({ prices: [], asOf: null });
    const [branch] = readRows(await customer.erp('getSucursales', { default: true }));
    const order = await customer.send(
      'POST',
      '/api/shop/orders',
      {
        lines: [{ sku: withdrawn[0], quantity: 1, options: [], unitPrice: 1_000 }],
        total: 1_150,
        shippingAddress: {
          ...{ id: branch?.['id'], firstName: branch?.['nombres'], lastName: branch?.['apellidos'] },
          ...{ company: branch?.['empresa'], country: branch?.['pais'], address1: branch?.['direccion1'] },
          ...{ address2: branch?.['direccion2'], city: branch?.['ciudad'], state: branch?.['provincia'] },
          ...{ postcode: branch?.['codigopostal'], email: branch?.['correo'], phone: branch?.['telefono'] },
          isDefault: branch?.['default'],
        },
        payment: 'transfer',
        notes: '',
      },
      { 'idempotency-key': 'withdrawn-1' },
    );
    expect([order.statusCode, readProblem(order).code]).toEqual([409, 'ORDER_CHANGED']);

    expect(await sweepAt(erp)).toMatchObject({ removed: 10, withheld: 0, isFilled: true });
    const after = await all();
    expect(withdrawn.filter((one) => after.has(one))).toEqual([]);
    expect(after.size).toBe(290);
  });
});
