/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import { sumTotals } from '@/shared/money';
import { getToday } from '@/shared/time';
import { readProblem, readRows, type Browser } from '../testing/browser';
import { makePlace, usualEngine, type Place } from '../testing/engines';
import { startOddErp, type OddErp } from '../testing/oddErp';
import { someAddress } from '../testing/requests';
import { makeApp, startAsGuest } from '../testing/service';

jest.setTimeout(60_000);

const account = {
  ...{ salida: 'OK', tipoPersona: 'cliente', correo: 'ana@example.ec', razonsocial: 'Ana' },
  ...{ codigo: 'C1', descuento: 0, inv40060id: 3 },
};
const part = { precio: 11.5, precio_siniva: 10, cantidad: 9, disponibilidad: 'in-stock' };

/** Name of the second product, as the ERP has it now. */
let descripcion: unknown;
let place: Place;
let erp: OddErp;
let app: FastifyInstance;
let customer: Browser;
let log = '';

beforeAll(async () => {
  place = await makePlace(usualEngine);
  erp = await startOddErp({
    getLoginIn: [account],
    getProducto: ({ codigo }) =>
      codigo === 'A-1'
        ? [{ ...part, id: 1, codigo, descripcion: 'Filtro' }]
        : [{ ...part, id: 2, codigo, descripcion }],
  });
  const stream = { write: (line: string) => void (log += line) };
  app = await makeApp(erp, { database: place.open(), logger: { level: 'warn', stream } });
  customer = await startAsGuest(app);
  await customer.signIn(account.correo, 'x');
});

afterAll(async () => {
  await app.close();
  await erp.close();
  await place.remove();
});

let orders = 0;
function order(...skus: string[]) {
  const lines = skus.map((sku) => ({ sku, quantity: 1, options: [], unitPrice: 1_000 }));
  const { total } = sumTotals(lines, getToday());
  const shippingAddress = { ...someAddress, id: 'new' };
  const body = { lines, total, shippingAddress, payment: 'transfer', notes: '' };
  orders += 1;
  return customer.send('POST', '/api/shop/orders', body, { 'idempotency-key': `key-0000${orders}` });
}

test.each([null, '', '   ', undefined, {}])(
  'a product whose current name is %j is reported as gone, and other products can be ordered',
  async (name) => {
    descripcion = name;
    // more often than the circuit breaker tolerates
    for (let turn = 0; turn < 6; turn += 1) {
      const answer = await order('A-1', 'B-2');
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ changes: [{ kind: 'gone', sku: 'B-2' }] });
    }
    expect((await order('A-1')).statusCode).toBe(201);
  },
);

test('a product without a name is answered like a missing product, and its row is logged as dropped', async () => {
  descripcion = null;
  const guest = await startAsGuest(app);
  const answer = await guest.erp('getProducto', { codigo: 'B-2' });
  expect([answer.statusCode, readRows(answer)]).toEqual([200, []]);
  expect(log).toContain('"reason":"no descripcion"');
});

test('a product that has a name again can be ordered', async () => {
  descripcion = 'Bujía';
  expect((await order('A-1', 'B-2')).statusCode).toBe(201);
});

test('a row in another shape than a product is still a fault of the ERP', async () => {
  const broken = await startOddErp({ getLoginIn: [account], getProducto: [{ error: 'x' }] });
  const own = await makeApp(broken, { database: place.open() });
  customer = await startAsGuest(own);
  await customer.signIn(account.correo, 'x');
  expect(readProblem(await order('A-1'))).toMatchObject({ status: 502, code: 'ERP_BAD_ANSWER' });
  await own.close();
  await broken.close();
});
