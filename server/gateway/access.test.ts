/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { isErpCall, accessTable } from '../erp/accessTable';
import { hiddenFromGuests } from '../testing/hiddenFromGuests';
import type { ErpCall } from '@/erp/client';
import { sumTotals } from '@/shared/money';
import { quotationAnswerSchema } from '@/shop/quotationSchemas';
import { addressesSchema, customerHeader, orderAnswerSchema } from '@/shop/schemas';
import { readConfig } from '../shared/config';
import type { LazyDatabase } from '../db/lazyDatabase';
import { posts } from '../db/schema';
import { customers } from '../../demo/erp/data/customers';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { testUsers, everybody, createOwnAccount, verifyOwnAccounts, type Asker } from '../testing/testUsers';
import { readProblem, readRows, type Browser } from '../testing/browser';
import { testedEngines, makePlace, type Place } from '../testing/engines';
import {
  requestShop,
  bodies,
  erpFields,
  someAddress,
  someOrder,
  someQuotation,
  somePost,
  type Places,
  fetchUnitPrice,
} from '../testing/requests';
import {
  customerEmail,
  startAsGuest,
  makeApp,
  noDatabase,
  signInAt,
  startErp,
  wholesalerEmail,
} from '../testing/service';
import { someOfficeAccount } from '../testing/office';
import { vehicles } from '../vehicles/vehicles';
import { otherRoutes, requireAccessRuleForRoutes } from './requireAccessRule';
import { makeSellerCustomers } from './sellerCustomers';
import { shopTable, type ShopRoute } from './shopTable';

jest.setTimeout(120_000);

type Row = readonly [guest: number, customer: number, seller: number, serving: number, own: number];

/** The contract, cell by cell. The requested data belong to C0001, which the seller of the fourth column serves. */
const erpCells: Record<ErpCall, Row> = {
  getLoginIn: [200, 200, 200, 200, 200],
  getChangePassword: [401, 200, 200, 200, 200],
  getSucursales: [401, 200, 403, 200, 200],
  getSucursalesxId: [401, 200, 403, 200, 404],
  getEstadoCuentaxId: [401, 200, 403, 200, 200],
  getPedidos: [401, 200, 403, 200, 200],
  getPedidosVendedor: [401, 403, 200, 200, 403],
  getPedidoId: [401, 200, 200, 200, 404],
  getCategory: [200, 200, 200, 200, 200],
  getCategories: [200, 200, 200, 200, 200],
  getProductos: [200, 200, 200, 200, 200],
  getProducto: [200, 200, 200, 200, 200],
  getProductosTipo: [200, 200, 200, 200, 200],
  getProductosFilter: [200, 200, 200, 200, 200],
};

const shopCells: Record<ShopRoute, Row> = {
  'GET /config': [200, 200, 200, 200, 200],
  'GET /health/live': [204, 204, 204, 204, 204],
  'GET /health/ready': [200, 200, 200, 200, 200],
  'GET /countries': [200, 200, 200, 200, 200],
  'GET /brands': [200, 200, 200, 200, 200],
  'GET /posts': [200, 200, 200, 200, 200],
  'GET /posts/:slug': [200, 200, 200, 200, 200],
  'POST /contact': [201, 201, 201, 201, 201],
  'GET /vehicles/years': [200, 200, 200, 200, 200],
  'GET /vehicles/makes': [200, 200, 200, 200, 200],
  'GET /vehicles/models': [200, 200, 200, 200, 200],
  'GET /vehicles': [200, 200, 200, 200, 200],
  'GET /vehicles/list': [200, 200, 200, 200, 200],
  'GET /products': [200, 200, 200, 200, 200],
  'GET /suggestions': [200, 200, 200, 200, 200],
  'GET /product-rows': [200, 200, 200, 200, 200],
  'GET /prices': [401, 200, 200, 200, 200],
  'POST /catalogue/resolve': [401, 200, 200, 200, 200],
  'GET /vehicles/:id': [200, 200, 200, 200, 200],
  'GET /vehicles/vin/:vin': [200, 200, 200, 200, 200],
  'GET /vehicles/parts/:slug': [200, 200, 200, 200, 200],
  'POST /accounts': [201, 403, 403, 403, 403],
  'POST /password-resets': [202, 202, 202, 202, 202],
  'POST /password-resets/confirmations': [400, 400, 400, 400, 400],
  'POST /email-verifications': [401, 404, 403, 403, 202],
  'POST /email-verifications/confirmations': [401, 404, 403, 403, 400],
  'GET /session': [200, 200, 200, 200, 200],
  'GET /session/expiry': [200, 200, 200, 200, 200],
  'DELETE /session': [204, 204, 204, 204, 204],
  'GET /session/customers': [401, 403, 200, 200, 403],
  'PUT /session/customer': [401, 403, 200, 200, 403],
  'DELETE /session/customer': [401, 403, 200, 200, 403],
  'GET /sessions': [401, 200, 200, 200, 200],
  'DELETE /sessions': [401, 200, 200, 200, 200],
  'GET /account/data': [401, 200, 200, 200, 200],
  // the password is wrong
  'POST /account/deletion': [401, 404, 403, 403, 400],
  'GET /garage': [401, 200, 200, 200, 200],
  'POST /garage': [401, 200, 200, 200, 200],
  'DELETE /garage/:id': [401, 200, 200, 200, 200],
  'GET /addresses': [401, 200, 403, 200, 200],
  'POST /addresses': [401, 201, 403, 201, 201],
  'PUT /addresses/:id': [401, 200, 403, 200, 404],
  'DELETE /addresses/:id': [401, 200, 403, 200, 200],
  'GET /orders': [401, 200, 200, 200, 200],
  // persons who may order receive the changed price
  'POST /orders': [401, 409, 403, 409, 409],
  'GET /orders/:id': [401, 200, 200, 200, 404],
  'GET /orders/token/:token': [401, 200, 200, 200, 404],
  'GET /quotations': [401, 200, 200, 200, 200],
  'POST /quotations': [401, 409, 403, 409, 409],
  'GET /quotations/:id': [401, 200, 200, 200, 404],
  'GET /quotations/:id/pdf': [401, 200, 200, 200, 404],
  'DELETE /quotations/:id/link': [401, 200, 200, 200, 404],
  'POST /quotations/:id/link': [401, 200, 200, 200, 404],
  'GET /products/:sku/reviews': [200, 200, 200, 200, 200],
  'POST /products/:sku/reviews': [401, 200, 200, 200, 200],
};

const calls = Object.keys(erpCells).filter(isErpCall);
const routes = Object.keys(shopCells) as ShopRoute[];
const cellsOf = <Key extends string>(table: Record<Key, Row>, key: Key): [Asker, number][] =>
  everybody.map((asker, column) => [asker, table[key][column]!]);

const codes: Record<number, string> = { 401: 'AUTH_REQUIRED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' };

/** Expects that no cache may keep the answer, and no other origin may read it. */
function expectOwn({ headers }: LightMyRequestResponse): void {
  expect(headers['cache-control']).toBe('no-store');
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
}

/** Expects a refusal whose contents do not depend on the request. */
function expectRefusal(answer: LightMyRequestResponse, status: number): void {
  expect(readProblem(answer)).toMatchObject({ status, code: codes[status] });
  expect(Object.keys(answer.json<object>())).toEqual(['type', 'title', 'status', 'code', 'detail']);
}

/** Vehicle that is in no other garage. */
const strangersVehicle = vehicles.find(({ id }) => id > 10112)!.id;
/** Customer that is not one of the test users and that no test user serves. */
const stranger = customers.find(({ row }) => row.codigo === 'C0041')!.row;
const foreign = {
  level: 5,
  customerCode: 'C0041',
  customerEmail: stranger.correo,
  ownCode: 'C0041',
  ownEmail: stranger.correo,
};

/** Every name of every field, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

it('the expected access covers exactly the calls and routes of the access tables', () => {
  expect(calls.sort()).toEqual(Object.keys(accessTable).sort());
  expect([...routes].sort()).toEqual(Object.keys(shopTable).sort());
});

describe.each(testedEngines)('access of each role on %s', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  let erp: EmbeddedErp;
  let app: FastifyInstance;
  /** Records of C0001 and of another customer. */
  let own: Places & { erpOrder: unknown };
  let strangers: Places & { erpOrder: unknown };

  async function placed(
    browser: Browser,
    level: { discount: number },
  ): Promise<{ order: string; token: string; quotation: string }> {
    const unitPrice = await fetchUnitPrice(browser, 'FRE-PD-1042', level.discount);
    const lines = [{ ...someOrder.lines[0]!, unitPrice }];
    const { total } = sumTotals(lines, '2025-06-15');
    const send = async (path: string, body: object) =>
      browser.send('POST', `/api/shop${path}`, { ...body, lines, total }, { 'idempotency-key': 'key-0000' });
    const { order } = v.parse(orderAnswerSchema, (await send('/orders', someOrder)).json());
    const saved = v.parse(quotationAnswerSchema, (await send('/quotations', someQuotation)).json());
    return { order: order.id, token: order.token, quotation: saved.quotation.id };
  }

  async function thingsOf(
    email: string,
    discount: number,
    vehicle: number,
  ): Promise<Places & { erpOrder: unknown }> {
    const browser = await signInAt(app, email);
    const added = await browser.send('POST', '/api/shop/addresses', someAddress);
    await browser.send('POST', '/api/shop/garage', { ids: [vehicle] });
    const address = v.parse(addressesSchema, added.json()).addresses[0]!.id;
    const erpOrder = readRows(await browser.erp('getPedidos'))[0]?.['id'];
    return { vehicle, address, erpOrder, ...(await placed(browser, { discount })) };
  }

  beforeAll(async () => {
    place = await makePlace(engine);
    database = place.open();
    erp = await startErp();
    app = await makeApp(erp, { database });
    await (await database.get()).insert(posts).values(somePost);
    await createOwnAccount(await startAsGuest(app));
    await verifyOwnAccounts(database);
    own = await thingsOf(customerEmail, 5, 10112);
    strangers = await thingsOf(stranger.correo, stranger.descuento, strangersVehicle);
    expect(own.erpOrder).toBeDefined();
    expect(strangers.erpOrder).toBeDefined();
  });

  afterAll(async () => {
    await app.close();
    await erp.close();
    await place.remove();
  });

  const askErp = (browser: Browser, call: ErpCall, fields: Record<string, unknown> = {}) =>
    browser.erp(call, {
      ...erpFields[call],
      ...(call === 'getPedidoId' && { pedido: own.erpOrder }),
      ...fields,
    });

  describe.each(calls)('%s', (call) => {
    it.each(cellsOf(erpCells, call))('answers a %s with status %d', async (asker, status) => {
      const browser = await testUsers[asker](app);
      const before = erp.requests();
      const answer = await askErp(browser, call);
      expect(answer.statusCode).toBe(status);
      expectOwn(answer);
      if (status >= 400) expectRefusal(answer, status);
      if (status >= 400) expect(erp.requests()).toEqual(before);
    });

    const pins = Object.entries(accessTable[call].fields).filter(([, field]) => typeof field === 'string');
    const contradictions = pins.flatMap(([name, pin]) =>
      cellsOf(erpCells, call).map(
        ([asker, status]) => [asker, name, pin as keyof typeof foreign, status] as const,
      ),
    );
    if (contradictions.length > 0)
      it.each(contradictions)('refuses a %s who names another %s', async (asker, name, pin, status) => {
        const browser = await testUsers[asker](app);
        const before = erp.requests();
        for (const wrong of [foreign[pin], '', { $ne: '' }, [foreign[pin]]])
          expectRefusal(await askErp(browser, call, { [name]: wrong }), status === 401 ? 401 : 403);
        expect(erp.requests()).toEqual(before);
      });

    const choices = Object.entries(accessTable[call].fields).filter(([, field]) => typeof field === 'object');
    if (choices.length > 0)
      it.each(choices)('names the field %s when its value is wrong', async (name) => {
        const asker = call === 'getPedidosVendedor' ? 'seller with a customer' : 'customer';
        const browser = await testUsers[asker](app);
        for (const wrong of [{ $ne: '' }, [1], 'x'.repeat(5_000), 1.5, '\0', '\ud800']) {
          const answer = await askErp(browser, call, { [name]: wrong });
          expect(answer.json()).toMatchObject({ status: 400, code: 'BAD_REQUEST', fields: [name] });
        }
      });
  });

  describe.each(routes)('%s', (route) => {
    it.each(cellsOf(shopCells, route))('answers a %s with status %d', async (asker, status) => {
      const browser = await testUsers[asker](app);
      const before = erp.requests();
      const answer = await requestShop(browser, route, own);
      expect(answer.statusCode).toBe(status);
      expectOwn(answer);
      if (codes[status]) expectRefusal(answer, status);
      if (codes[status]) expect(erp.requests()).toEqual(before);
      // the address that was removed is added again for the next cell
      if (route === 'DELETE /addresses/:id' && status === 200) own = { ...own, ...(await readded()) };
    });

    if ('pinned' in shopTable[route])
      it.each(cellsOf(shopCells, route))(
        'refuses a %s whose page shows another customer',
        async (asker, status) => {
          const browser = await testUsers[asker](app);
          const shown = asker === 'seller without a customer' ? 'C0001' : '';
          for (const wrong of ['C0041', shown])
            expectRefusal(
              await requestShop(browser, route, own, bodies[route], { [customerHeader]: wrong }),
              status === 401 ? 401 : 403,
            );
        },
      );
  });

  async function readded(): Promise<{ address: string }> {
    const browser = await signInAt(app, customerEmail);
    const listed = await browser.send('POST', '/api/shop/addresses', someAddress);
    return { address: v.parse(addressesSchema, listed.json()).addresses.at(-1)!.id };
  }

  describe('a guest', () => {
    const free = routes.filter((route) => route.startsWith('GET') && shopCells[route][0] === 200);

    it.each(free)('reads no price, quantity or stock at %s', async (route) => {
      const answer = await requestShop(await startAsGuest(app), route, own);
      expect(answer.statusCode).toBe(200);
      const names = namesIn(answer.json());
      expect(names.filter((name) => hiddenFromGuests.has(name))).toEqual([]);
      expect(
        names.filter((name) => /price|stock|quantity|available|subtotal|discount|level/i.test(name)),
      ).toEqual([]);
    });
  });

  describe('data of another account', () => {
    const missing = {
      vehicle: 10112,
      address: 'nowhere',
      order: 'nowhere',
      quotation: 'nowhere',
      token: '0'.repeat(32),
      erpOrder: '999999',
    };
    const signedIn = everybody.filter((asker) => asker !== 'guest');

    it.each(signedIn)('looks nonexistent to a %s', async (asker) => {
      const browser = await testUsers[asker](app);
      const ofOne = [
        'PUT /addresses/:id',
        'GET /orders/:id',
        'GET /orders/token/:token',
        'GET /quotations/:id',
        'GET /quotations/:id/pdf',
        'DELETE /quotations/:id/link',
        'POST /quotations/:id/link',
      ] as const;
      for (const route of ofOne) {
        const answer = await requestShop(browser, route, strangers);
        const isForbidden = asker === 'seller without a customer' && route === 'PUT /addresses/:id';
        expectRefusal(answer, isForbidden ? 403 : 404);
        expect(answer.body).toBe((await requestShop(browser, route, missing)).body);
      }
      const order = await browser.erp('getPedidoId', { pedido: strangers.erpOrder });
      expectRefusal(order, 404);
      expect(order.body).toBe((await browser.erp('getPedidoId', { pedido: missing.erpOrder })).body);
      const branch = await browser.erp('getSucursalesxId', { id: 'C0041-1' });
      expectRefusal(branch, asker === 'seller without a customer' ? 403 : 404);
      expect(branch.body).toBe((await browser.erp('getSucursalesxId', { id: 'C9999-1' })).body);
      const selected = await browser.select('C0041');
      expectRefusal(selected, asker.startsWith('seller') ? 404 : 403);
      expect(selected.body).toBe((await browser.select('C9999')).body);
    });

    it.each(signedIn)('is unchanged, whatever a %s sends', async (asker) => {
      const owner = await signInAt(app, stranger.correo);
      const things = async () =>
        Promise.all(
          ['/addresses', '/garage', '/orders', '/quotations'].map(
            async (path) => (await owner.get(path)).body,
          ),
        );
      const before = await things();
      const browser = await testUsers[asker](app);
      for (const route of ['PUT /addresses/:id', 'DELETE /addresses/:id', 'DELETE /garage/:id'] as const)
        await requestShop(browser, route, strangers);
      expect(await things()).toEqual(before);
    });

    it.each(signedIn)('is in no list for a %s', async (asker) => {
      const browser = await testUsers[asker](app);
      const lists = [
        '/addresses',
        '/garage',
        '/orders',
        '/orders?scope=seller',
        '/quotations',
        '/session/customers',
      ];
      const calls = ['getSucursales', 'getEstadoCuentaxId', 'getPedidos', 'getPedidosVendedor'] as const;
      const said = [
        ...(await Promise.all(lists.map((path) => browser.get(path)))),
        ...(await Promise.all(calls.map((call) => browser.erp(call)))),
      ].map(({ body }) => body);
      const vehicle = `"id":${strangersVehicle}`;
      const owner = await signInAt(app, stranger.correo);
      expect((await owner.get('/garage')).body).toContain(vehicle);
      for (const word of [
        ...[stranger.codigo, stranger.correo, strangers.order, strangers.quotation],
        ...[strangers.address, vehicle],
      ])
        expect(said.filter((body) => body.includes(word))).toEqual([]);
    });

    it('includes that of a seller’s former customer, except orders that the seller placed', async () => {
      const seller = await testUsers['seller with a customer'](app);
      const stamped = await placed(seller, { discount: 5 });
      const kept = await makeSellerCustomers(database).list('V001');
      await makeSellerCustomers(database).replace(
        'V001',
        kept.filter(({ code }) => code !== 'C0001'),
      );
      const told = async (places: Places & { erpOrder: unknown }) => [
        (await requestShop(seller, 'GET /orders/:id', places)).statusCode,
        (await requestShop(seller, 'GET /orders/token/:token', places)).statusCode,
      ];
      expect(await told({ ...own, ...stamped })).toEqual([200, 200]);
      expect(await told(own)).toEqual([404, 404]);
      // the ERP keeps all of these orders under the seller's name
      expect((await seller.erp('getPedidoId', { pedido: own.erpOrder })).statusCode).toBe(200);
      expectRefusal(await seller.erp('getSucursales'), 403);
      expectRefusal(await requestShop(seller, 'GET /addresses', own), 403);
      expectRefusal(await seller.select('C0001'), 404);
      await makeSellerCustomers(database).replace('V001', kept);
    });

    it('includes that of the seller’s other customers while the seller serves one customer', async () => {
      const wholesaler = await signInAt(app, wholesalerEmail);
      const added = await wholesaler.send('POST', '/api/shop/addresses', someAddress);
      const address = v.parse(addressesSchema, added.json()).addresses[0]!.id;
      const seller = await testUsers['seller with a customer'](app);
      expectRefusal(await requestShop(seller, 'PUT /addresses/:id', { ...own, address }), 404);
      await requestShop(seller, 'DELETE /addresses/:id', { ...own, address });
      expectRefusal(await seller.erp('getSucursalesxId', { id: 'C0002-1' }), 404);
      expect((await wholesaler.get('/addresses')).body).toContain(address);
      await seller.select('C0002');
      expect((await requestShop(seller, 'PUT /addresses/:id', { ...own, address })).statusCode).toBe(200);
    });
  });

  describe('a body of the wrong shape', () => {
    /** A wrong value in place of each kind of value. */
    const wrongFor = (value: unknown): unknown[] => {
      if (typeof value === 'string') return [5, null, {}, [], 'x'.repeat(5_000), '\ud800'];
      if (typeof value === 'number') return ['5', null, true, 1.5];
      if (typeof value === 'boolean') return ['true', 1, null];
      return [null, 'x', 5, ...(Array.isArray(value) ? [{}] : [[]])];
    };
    interface Wrong {
      path: string;
      body: unknown;
    }
    /** Copies of the body, each with one wrong value, for every value in it. */
    function wrongsOf(value: unknown, rebuilt: (inner: unknown) => unknown, path = ''): Wrong[] {
      const here = path === '' ? [] : wrongFor(value).map((wrong) => ({ path, body: rebuilt(wrong) }));
      if (typeof value !== 'object' || value === null) return here;
      const within = Object.entries(value).flatMap(([name, inner]) => {
        const at = path === '' ? name : `${path}.${name}`;
        const put = (changed: unknown) =>
          rebuilt(Array.isArray(value) ? [changed] : { ...value, [name]: changed });
        const gone = Array.isArray(value) ? [] : [{ path: at, body: put(undefined) }];
        return [...gone, ...wrongsOf(inner, put, at)];
      });
      // an address may contain more fields, as the ERP's addresses do, but they are not passed on
      const takesMore = Array.isArray(value) || path === 'shippingAddress';
      const other = path === '' ? 'codigo' : `${path}.codigo`;
      const more = takesMore ? [] : [{ path: other, body: rebuilt({ ...value, codigo: 'C0041' }) }];
      return [...here, ...within, ...more];
    }

    const withBody = Object.keys(bodies) as ShopRoute[];
    const senderOf = (route: ShopRoute): Asker =>
      route === 'POST /accounts'
        ? 'guest'
        : route.includes('session')
          ? 'seller with a customer'
          : 'customer';

    it('is tested for every route that takes a body', () => {
      expect(withBody.sort()).toEqual(routes.filter((route) => 'body' in shopTable[route]).sort());
    });

    it.each(withBody)('is refused by %s with the name of the wrong field', async (route) => {
      const browser = await testUsers[senderOf(route)](app);
      const before = erp.requests();
      const wrongs = wrongsOf(bodies[route], (body) => body);
      expect(wrongs.length).toBeGreaterThan(3);
      for (const { path, body } of wrongs) {
        const answer = readProblem(await requestShop(browser, route, own, body));
        expect([body, answer]).toEqual([body, expect.objectContaining({ status: 400, code: 'BAD_REQUEST' })]);
        const named = answer.fields?.some((field) => field === path || field.startsWith(`${path}.`));
        expect([path, answer.fields, named]).toEqual([path, answer.fields, true]);
      }
      expect(erp.requests()).toEqual(before);
    });

    it.each(withBody)('is refused by %s when it is missing', async (route) => {
      const browser = await testUsers[senderOf(route)](app);
      for (const body of [null, [], 'x', 5, true, {}])
        expect(readProblem(await requestShop(browser, route, own, body))).toMatchObject({
          status: 400,
          code: 'BAD_REQUEST',
        });
    });

    it.each(withBody)('with a NUL character does not get a 500 from %s', async (route) => {
      const browser = await testUsers[senderOf(route)](app);
      const texts = Object.entries(bodies[route]!).filter(([, value]) => typeof value === 'string');
      for (const [name] of texts) {
        const answer = await requestShop(browser, route, own, { ...bodies[route], [name]: 'a\0b' });
        expect(answer.statusCode).toBeLessThan(500);
      }
    });
  });
});

describe('registered routes', () => {
  it.each([
    ['get', '/secrets'],
    ['put', '/'],
    ['get', '/control/faults'],
    ['get', '/api/dtierp/wsdti/:call'],
  ] as const)('cannot include %s %s, which has no row in the access table', (method, url) => {
    const app = fastify();
    requireAccessRuleForRoutes(app);
    expect(() => app[method](url, () => 'all of them')).toThrow(
      `${method.toUpperCase()} ${url} has no row in the access table.`,
    );
  });

  it('include a route for each row of the access tables', async () => {
    const publicDir = mkdtempSync(path.join(tmpdir(), 'shop-public-'));
    writeFileSync(path.join(publicDir, 'index.html'), '<!doctype html>');
    const config = readConfig({
      ...{ ERP_FAULTS: 'on', OFFICE_ACCOUNTS: someOfficeAccount, DATABASE_URL: 'postgres://copies' },
    });
    mkdirSync(path.join(publicDir, 'assets'));
    writeFileSync(path.join(publicDir, 'assets', 'version.json'), '{"version":"1"}');
    const app = await makeApp(
      { url: 'http://127.0.0.1:9' },
      { database: noDatabase, publicDir, keptDir: path.join(publicDir, 'kept'), config },
    );
    const inShop = routes.map((route) => route.replace(' ', ' /api/shop'));
    for (const route of [...inShop, ...otherRoutes]) {
      const [method, url] = route.split(' ') as ['GET', string];
      expect([route, app.hasRoute({ method, url })]).toEqual([route, true]);
    }
    await app.close();
    rmSync(publicDir, { recursive: true });
  });
});
