/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import type { ErpCall } from '@/erp/client';
import { readText } from '../erp/values/text';
import type { LazyDatabase } from '../db/lazyDatabase';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { unknownMark } from '../../demo/erp/faults';
import { injectAsGuest } from '../pages/injectAsGuest';
import { readRows, type Browser } from '../testing/browser';
import { makePlace, usualEngine, type Place } from '../testing/engines';
import { hiddenFromGuests } from '../testing/hiddenFromGuests';
import { bodies, erpFields, requestShop, someAddress } from '../testing/requests';
import { makeApp, startAsGuest, startErp } from '../testing/service';
import { createOwnAccount, everybody, testUsers, type Asker } from '../testing/testUsers';
import { accessTable, everyone, isErpCall } from '../erp/accessTable';
import type { RowField, RowShape } from '../erp/rowShape';
import { rowTable } from '../erp/rowTable';
import { shopTable, type ShopRoute } from './shopTable';

jest.setTimeout(120_000);

let place: Place;
let database: LazyDatabase;
let erp: EmbeddedErp;
let app: FastifyInstance;
const browsers = new Map<Asker, Browser>();

beforeAll(async () => {
  place = await makePlace(usualEngine);
  database = place.open();
  erp = await startErp();
  app = await makeApp(erp, { database });
  await createOwnAccount(await startAsGuest(app));
  erp.misbehave('unknownFields');
  // signed in while each row has fields that no row should have, because the sessions are made from such rows
  for (const asker of everybody) browsers.set(asker, await testUsers[asker](app));
});

afterAll(async () => {
  await app.close();
  await erp.close();
  await place.remove();
});

const calls = Object.keys(rowTable).filter(isErpCall);
const routes = Object.keys(shopTable) as ShopRoute[];
const notSignOut = routes.filter((route) => route !== 'DELETE /session');

const ask = async (asker: Asker, call: ErpCall): Promise<string> => {
  const browser = browsers.get(asker)!;
  const orders = asker === 'guest' ? [] : readRowsOrNone(await browser.erp('getPedidos'));
  const fields = {
    ...erpFields[call],
    ...(call === 'getPedidoId' && orders[0] ? { pedido: orders[0].id } : {}),
  };
  return (await browser.erp(call, fields)).body;
};

const readRowsOrNone = (answer: Parameters<typeof readRows>[0]) =>
  answer.statusCode === 200 ? readRows(answer) : [];

/** Lets everyone read one more field of a schema, as a careless change would. Returns a function that undoes it. */
function openShape(call: ErpCall, find: (shape: RowShape) => RowShape, name: string): () => void {
  const fields = find(rowTable[call].shape).fields as Record<string, RowField>;
  fields[name] = { roles: everyone, read: readText };
  return () => delete fields[name];
}

describe('the ERP’s unknown fields', () => {
  describe.each(everybody)('for a %s', (asker) => {
    it.each(calls)('stay out of the answer to %s', async (call) => {
      expect(await ask(asker, call)).not.toContain(unknownMark);
    });

    it.each(notSignOut)('stay out of the answer to %s', async (route) => {
      const places = {
        vehicle: 10112,
        address: 'nowhere',
        order: 'nowhere',
        quotation: 'nowhere',
        token: '0'.repeat(32),
      };
      const answer = await requestShop(browsers.get(asker)!, route, places, bodies[route]);
      expect(answer.body).not.toContain(unknownMark);
      // the seller serves the same customer in the next test
      if (asker === 'seller with a customer') await browsers.get(asker)!.select('C0001');
    });
  });

  it.each(['cliente@demo.ec', 'mayorista@demo.ec', 'vendedor@demo.ec'])(
    'stay out of the sign-in of %s, the session and its customers',
    async (email) => {
      const browser = await startAsGuest(app);
      const answers = [
        await browser.signIn(email),
        await browser.get('/session'),
        await browser.get('/session/customers'),
        await browser.signIn(email, 'wrong'),
      ];
      expect(answers[0]!.statusCode).toBe(200);
      for (const { body } of answers) expect(body).not.toContain(unknownMark);
    },
  );

  it('stay out of the answer to an order whose price has changed', async () => {
    const browser = await testUsers.customer(app);
    const sku = 'FRE-PD-1042';
    const order = {
      lines: [{ sku, quantity: 1, options: [], unitPrice: 1 }],
      total: 1,
      shippingAddress: { ...someAddress, id: 'new' },
      payment: 'transfer',
      notes: '',
    };
    const changed = await browser.send('POST', '/api/shop/orders', order, { 'idempotency-key': 'key-0001' });
    expect(changed.statusCode).toBe(409);
    expect(changed.body).not.toContain(unknownMark);
  });

  // a guest's first screen is rendered from these answers and carries them as its state, so it makes no other request
  it.each(calls.filter((call) => accessTable[call].catalogue))(
    'stay out of the data that a first screen is rendered from: %s',
    async (call) => {
      const path = `/api/dtierp/wsdti/${call}`;
      const answer = await injectAsGuest(app)({ method: 'POST', path, body: erpFields[call] });
      expect(answer.status).toBe(200);
      const all = JSON.stringify(answer.body);
      expect(all).not.toContain(unknownMark);
      for (const name of hiddenFromGuests) expect(all).not.toContain(`"${name}"`);
    },
  );
});

describe('a schema that lets an unknown field through on purpose', () => {
  const inner =
    (field: string) =>
    ({ fields }: RowShape): RowShape => {
      const found = fields[field]!;
      if ('rows' in found) return found.rows();
      return 'row' in found ? found.row() : { fields: {} };
    };
  const same = (shape: RowShape) => shape;

  it.each([
    ['getProducto', same, 'guest'],
    ['getProductosFilter', inner('atributos'), 'guest'],
    ['getCategories', inner('hijos'), 'guest'],
    ['getSucursales', same, 'customer'],
    ['getEstadoCuentaxId', inner('movimientos'), 'customer'],
    ['getPedidoId', inner('lineas'), 'customer'],
  ] as const)('is detected in the answers to %s', async (call, find, asker) => {
    const close = openShape(call, find, 'costo');
    const answer = await ask(asker, call);
    close();
    expect(answer).toContain(unknownMark);
  });

  it('is detected in a sign-in', async () => {
    const close = openShape('getLoginIn', same, 'costo');
    const answer = await (await startAsGuest(app)).signIn('cliente@demo.ec');
    close();
    expect(answer.body).toContain(unknownMark);
  });
});
