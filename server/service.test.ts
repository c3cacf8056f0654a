/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { accountRow } from '@/erp/rows/account';
import { sumTotals } from '@/shared/money';
import {
  customersSchema,
  foundVehicleSchema,
  makesSchema,
  modelsSchema,
  orderAnswerSchema,
  ordersAnswerSchema,
  sessionExpirySchema,
  sessionSchema,
  vehiclesSchema,
  yearsSchema,
  type PlaceOrder,
} from '@/shop/schemas';
import type { LazyDatabase } from './db/lazyDatabase';
import { sessions } from './db/schema';
import type { EmbeddedErp } from '../demo/erp/embeddedErp';
import { Browser, readProblem, readRows } from './testing/browser';
import type { AppOptions } from './app/appOptions';
import { describeOnEngines, engines, makePlace, type Place } from './testing/engines';
import { someOrder, fetchUnitPrice } from './testing/requests';
import {
  customerEmail,
  startAsGuest,
  makeApp,
  sellerEmail,
  signInAt,
  startErp,
  wholesalerEmail,
} from './testing/service';

jest.setTimeout(60_000);

const pads = 'FRE-PD-1042';
const hour = 3_600_000;

describeOnEngines('the service', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  let erp: EmbeddedErp;
  let app: FastifyInstance;
  /** The service's clock. */
  let clock: number;

  beforeAll(async () => {
    place = await makePlace(engine);
    database = place.open();
    erp = await startErp();
  });

  afterAll(async () => {
    await erp.close();
    await database.close();
    await place.remove();
  });

  beforeEach(async () => {
    const db = await database.get();
    await db.execute(sql`delete from orders`);
    await db.execute(sql`delete from sessions`);
    erp.reset();
    clock = Date.parse('2025-06-15T15:00:00Z');
    app = await anotherCopy();
  });

  afterEach(() => app.close());

  /** Starts another copy of the service on the same database; closing the copy leaves the database open. */
  const anotherCopy = (options: Partial<AppOptions> = {}): Promise<FastifyInstance> =>
    makeApp(erp, {
      database: { get: () => database.get(), close: () => Promise.resolve() },
      now: () => new Date(clock),
      ...options,
    });

  const getSession = async (browser: Browser) =>
    v.parse(sessionSchema, (await browser.get('/session')).json());

  describe('a session', () => {
    it('begins at sign-in with a cookie that no script can read', async () => {
      const guest = await startAsGuest(app);
      const answer = await guest.signIn(customerEmail);
      expect(readRows(answer)).toHaveLength(1);
      expect(v.is(accountRow, readRows(answer)[0])).toBe(true);
      const cookie = answer.cookies.find(({ name }) => name === 'session');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      expect(cookie).not.toHaveProperty('secure');
      expect((await getSession(guest)).account).toMatchObject({ role: 'customer', code: 'C0001', level: 3 });
    });

    it('has Secure cookies, except on localhost', async () => {
      const guest = await startAsGuest(app);
      const answer = await guest.send(
        'POST',
        '/api/dtierp/wsdti/getLoginIn',
        { user: customerEmail, password: 'demo1234' },
        { host: 'tienda.example.ec' },
      );
      expect(answer.cookies.map(({ secure }) => secure)).toEqual([true, true, true]);
      const names = answer.cookies.map(({ name }) => name);
      expect(names).toEqual(['__Host-session', 'XSRF-TOKEN', '__Host-known-browser']);
      for (const cookie of answer.cookies) expect(cookie).not.toHaveProperty('domain');
      const asked = await guest.send('GET', '/api/shop/session', undefined, { host: 'tienda.example.ec' });
      expect(v.parse(sessionSchema, asked.json()).account).toMatchObject({ code: 'C0001' });
      // a cookie that a neighbouring host can set opens no session
      guest.cookies.set('session', guest.cookies.get('__Host-session') ?? '');
      guest.cookies.delete('__Host-session');
      const planted = await guest.send('GET', '/api/shop/session', undefined, { host: 'tienda.example.ec' });
      expect(v.parse(sessionSchema, planted.json()).account).toBeNull();
    });

    it('survives a restart of the service', async () => {
      const customer = await signInAt(app, customerEmail);
      await app.close();
      app = await anotherCopy();
      expect((await getSession(customer.at(app))).account).toMatchObject({ code: 'C0001' });
    });

    it('gets a new token and XSRF token at every sign-in, and the old ones become invalid', async () => {
      const browser = await signInAt(app, customerEmail);
      const old = browser.at(app);
      await browser.signIn(wholesalerEmail);
      expect(browser.cookies.get('session')).not.toBe(old.cookies.get('session'));
      expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(old.cookies.get('XSRF-TOKEN'));
      expect((await getSession(old)).account).toBeNull();
      expect((await getSession(browser)).account).toMatchObject({ code: 'C0002' });
    });

    it('accepts only its own XSRF token', async () => {
      const browser = await signInAt(app, customerEmail);
      browser.cookies.set('XSRF-TOKEN', 'planted');
      expect(readProblem(await browser.erp('getPedidos')).code).toBe('XSRF_REQUIRED');
      await browser.arrive();
      expect((await browser.erp('getPedidos')).statusCode).toBe(200);
    });

    it('ends at sign-out, also for a client that kept the cookie', async () => {
      const browser = await signInAt(app, customerEmail);
      const returningBrowser = browser.at(app);
      expect((await browser.send('DELETE', '/api/shop/session')).statusCode).toBe(204);
      expect(browser.cookies.has('session')).toBe(false);
      expect((await getSession(returningBrowser)).account).toBeNull();
    });

    it('ends after 8 idle hours', async () => {
      const browser = await signInAt(app, customerEmail);
      clock += 7 * hour;
      expect((await getSession(browser)).account).not.toBeNull();
      clock += 7 * hour;
      expect((await getSession(browser)).account).not.toBeNull();
      clock += 8 * hour;
      expect((await getSession(browser)).account).toBeNull();
    });

    it('reports when it ends, and is not prolonged by the request for that time', async () => {
      const getExpiry = async (browser: Browser) =>
        v.parse(sessionExpirySchema, (await browser.get('/session/expiry')).json()).endsInMs;
      expect(await getExpiry(await startAsGuest(app))).toBeNull();
      const browser = await signInAt(app, customerEmail);
      expect(await getExpiry(browser)).toBe(8 * hour);
      clock += 7 * hour;
      expect([await getExpiry(browser), await getExpiry(browser)]).toEqual([hour, hour]);
      await getSession(browser);
      expect(await getExpiry(browser)).toBe(8 * hour);
      clock += 8 * hour - 1;
      expect(await getExpiry(browser)).toBe(1);
      clock += 1;
      expect(await getExpiry(browser)).toBeNull();
      expect((await getSession(browser)).account).toBeNull();
    });

    it('reports its end after 30 days when that comes before the idle limit', async () => {
      const browser = await signInAt(app, customerEmail);
      for (let hours = 0; hours < 30 * 24 - 6; hours += 6) {
        clock += 6 * hour;
        await getSession(browser);
      }
      expect((await browser.get('/session/expiry')).json()).toEqual({ endsInMs: 6 * hour });
    });

    it('is deleted from the database once it has ended', async () => {
      await signInAt(app, customerEmail);
      clock += 9 * hour;
      await signInAt(app, wholesalerEmail);
      const db = await database.get();
      expect(await db.select({ code: sessions.accountCode }).from(sessions)).toEqual([{ code: 'C0002' }]);
    });

    it('ends after 30 days, however much it is used', async () => {
      const browser = await signInAt(app, customerEmail);
      for (let hours = 0; hours < 30 * 24 - 6; hours += 6) {
        clock += 6 * hour;
        await getSession(browser);
      }
      expect((await getSession(browser)).account).not.toBeNull();
      clock += 6 * hour;
      expect((await getSession(browser)).account).toBeNull();
    });

    it('is not stored in the database under the token of its cookie', async () => {
      const browser = await signInAt(app, customerEmail);
      const db = await database.get();
      const stored = JSON.stringify(await db.execute(sql`select * from sessions`));
      expect(stored).toContain('C0001');
      expect(stored).not.toContain(browser.cookies.get('session'));
    });
  });

  describe('a seller', () => {
    it('gets the customers at sign-in, and may list them again', async () => {
      const guest = await startAsGuest(app);
      expect(readRows(await guest.signIn(sellerEmail))).toHaveLength(41);
      const listed = v.parse(customersSchema, (await guest.get('/session/customers')).json());
      expect(listed.customers).toHaveLength(40);
    });

    it('acts for the selected customer only, at that customer’s level', async () => {
      const seller = await signInAt(app, sellerEmail);
      expect(readProblem(await seller.erp('getPedidos')).code).toBe('FORBIDDEN');
      expect((await seller.select('C0001')).json()).toMatchObject({ customer: { code: 'C0001' } });
      expect((await getSession(seller)).customer).toMatchObject({ code: 'C0001' });
      const ofLevel3 = await seller.erp('getProducto', { codigo: pads, nivelComercial: 3 });
      expect(ofLevel3.statusCode).toBe(200);
      const wrong = await seller.erp('getProducto', { codigo: pads, nivelComercial: 2 });
      expect(readProblem(wrong).code).toBe('FORBIDDEN');
      expect((await seller.erp('getPedidos', { correo: customerEmail })).statusCode).toBe(200);
      expect((await seller.erp('getPedidos', { correo: wholesalerEmail })).statusCode).toBe(403);
      await seller.send('DELETE', '/api/shop/session/customer');
      expect((await getSession(seller)).customer).toBeNull();
      expect((await seller.erp('getProducto', { codigo: pads, nivelComercial: 2 })).statusCode).toBe(200);
    });

    it('cannot select another seller’s customer', async () => {
      const seller = await signInAt(app, sellerEmail);
      for (const code of ['C0041', 'V001', 'nobody'])
        expect(readProblem(await seller.select(code)).code).toBe('NOT_FOUND');
      expect(readProblem(await seller.select('')).code).toBe('BAD_REQUEST');
    });

    it('is required for selecting a customer', async () => {
      const customer = await signInAt(app, customerEmail);
      expect(readProblem(await customer.select('C0002')).code).toBe('FORBIDDEN');
      expect(readProblem(await (await startAsGuest(app)).select('C0002')).code).toBe('AUTH_REQUIRED');
      expect((await customer.get('/session/customers')).statusCode).toBe(403);
    });
  });

  describe('the ERP', () => {
    it('has its orders and branches shown to their owners only', async () => {
      const customer = await signInAt(app, customerEmail);
      const other = await signInAt(app, wholesalerEmail);
      const seller = await signInAt(app, sellerEmail);
      const [order] = readRows(await customer.erp('getPedidos'));
      const pedido = order?.['id'];
      expect(readRows(await customer.erp('getPedidoId', { pedido }))[0]).toMatchObject({ codigo: 'C0001' });
      expect(readRows(await seller.erp('getPedidoId', { pedido }))).toHaveLength(1);
      expect(readProblem(await other.erp('getPedidoId', { pedido })).code).toBe('NOT_FOUND');

      const id = 'C0001-2';
      expect(readRows(await customer.erp('getSucursalesxId', { id }))[0]).toMatchObject({ id });
      expect(readProblem(await other.erp('getSucursalesxId', { id })).code).toBe('NOT_FOUND');
      expect(readProblem(await seller.erp('getSucursalesxId', { id })).code).toBe('FORBIDDEN');
      await seller.select('C0001');
      expect(readRows(await seller.erp('getSucursalesxId', { id }))).toHaveLength(1);
    });
  });

  describe('a changed password', () => {
    const changed = { password: 'new-secret' };

    it('is accepted only with the current password', async () => {
      const customer = await signInAt(app, customerEmail);
      expect((await customer.erp('getChangePassword', changed)).json()).toMatchObject({ fields: ['actual'] });
      const wrong = await customer.erp('getChangePassword', { ...changed, actual: 'wrong' });
      expect(readRows(wrong)).toEqual([{ salida: 'ERROR' }]);
      expect(erp.requests()).not.toHaveProperty('getChangePassword');
    });

    it('replaces the old password at once, and ends the other sessions of the account', async () => {
      const customer = await signInAt(app, customerEmail);
      const elsewhere = await signInAt(app, customerEmail);
      const right = await customer.erp('getChangePassword', { ...changed, actual: 'demo1234' });
      expect(readRows(right)).toEqual([{ salida: 'OK' }]);
      expect((await getSession(customer)).account).not.toBeNull();
      expect((await getSession(elsewhere)).account).toBeNull();
      expect(readRows(await elsewhere.arrive().then((guest) => guest.signIn(customerEmail)))).toEqual([
        { salida: 'ERROR' },
      ]);
    });
  });

  describe('vehicles', () => {
    it('are listed as a cascade of year, make, model and engine', async () => {
      const guest = new Browser(app);
      const ask = async <S extends v.GenericSchema>(schema: S, path: string): Promise<v.InferOutput<S>> =>
        v.parse(schema, (await guest.get(path)).json());
      const { years } = await ask(yearsSchema, '/vehicles/years');
      expect(years).toContain(2012);
      expect(years).toEqual([...years].sort((a, b) => b - a));
      const { makes } = await ask(makesSchema, '/vehicles/makes?year=2012');
      expect(makes).toContain('Chevrolet');
      const { models } = await ask(modelsSchema, '/vehicles/models?year=2012&make=Chevrolet');
      expect(models).toContain('Aveo');
      const found = await ask(vehiclesSchema, '/vehicles?year=2012&make=Chevrolet&model=Aveo');
      expect(found.vehicles.map(({ id }) => id)).toEqual([10212, 10112]);
    });

    it('are found by a VIN in lower case with blanks and a dash', async () => {
      const answer = await new Browser(app).get(`/vehicles/vin/${encodeURIComponent(' 8latd516-6c0123456')}`);
      expect(answer.json()).toMatchObject({ vehicle: { id: 10112, year: 2012 }, yearIsAssumed: false });
    });

    it.each([
      '',
      'error',
      '%20',
      'ZZZZZZZZ6C0123456',
      '8LATD5166Y0123456',
      '%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25',
      '8LA%255166C0123456',
      '_________________',
      '%F0%9F%9A%97'.repeat(8),
      '%00%00%00%00%00%00%00%00%00%00%00',
      "'%20or%201=1--",
    ])('are not found by the invalid or unknown VIN %s', async (vin) => {
      expect(readProblem(await new Browser(app).get(`/vehicles/vin/${vin}`))).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
    });

    it('are not found by a VIN of ten thousand characters', async () => {
      const answer = await new Browser(app).get(`/vehicles/vin/${'8LATD5166C'.repeat(1_000)}`);
      expect(readProblem(answer)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    });

    it('are found by id, and not found by an unknown or invalid id', async () => {
      const guest = new Browser(app);
      const foundVehicle = v.parse(foundVehicleSchema, (await guest.get('/vehicles/10112')).json());
      expect(foundVehicle.vehicle).toEqual({
        id: 10112,
        year: 2012,
        make: 'Chevrolet',
        model: 'Aveo',
        engine: '1.6 L DOHC F16D3',
      });
      for (const id of ['10199', '0', '010112', '-1', '1.5', '99999999999', 'abc', 'vin', '%25'])
        expect([id, readProblem(await guest.get(`/vehicles/${id}`)).code]).toEqual([id, 'NOT_FOUND']);
    });

    it('are returned for a list of ids, by make, model, year and engine', async () => {
      const guest = new Browser(app);
      const findIds = async (ids: readonly number[]) => {
        const answer = await guest.get(`/vehicles/list?ids=${ids.join(',')}`);
        return v.parse(vehiclesSchema, answer.json()).vehicles.map(({ id }) => id);
      };
      expect(await findIds([20106, 10112, 10311, 10212, 10111, 10112])).toEqual([
        10111, 10212, 10112, 10311, 20106,
      ]);
      expect(await findIds([10112, 1, 2_147_483_647])).toEqual([10112]);
      expect(await findIds([0])).toEqual([]);
      const many = Array.from({ length: 1_000 }, (_, step) => 10_000 + step);
      expect((await findIds(many)).length).toBeGreaterThan(50);
    });

    it.each([
      '',
      '?ids=',
      '?ids=,',
      '?ids=10112,',
      '?ids=10112,,10113',
      '?ids=10112,abc',
      '?ids=10112.5',
      '?ids=-1',
      '?ids=1e3',
      '?ids=2147483648',
      '?ids=10112&ids=10113',
      `?ids=${'10112,'.repeat(1_000)}10113`,
      "?ids=10112'",
      '?ids=%00',
    ])('are not listed for the invalid query %.30j', async (query) => {
      const answer = await new Browser(app).get(`/vehicles/list${query}`);
      expect(answer.json()).toMatchObject({ status: 400, code: 'BAD_REQUEST', fields: ['ids'] });
    });

    it.each([
      '/vehicles/makes',
      '/vehicles/makes?year=abc',
      '/vehicles/models?year=2012',
      '/vehicles?year=2012',
    ])('are not listed for an incomplete or invalid request: %s', async (path) => {
      expect(readProblem(await new Browser(app).get(path)).code).toBe('BAD_REQUEST');
    });
  });

  describe('an order', () => {
    const key = 'key-0001';

    /** Builds an order of this product. The customer pays level 3 less 5 %. */
    async function cart(quantity: number, sku = pads): Promise<PlaceOrder> {
      const browser = await signInAt(app, customerEmail);
      const unitPrice = await fetchUnitPrice(browser, sku, 5);
      return {
        lines: [{ sku, quantity, options: [], unitPrice }],
        total: sumTotals([{ unitPrice, quantity }], '2025-06-15').total,
        shippingAddress: {
          id: 'new',
          firstName: 'Ana',
          lastName: 'Pérez',
          company: '',
          country: 'EC',
          address1: 'Av. 10 de Agosto',
          address2: '',
          city: 'Quito',
          state: 'Pichincha',
          postcode: '170150',
          email: customerEmail,
          phone: '099 000 0000',
          isDefault: true,
        },
        payment: 'transfer',
        notes: '',
      };
    }

    const place = (browser: Browser, order: unknown, idempotencyKey = key) =>
      browser.send('POST', '/api/shop/orders', order, { 'idempotency-key': idempotencyKey });

    const parseOrder = (answer: { json(): unknown }) => v.parse(orderAnswerSchema, answer.json()).order;

    const listOrders = async (browser: Browser, query = '') =>
      v.parse(ordersAnswerSchema, (await browser.get(`/orders${query}`)).json()).orders;

    it('is placed with the ERP’s prices, the discount and IVA', async () => {
      const customer = await signInAt(app, customerEmail);
      const orderRequest = await cart(3);
      const answer = await place(customer, orderRequest);
      expect(answer.statusCode).toBe(201);
      const order = parseOrder(answer);
      expect(order.number).toMatch(/^W-\d{6}$/);
      expect(order.token).toMatch(/^[0-9a-f]{32}$/);
      const { subtotal, iva, total } = sumTotals(orderRequest.lines, '2025-06-15');
      expect(order).toMatchObject({
        createdAt: '2025-06-15T15:00:00.000Z',
        status: 'PENDIENTE',
        payment: 'transfer',
        customerCode: 'C0001',
        sellerCode: null,
        quantity: 3,
        subtotal,
        totals: [{ title: 'IVA 15 %', price: iva }],
        total,
      });
      expect(order.lines).toEqual([expect.objectContaining({ sku: pads, quantity: 3, options: [] })]);
      expect(await listOrders(customer)).toEqual([order]);
      expect(parseOrder(await customer.get(`/orders/${order.id}`))).toEqual(order);
      expect(parseOrder(await customer.get(`/orders/token/${order.token}`))).toEqual(order);
    });

    it('shows its notes unchanged to everyone who may see it', async () => {
      const customer = await signInAt(app, customerEmail);
      const notes = 'Lo retiro en el local\n<b>después</b> de las 15:00';
      const order = parseOrder(await place(customer, { ...(await cart(1)), notes }));
      expect(order.notes).toBe(notes);
      const seller = await signInAt(app, sellerEmail);
      for (const browser of [customer, seller])
        for (const path of [`/orders/${order.id}`, `/orders/token/${order.token}`])
          expect(parseOrder(await browser.get(path)).notes).toBe(notes);
      const other = await signInAt(app, wholesalerEmail);
      expect((await other.get(`/orders/token/${order.token}`)).body).not.toContain('15:00');
      // blanks do not count as a note
      const plain = await place(customer, { ...(await cart(1)), notes: ' \n ' }, 'key-0002');
      expect(parseOrder(plain)).not.toHaveProperty('notes');
    });

    it('is placed once when it is sent twenty times at the same time', async () => {
      const customer = await signInAt(app, customerEmail);
      const orderRequest = await cart(1);
      const copies = [app, await anotherCopy()];
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, turn) => place(customer.at(copies[turn % 2]!), orderRequest)),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
        ...Array<number>(19).fill(200),
        201,
      ]);
      expect(new Set(answers.map((answer) => parseOrder(answer).id)).size).toBe(1);
      expect(await listOrders(customer)).toHaveLength(1);
    });

    it('is placed once when two or three tabs send it at the same time, in each of 40 cases', async () => {
      const customer = await signInAt(app, customerEmail);
      erp.setStock(pads, 40);
      const orderRequest = await cart(1);
      const copies = [app, await anotherCopy()];
      const placed = Array.from({ length: 40 }, async (_, at) => {
        const times = Array.from({ length: 2 + (at % 2) });
        const tabs = times.map((_tab, tab) =>
          place(customer.at(copies[tab % 2]!), orderRequest, `several-tabs-${at}`),
        );
        const [id, ...otherIds] = new Set((await Promise.all(tabs)).map((answer) => parseOrder(answer).id));
        expect(otherIds).toEqual([]);
        return id;
      });
      expect(new Set(await Promise.all(placed)).size).toBe(40);
      expect(await listOrders(customer)).toHaveLength(40);
    });

    it('stays placed when it is sent again later, whatever the ERP answers then', async () => {
      const customer = await signInAt(app, customerEmail);
      const orderRequest = await cart(1);
      const first = parseOrder(await place(customer, orderRequest));
      erp.setStock(pads, 0);
      erp.misbehave('error500', ['getProducto']);
      const again = await place(customer, orderRequest);
      expect(again.statusCode).toBe(200);
      expect(parseOrder(again)).toEqual(first);
    });

    it('is refused when it has the idempotency key of a different order of the account', async () => {
      const customer = await signInAt(app, customerEmail);
      const orderRequest = await cart(1);
      await place(customer, orderRequest);
      const other = await place(customer, { ...orderRequest, notes: 'Por la tarde' });
      expect(readProblem(other)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
      expect((await place(customer, { ...orderRequest, notes: 'Por la tarde' }, 'key-0002')).statusCode).toBe(
        201,
      );
    });

    it("may have the same idempotency key as another account's order", async () => {
      const customer = await signInAt(app, customerEmail);
      const seller = await signInAt(app, sellerEmail);
      await seller.select('C0001');
      const orderRequest = await cart(1);
      expect((await place(customer, orderRequest)).statusCode).toBe(201);
      expect((await place(seller, orderRequest)).statusCode).toBe(201);
    });

    it.each([undefined, '', 'short', 'x'.repeat(65), 'with space', 'ñandú-ñandú'])(
      'is refused with the idempotency key %j',
      async (idempotencyKey) => {
        const customer = await signInAt(app, customerEmail);
        const headers: Record<string, string> =
          idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
        const answer = await customer.send('POST', '/api/shop/orders', await cart(1), headers);
        expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', fields: ['idempotency-key'] });
      },
    );

    it('is refused when its price changed, and the answer has the new price', async () => {
      const customer = await signInAt(app, customerEmail);
      const orderRequest = await cart(2);
      erp.setPrice(pads, 1_000_000);
      const now = (await cart(2)).lines[0]!.unitPrice;
      const refused = readProblem(await place(customer, orderRequest));
      expect(refused).toMatchObject({
        status: 409,
        code: 'ORDER_CHANGED',
        changes: [{ kind: 'price', sku: pads, unitPrice: now }],
      });
      expect(await listOrders(customer)).toEqual([]);
      expect((await place(customer, await cart(2))).statusCode).toBe(201);
    });

    it('is not placed beyond the stock, counted over all lines of a product', async () => {
      const customer = await signInAt(app, customerEmail);
      erp.setStock(pads, 3);
      const orderRequest = await cart(2);
      const lines = [orderRequest.lines[0]!, { ...orderRequest.lines[0]!, options: [] }];
      const refused = readProblem(
        await place(customer, { ...orderRequest, lines, total: sumTotals(lines, '2025-06-15').total }),
      );
      expect(refused.changes).toEqual([{ kind: 'stock', sku: pads, available: 3 }]);
      erp.setStock(pads, 4);
      expect(
        (await place(customer, { ...orderRequest, lines, total: sumTotals(lines, '2025-06-15').total }))
          .statusCode,
      ).toBe(201);
    });

    it('is listed under scope=seller to its own customer, and not to another customer', async () => {
      const customer = await signInAt(app, customerEmail);
      const order = parseOrder(await place(customer, await cart(1)));
      expect(await listOrders(customer, '?scope=seller')).toEqual([order]);
      expect(await listOrders(await signInAt(app, wholesalerEmail), '?scope=seller')).toEqual([]);
      expect(readProblem(await customer.get('/orders?scope=all')).code).toBe('BAD_REQUEST');
    });

    it('is not placed with a product that the ERP does not have', async () => {
      const customer = await signInAt(app, customerEmail);
      const orderRequest = await cart(1);
      const gone = { ...orderRequest.lines[0]!, sku: 'GONE-1' };
      const refused = readProblem(
        await place(customer, { ...orderRequest, lines: [...orderRequest.lines, gone] }),
      );
      expect(refused.changes).toEqual([{ kind: 'gone', sku: 'GONE-1' }]);
    });

    it('is not placed with a total that differs from the sum of its lines and IVA', async () => {
      const customer = await signInAt(app, customerEmail);
      const orderRequest = await cart(1);
      const refused = readProblem(await place(customer, { ...orderRequest, total: orderRequest.total - 1 }));
      expect(refused).toMatchObject({
        code: 'ORDER_CHANGED',
        changes: [{ kind: 'total', total: orderRequest.total }],
      });
      expect(await listOrders(customer)).toEqual([]);
    });

    it('has the IVA of its day, and keeps it when the rate changes', async () => {
      clock = Date.parse('2024-04-01T04:59:59.999Z');
      const customer = await signInAt(app, customerEmail);
      const orderRequest = await cart(1);
      const before = sumTotals(orderRequest.lines, '2024-03-31');
      const old = parseOrder(await place(customer, { ...orderRequest, total: before.total }));
      expect(old).toMatchObject({
        createdAt: '2024-04-01T04:59:59.999Z',
        totals: [{ title: 'IVA 12 %', price: before.iva }],
        total: before.total,
      });
      clock += 1;
      const refused = readProblem(
        await place(customer, { ...orderRequest, total: before.total }, 'key-0002'),
      );
      const after = sumTotals(orderRequest.lines, '2024-04-01');
      expect(refused.changes).toEqual([{ kind: 'total', total: after.total }]);
      const next = parseOrder(await place(customer, { ...orderRequest, total: after.total }, 'key-0002'));
      expect(next.totals).toEqual([{ title: 'IVA 15 %', price: after.iva }]);
      expect(parseOrder(await place(customer, { ...orderRequest, total: before.total }))).toEqual(old);
      expect(await listOrders(customer)).toEqual([next, old]);
    });

    it.each(['error500', 'html', 'truncated', 'wrongShape', 'hang', 'rowsWithoutFields'] as const)(
      'is not placed while the ERP answers with %s',
      async (fault) => {
        const hasty = await anotherCopy({ erpTimeoutMs: 300 });
        const customer = await signInAt(app, customerEmail);
        const orderRequest = await cart(1);
        erp.misbehave(fault, ['getProducto']);
        expect(readProblem(await place(customer.at(hasty), orderRequest)).code).toMatch(/^ERP_/);
        erp.misbehave(null);
        expect(await listOrders(customer)).toEqual([]);
        expect((await place(customer, orderRequest)).statusCode).toBe(201);
        await hasty.close();
      },
    );

    it('is placed on credit by customers with a credit limit in the ERP, and not while the ERP does not answer', async () => {
      const customer = await signInAt(app, customerEmail);
      const seller = await signInAt(app, sellerEmail);
      await seller.select('C0001');
      const orderRequest = { ...(await cart(1)), payment: 'credit' };
      erp.misbehave('error500', ['getEstadoCuentaxId']);
      expect(readProblem(await place(customer, orderRequest)).code).toBe('ERP_UNAVAILABLE');
      erp.misbehave(null);
      expect(await listOrders(customer)).toEqual([]);
      expect((await place(customer, orderRequest)).statusCode).toBe(201);
      expect((await place(seller, orderRequest)).statusCode).toBe(201);
      erp.misbehave('error500', ['getEstadoCuentaxId']);
      expect((await place(customer, orderRequest)).statusCode).toBe(200);
    });

    it.each(['address1', 'city'])('is not placed to an address without its %s', async (field) => {
      const customer = await signInAt(app, customerEmail);
      const orderRequest = await cart(1);
      const shippingAddress = { ...orderRequest.shippingAddress, [field]: ' ' };
      expect((await place(customer, { ...orderRequest, shippingAddress })).json()).toMatchObject({
        code: 'BAD_REQUEST',
        fields: [`shippingAddress.${field}`],
      });
      expect(await listOrders(customer)).toEqual([]);
    });

    it('is refused with the names of its wrong fields', async () => {
      const customer = await signInAt(app, customerEmail);
      const orderRequest = await cart(1);
      const wrong = {
        ...orderRequest,
        payment: 'gold',
        lines: [{ ...orderRequest.lines[0], quantity: 0 }],
        extra: 1,
      };
      expect((await place(customer, wrong)).json()).toMatchObject({
        code: 'BAD_REQUEST',
        fields: expect.arrayContaining(['payment', 'lines.0.quantity', 'extra']) as unknown,
      });
    });

    it('is visible to its customer and to the seller only', async () => {
      const customer = await signInAt(app, customerEmail);
      const { id, token } = parseOrder(await place(customer, await cart(1)));
      const seller = await signInAt(app, sellerEmail);
      const other = await signInAt(app, wholesalerEmail);
      const guest = await startAsGuest(app);
      for (const path of [`/orders/${id}`, `/orders/token/${token}`]) {
        expect((await customer.get(path)).statusCode).toBe(200);
        expect((await seller.get(path)).statusCode).toBe(200);
        expect(readProblem(await other.get(path)).code).toBe('NOT_FOUND');
        expect(readProblem(await guest.get(path)).code).toBe('AUTH_REQUIRED');
      }
      expect(await listOrders(other)).toEqual([]);
      expect(readProblem(await place(guest, await cart(1))).code).toBe('AUTH_REQUIRED');
    });

    it('names the seller who placed it, and is listed to that seller and to the customer', async () => {
      const seller = await signInAt(app, sellerEmail);
      const orderRequest = await cart(1);
      expect(readProblem(await place(seller, orderRequest)).code).toBe('FORBIDDEN');
      await seller.select('C0001');
      const order = parseOrder(await place(seller, orderRequest));
      expect(order).toMatchObject({ customerCode: 'C0001', sellerCode: 'V001', customerEmail });
      expect(await listOrders(await signInAt(app, customerEmail))).toEqual([order]);
      expect(await listOrders(seller)).toEqual([order]);
      await seller.select('C0003');
      expect(await listOrders(seller)).toEqual([]);
      expect(await listOrders(seller, '?scope=seller')).toEqual([order]);
      await seller.send('DELETE', '/api/shop/session/customer');
      expect(await listOrders(seller)).toEqual([order]);
    });
  });
});

it.each(engines)('an order and a session survive a restart of the service on %s', async (engine) => {
  const place = await makePlace(engine);
  const erp = await startErp();
  const first = await makeApp(erp, { database: place.open() });
  const customer = await signInAt(first, customerEmail);
  const unitPrice = await fetchUnitPrice(customer, pads, 5);
  const lines = [{ sku: pads, quantity: 1, options: [], unitPrice }];
  const order = { ...someOrder, lines, total: sumTotals(lines, '2025-06-15').total };
  const placed = await customer.send('POST', '/api/shop/orders', order, { 'idempotency-key': 'key-0001' });
  expect(placed.statusCode).toBe(201);
  await first.close();

  const second = await makeApp(erp, { database: place.open() });
  const returningBrowser = v.parse(ordersAnswerSchema, (await customer.at(second).get('/orders')).json());
  expect(returningBrowser.orders).toEqual([v.parse(orderAnswerSchema, placed.json()).order]);
  await second.close();
  await erp.close();
  await place.remove();
});
