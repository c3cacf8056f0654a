/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import type { LazyDatabase } from '../db/lazyDatabase';
import type { EmbeddedErp, Fault } from '../../demo/erp/embeddedErp';
import { readRows, type Browser } from '../testing/browser';
import { makePlace, usualEngine, type Place } from '../testing/engines';
import { customerEmail, startAsGuest, makeApp, signInAt, startErp } from '../testing/service';

jest.setTimeout(120_000);

const minute = 60_000;
const fields = { category: '05-001', limit: 100 };

let place: Place;
let database: LazyDatabase;
let erp: EmbeddedErp;
let app: FastifyInstance;
let time: number;

beforeAll(async () => {
  place = await makePlace(usualEngine);
  database = place.open();
  erp = await startErp();
});
afterAll(async () => {
  await erp.close();
  await database.close();
  await place.remove();
});

beforeEach(async () => {
  time = Date.parse('2026-03-02T15:42:00Z');
  erp.reset();
  app = await makeApp(erp, {
    database: { get: () => database.get(), close: () => Promise.resolve() },
    // longest wait for a call that does not answer; a busy machine answers a sign-in within it
    erpTimeoutMs: 2_000,
    now: () => new Date(time),
    catalogueAges: { fresh: minute, kept: 60 * minute },
  });
});
afterEach(() => app.close());

const faults: Fault[] = ['error500', 'html', 'truncated', 'wrongShape', 'hang'];

test.each(faults)(
  'the catalogue of a minute ago is served with its age while the ERP fails with %s',
  async (fault) => {
    const guest = await startAsGuest(app);
    const before = await guest.erp('getProductos', fields);
    erp.misbehave(fault);
    time += minute;
    const after = await guest.erp('getProductos', fields);
    expect(readRows(after)).toEqual(readRows(before));
    expect(after.json()).toMatchObject({ message: { asOf: '2026-03-02T15:42:00.000Z' } });
    expect((await guest.erp('getProducto', { codigo: 'fre-pd-1042' })).statusCode).toBe(200);
  },
);

test("a customer's answer is not given to a guest", async () => {
  const guest = await startAsGuest(app);
  const customer = await signInAt(app, customerEmail);
  expect((await customer.erp('getProductos', fields)).body).toContain('precio');
  expect((await guest.erp('getProductos', fields)).body).not.toContain('precio');
  erp.misbehave('error500');
  time += minute;
  expect((await guest.erp('getProductos', fields)).body).not.toContain('precio');
});

test('a customer who is about to order gets the ERP’s current answer, and a guest does not', async () => {
  const customer = await signInAt(app, customerEmail);
  const guest = await startAsGuest(app);
  const ask = (browser: Browser) =>
    browser.send(
      'POST',
      '/api/dtierp/wsdti/getProducto',
      { codigo: 'FRE-PD-1042' },
      { 'cache-control': 'no-cache' },
    );
  await ask(customer);
  erp.setStock('FRE-PD-1042', 3);
  expect(readRows(await ask(customer))[0]).toMatchObject({ cantidad: 3 });
  await ask(guest);
  await ask(guest);
  // the guest's price list differs from the customer's
  expect(erp.requests().getProducto).toBe(3);
});
