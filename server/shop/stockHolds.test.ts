/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import { sumTotals } from '@/shared/money';
import { stockHolds } from '../db/schema';
import type { LazyDatabase } from '../db/lazyDatabase';
import { customers } from '../../demo/erp/data/customers';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { readRows, type Browser } from '../testing/browser';
import { testedEngines, makePlace, type Place } from '../testing/engines';
import { fetchUnitPrice } from '../testing/requests';
import { customerEmail, makeApp, sellerEmail, signInAt, startErp, wholesalerEmail } from '../testing/service';
import { settleHolds, type StockHold } from './stockHolds';

jest.setTimeout(120_000);

const hold = (orderId: string, quantity: number, erpQuantity: number, isHandedOver = true): StockHold => ({
  orderId,
  quantity,
  erpQuantity,
  isHandedOver,
});
const ids = (holds: readonly StockHold[]) => holds.map(({ orderId }) => orderId);

describe('settling holds', () => {
  it('subtracts held pieces from the ERP’s quantity', () => {
    expect(settleHolds([hold('a', 2, 7), hold('b', 1, 7)], 7).available).toBe(4);
    expect(settleHolds([hold('a', 9, 7)], 7).available).toBe(0);
    expect(settleHolds([], 7).available).toBe(7);
  });

  it('ends a hold once the ERP’s quantity has dropped by its pieces, the oldest hold first', () => {
    const settled = settleHolds([hold('a', 2, 7), hold('b', 1, 7)], 5);
    expect([ids(settled.released), ids(settled.remaining), settled.available]).toEqual([['a'], ['b'], 4]);
    // a decrease that covered the first hold does not count for the second
    expect(settleHolds(settled.remaining, 5).available).toBe(4);
    expect(settleHolds(settled.remaining, 4)).toMatchObject({ remaining: [], available: 4 });
  });

  it('keeps the hold of an order that the ERP does not have yet, however the ERP’s quantity drops', () => {
    const settled = settleHolds([hold('a', 2, 7, false)], 4);
    expect([ids(settled.released), settled.available]).toEqual([[], 2]);
  });

  it('ends a hold when the ERP’s quantity drops after new stock had raised it', () => {
    const settled = settleHolds([hold('a', 2, 7)], 20);
    expect(settled.available).toBe(18);
    expect(settleHolds(settled.remaining, 18)).toMatchObject({ remaining: [], available: 18 });
  });
});

describe.each(testedEngines)('pieces of a product on %s', (engine) => {
  const sku = 'FRE-PD-1042';
  let place: Place;
  let database: LazyDatabase;
  let erp: EmbeddedErp;
  let apps: FastifyInstance[];
  let at: (position: number) => FastifyInstance;
  let key = 0;

  const orderFor = async (browser: Browser, discount: number, quantity = 1) => {
    const unitPrice = await fetchUnitPrice(browser, sku, discount);
    const lines = [{ sku, quantity, options: [], unitPrice }];
    const [branch] = readRows(await browser.erp('getSucursales', { default: true }));
    return { lines, branch };
  };

  const placeOrder = async (
    browser: Browser,
    discount: number,
    quantity = 1,
    more: { payment?: string; notes?: string } = {},
  ) => {
    const { lines, branch } = await orderFor(browser, discount, quantity);
    key += 1;
    return browser.send(
      'POST',
      '/api/shop/orders',
      {
        lines,
        total: sumTotals(lines, '2025-06-15').total,
        shippingAddress: {
          ...{ id: branch!['id'], firstName: branch!['nombres'], lastName: branch!['apellidos'] },
          ...{ company: branch!['empresa'], country: branch!['pais'], address1: branch!['direccion1'] },
          ...{ address2: branch!['direccion2'], city: branch!['ciudad'], state: branch!['provincia'] },
          ...{ postcode: branch!['codigopostal'], email: branch!['correo'], phone: branch!['telefono'] },
          isDefault: branch!['default'],
        },
        payment: 'transfer',
        notes: '',
        ...more,
      },
      { 'idempotency-key': `hold-key-${key}` },
    );
  };

  beforeAll(async () => {
    place = await makePlace(engine);
    database = place.open();
    erp = await startErp();
    // three copies of the service if the database is a server, because an embedded database belongs to one process
    const one = await makeApp(erp, { database });
    const copies = engine === 'PostgreSQL' ? [1, 2] : [];
    const others = await Promise.all(copies.map(() => makeApp(erp, { database: place.open() })));
    apps = [one, ...others];
    at = (position) => apps[position % apps.length]!;
  });

  beforeEach(async () => {
    await (await database.get()).delete(stockHolds);
    erp.resetProducts();
  });

  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await erp.close();
    await place.remove();
  });

  it('are never sold twice when many customers order the last seven pieces at several copies at once', async () => {
    const buyers = customers.slice(0, 25);
    // each customer orders from two devices
    const browsers: { browser: Browser; discount: number }[] = [];
    // one after the other, because a copy refuses more sign-ins at once than it accepts
    for (const [position, { row }] of [...buyers, ...buyers].entries())
      browsers.push({ browser: await signInAt(at(position), row.correo), discount: row.descuento });
    expect(browsers).toHaveLength(50);
    erp.setStock(sku, 7);
    const answers = await Promise.all(browsers.map(({ browser, discount }) => placeOrder(browser, discount)));
    const placed = answers.filter(({ statusCode }) => statusCode === 201);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect([placed.length, refused.length]).toEqual([7, 43]);
    for (const answer of refused)
      expect(answer.json()).toMatchObject({
        code: 'ORDER_CHANGED',
        changes: [{ kind: 'stock', sku, available: expect.any(Number) as number }],
      });
  });

  it('can be ordered when the stock is larger than the largest integer of the database', async () => {
    erp.setStock(sku, 3_000_000_000);
    const { row } = customers[0]!;
    const answer = await placeOrder(await signInAt(at(0), row.correo), row.descuento);
    expect(answer.statusCode).toBe(201);
  });

  it('are shown as the quantity that can still be ordered, and as out of stock once all of them are ordered', async () => {
    erp.setStock(sku, 3);
    const customer = await signInAt(at(0), customerEmail);
    expect((await placeOrder(customer, 5, 2)).statusCode).toBe(201);
    const other = await signInAt(at(1), wholesalerEmail);
    const seen = async () => readRows(await other.erp('getProducto', { codigo: sku }))[0];
    expect(await seen()).toMatchObject({ cantidad: 1, disponibilidad: 'in-stock' });
    const short = await placeOrder(other, 12, 2);
    expect(short.json()).toMatchObject({ changes: [{ kind: 'stock', sku, available: 1 }] });
    expect((await placeOrder(other, 12)).statusCode).toBe(201);
    expect(await seen()).toMatchObject({ cantidad: 0, disponibilidad: 'out-of-stock' });
  });

  it('can be ordered again once the hold on the last piece has ended', async () => {
    erp.setStock(sku, 1);
    const customer = await signInAt(at(0), customerEmail);
    expect((await placeOrder(customer, 5)).statusCode).toBe(201);
    expect((await placeOrder(customer, 5)).statusCode).toBe(409);
    await (await database.get()).update(stockHolds).set({ endsAt: new Date(0) });
    expect((await placeOrder(customer, 5)).statusCode).toBe(201);
  });

  it('can be ordered on credit up to the credit left, and beyond it only by a seller who gives a reason', async () => {
    erp.setStock(sku, 100_000);
    const customer = await signInAt(at(0), customerEmail);
    const [statement] = readRows(await customer.erp('getEstadoCuentaxId'));
    const left = Math.round((Number(statement!['cupo']) - Number(statement!['saldo'])) * 100);
    expect(left).toBeGreaterThan(0);
    const { lines } = await orderFor(customer, 5);
    const fitting = Math.floor(left / sumTotals(lines, '2025-06-15').total);
    const onCredit = (quantity: number, notes = '') =>
      placeOrder(customer, 5, quantity, { payment: 'credit', notes });
    const refused = await onCredit(fitting + 1, 'Por favor');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'CREDIT_EXCEEDED', available: left });
    // two orders, each of which would fit alone: the second is refused, because the first waits for the ERP
    const statuses = (await Promise.all([onCredit(fitting), onCredit(fitting)])).map((one) => one.statusCode);
    expect(statuses.sort()).toEqual([201, 409]);
    const seller = await signInAt(at(1), sellerEmail);
    await seller.select('C0001');
    const bySeller = (notes: string) => placeOrder(seller, 5, fitting + 1, { payment: 'credit', notes });
    expect((await bySeller(' ')).statusCode).toBe(409);
    expect((await bySeller('Autorizado por gerencia')).statusCode).toBe(201);
  });
});
