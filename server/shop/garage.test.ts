/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { addedToGarageSchema, garageSchema, garageSize } from '@/shop/schemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import { garageVehicles } from '../db/schema';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { readProblem, type Browser } from '../testing/browser';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import {
  customerEmail,
  startAsGuest,
  makeApp,
  sellerEmail,
  signInAt,
  startErp,
  wholesalerEmail,
} from '../testing/service';
import { vehicles } from '../vehicles/vehicles';

jest.setTimeout(60_000);

const [aveo, rio, hilux] = [10112, 20212, 40112] as const;
/** Enough vehicles for any garage, without the three above. */
const many = vehicles.map(({ id }) => id).filter((id) => id > 100_000);

describeOnEngines('the garage', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  let erp: EmbeddedErp;
  let app: FastifyInstance;

  beforeAll(async () => {
    place = await makePlace(engine);
    database = place.open();
    erp = await startErp();
    app = await anotherCopy();
  });

  afterAll(async () => {
    await app.close();
    await erp.close();
    await database.close();
    await place.remove();
  });

  beforeEach(async () => {
    const db = await database.get();
    await db.delete(garageVehicles);
    await db.execute(sql`delete from sessions`);
  });

  const anotherCopy = (): Promise<FastifyInstance> =>
    makeApp(erp, { database: { get: () => database.get(), close: () => Promise.resolve() } });

  const add = (browser: Browser, ...ids: unknown[]) => browser.send('POST', '/api/shop/garage', { ids });
  const remove = (browser: Browser, id: number | string) => browser.send('DELETE', `/api/shop/garage/${id}`);
  const idsIn = (answer: { json(): unknown }) =>
    v.parse(garageSchema, answer.json()).vehicles.map(({ id }) => id);
  const garageOf = async (browser: Browser) => idsIn(await browser.get('/garage'));

  describe('without a session or its token', () => {
    it('is refused to a guest for every request', async () => {
      const guest = await startAsGuest(app);
      for (const answer of [await guest.get('/garage'), await add(guest, aveo), await remove(guest, aveo)])
        expect(readProblem(answer)).toMatchObject({ status: 401, code: 'AUTH_REQUIRED' });
    });

    it('is not changed by a request without the session’s XSRF token', async () => {
      const customer = await signInAt(app, customerEmail);
      customer.cookies.set('XSRF-TOKEN', 'planted');
      for (const answer of [await add(customer, aveo), await remove(customer, aveo)])
        expect(readProblem(answer)).toMatchObject({ status: 403, code: 'XSRF_REQUIRED' });
    });
  });

  describe('of a customer', () => {
    let customer: Browser;
    beforeEach(async () => {
      customer = await signInAt(app, customerEmail);
    });

    it('is empty at first, and lists vehicles in the sequence in which they were added', async () => {
      expect(await garageOf(customer)).toEqual([]);
      const added = await add(customer, hilux, aveo);
      expect(v.parse(addedToGarageSchema, added.json())).toEqual({
        vehicles: [
          { id: hilux, year: 2012, make: 'Toyota', model: 'Hilux', engine: '2.7 L DOHC 2TR-FE' },
          { id: aveo, year: 2012, make: 'Chevrolet', model: 'Aveo', engine: '1.6 L DOHC F16D3' },
        ],
        missing: [],
      });
      expect(idsIn(await add(customer, rio))).toEqual([hilux, aveo, rio]);
      expect(idsIn(await remove(customer, aveo))).toEqual([hilux, rio]);
      expect(await garageOf(customer)).toEqual([hilux, rio]);
    });

    it('is the same in a second session of the customer', async () => {
      await add(customer, aveo);
      expect(await garageOf(await signInAt(app, customerEmail))).toEqual([aveo]);
    });

    it('is not shared with another account', async () => {
      await add(customer, aveo);
      const other = await signInAt(app, wholesalerEmail);
      expect(await garageOf(other)).toEqual([]);
      expect(idsIn(await remove(other, aveo))).toEqual([]);
      expect(await garageOf(customer)).toEqual([aveo]);
    });

    it('takes several vehicles at once without duplicates, and reports ids that do not exist', async () => {
      await add(customer, aveo);
      const joined = await add(customer, rio, 7, aveo, rio, -5, Number.MAX_SAFE_INTEGER);
      expect(v.parse(addedToGarageSchema, joined.json()).missing).toEqual([7, -5, Number.MAX_SAFE_INTEGER]);
      expect(idsIn(joined)).toEqual([aveo, rio]);
    });

    it('accepts the removal of a vehicle that was already removed', async () => {
      await add(customer, aveo);
      expect((await remove(customer, aveo)).statusCode).toBe(200);
      expect(idsIn(await remove(customer, aveo))).toEqual([]);
    });

    it(`is limited to ${garageSize}: a longer list is refused completely`, async () => {
      expect(idsIn(await add(customer, ...many.slice(0, garageSize - 1)))).toHaveLength(garageSize - 1);
      expect(readProblem(await add(customer, aveo, rio))).toMatchObject({ status: 409, code: 'GARAGE_FULL' });
      expect(await garageOf(customer)).not.toContain(aveo);
      expect(idsIn(await add(customer, aveo))).toHaveLength(garageSize);
      expect(readProblem(await add(customer, rio)).code).toBe('GARAGE_FULL');
      // vehicles that the garage already has, or no longer has, take no room
      expect((await add(customer, aveo, 7)).statusCode).toBe(200);
      await remove(customer, aveo);
      expect(idsIn(await add(customer, rio))).toHaveLength(garageSize);
    });

    it('does not count vehicles that no longer exist', async () => {
      const db = await database.get();
      const gone = Array.from({ length: garageSize }, (_, at) => ({
        accountCode: 'C0001',
        vehicleId: 5_000_000 + at,
        addedAt: new Date(),
      }));
      await db.insert(garageVehicles).values(gone);
      expect(idsIn(await add(customer, aveo))).toEqual([aveo]);
    });

    it('has each vehicle once, and stays within its limit, however many vehicles are added at the same time', async () => {
      await add(customer, ...many.slice(0, garageSize - 5));
      const copies = [app, await anotherCopy()];
      const asked = Array.from({ length: 20 }, (_, turn) => many[garageSize + (turn % 10)]!);
      const answers = await Promise.all(asked.map((id, turn) => add(customer.at(copies[turn % 2]!), id)));
      const garage = await garageOf(customer);
      expect(garage).toHaveLength(garageSize);
      expect(new Set(garage).size).toBe(garageSize);
      for (const [turn, answer] of answers.entries())
        expect(answer.statusCode).toBe(garage.includes(asked[turn]!) ? 200 : 409);
      await copies[1]!.close();
    });

    it.each([
      undefined,
      {},
      { ids: [] },
      { ids: '10112' },
      { ids: ['10112'] },
      { ids: [1.5] },
      { ids: [null] },
      { ids: Array<number>(501).fill(aveo) },
      { ids: [aveo], account: 'C0002' },
    ])('is not changed by the body %j, which is refused', async (body) => {
      const answer = await customer.send('POST', '/api/shop/garage', body);
      expect(readProblem(answer)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
      expect(await garageOf(customer)).toEqual([]);
    });

    it.each(['abc', '0', '-1', '1.5', '99999999999'])(
      'answers the removal of the invalid id %s as not found',
      async (id) => {
        expect(readProblem(await remove(customer, id)).code).toBe('NOT_FOUND');
      },
    );
  });

  it('belongs to the seller, or to the customer whom the seller serves', async () => {
    const customer = await signInAt(app, customerEmail);
    const seller = await signInAt(app, sellerEmail);
    await add(customer, aveo);
    await add(seller, hilux);
    await seller.select('C0001');
    expect(await garageOf(seller)).toEqual([aveo]);
    expect(idsIn(await add(seller, rio))).toEqual([aveo, rio]);
    expect(idsIn(await remove(seller, aveo))).toEqual([rio]);
    expect(await garageOf(customer)).toEqual([rio]);
    await seller.select('C0003');
    expect(await garageOf(seller)).toEqual([]);
    await seller.send('DELETE', '/api/shop/session/customer');
    expect(await garageOf(seller)).toEqual([hilux]);
  });
});
