/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { addressBookSize, addressesSchema, countriesSchema, type WriteAddress } from '@/shop/schemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { readProblem, type Browser } from '../testing/browser';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { someAddress } from '../testing/requests';
import {
  customerEmail,
  startAsGuest,
  makeApp,
  sellerEmail,
  signInAt,
  startErp,
  wholesalerEmail,
} from '../testing/service';

jest.setTimeout(60_000);

describeOnEngines('added addresses', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  let erp: EmbeddedErp;
  let app: FastifyInstance;
  let customer: Browser;

  const anotherCopy = (): Promise<FastifyInstance> =>
    makeApp(erp, { database: { get: () => database.get(), close: () => Promise.resolve() } });

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
    await db.execute(sql`delete from addresses`);
    await db.execute(sql`delete from sessions`);
    customer = await signInAt(app, customerEmail);
  });

  const path = '/api/shop/addresses';
  const at = (more: Partial<WriteAddress>): WriteAddress => ({ ...someAddress, ...more });
  const add = (browser: Browser, more: Partial<WriteAddress> = {}) => browser.send('POST', path, at(more));
  const change = (browser: Browser, id: string, more: Partial<WriteAddress>) =>
    browser.send('PUT', `${path}/${id}`, at(more));
  const remove = (browser: Browser, id: string) => browser.send('DELETE', `${path}/${id}`);
  const addressesIn = (answer: { json(): unknown }) => v.parse(addressesSchema, answer.json()).addresses;
  const cities = (answer: { json(): unknown }) =>
    addressesIn(answer).map(({ city, isDefault }) => (isDefault ? `${city}, default` : city));

  it('are stored once when the browser sends an address twice, and the repeated address comes last', async () => {
    const [first] = addressesIn(await add(customer, { city: 'Quito', isDefault: true }));
    await add(customer, { city: 'Cuenca' });
    const again = await add(customer, { city: ' Quito ' });
    expect([again.statusCode, cities(again)]).toEqual([201, ['Cuenca', 'Quito, default']]);
    expect(addressesIn(again)[1]?.id).toBe(first?.id);
  });

  it('keep their sequence when an address is changed or removed', async () => {
    expect(cities(await customer.get('/addresses'))).toEqual([]);
    const added = await add(customer, { city: ' Quito ' });
    expect(added.statusCode).toBe(201);
    const [first] = addressesIn(added);
    expect(first).toEqual({ ...someAddress, id: expect.any(String) as string });
    expect(cities(await add(customer, { city: 'Cuenca' }))).toEqual(['Quito', 'Cuenca']);
    expect(cities(await change(customer, first!.id, { city: 'Loja' }))).toEqual(['Loja', 'Cuenca']);
    expect(cities(await remove(customer, first!.id))).toEqual(['Cuenca']);
    expect(cities(await remove(customer, first!.id))).toEqual(['Cuenca']);
    expect(cities(await (await signInAt(app, customerEmail)).get('/addresses'))).toEqual(['Cuenca']);
  });

  it('have at most one default: a new default replaces the former one', async () => {
    await add(customer, { city: 'Quito', isDefault: true });
    const both = await add(customer, { city: 'Cuenca', isDefault: true });
    expect(cities(both)).toEqual(['Quito', 'Cuenca, default']);
    const [quito] = addressesIn(both);
    expect(cities(await change(customer, quito!.id, { city: 'Quito', isDefault: true }))).toEqual([
      'Quito, default',
      'Cuenca',
    ]);
    expect(cities(await change(customer, quito!.id, { city: 'Quito', isDefault: false }))).toEqual([
      'Quito',
      'Cuenca',
    ]);
    await change(customer, quito!.id, { isDefault: true });
    expect(cities(await remove(customer, quito!.id))).toEqual(['Cuenca']);
  });

  it('have one default even when eight addresses are added as the default at the same time', async () => {
    const other = await anotherCopy();
    await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        add(customer.at(turn % 2 ? app : other), { isDefault: true, address1: `Calle ${turn}` }),
      ),
    );
    const kept = addressesIn(await customer.get('/addresses'));
    expect(kept).toHaveLength(8);
    expect(kept.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    await other.close();
  });

  it(`are limited to ${addressBookSize}, also when the last ones are added at the same time`, async () => {
    const addTo = (place: number) => add(customer, { address1: `Calle ${place}` });
    for (let count = 0; count < addressBookSize - 2; count += 1) await addTo(count);
    const answers = await Promise.all([101, 102, 103, 104].map(addTo));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409]);
    expect(readProblem(await addTo(105))).toMatchObject({ status: 409, code: 'ADDRESS_BOOK_FULL' });
    const kept = addressesIn(await customer.get('/addresses'));
    expect(kept).toHaveLength(addressBookSize);
    expect((await change(customer, kept[0]!.id, { city: 'Loja' })).statusCode).toBe(200);
  });

  it('belong to a country of the list, which begins with Ecuador', async () => {
    const guest = await startAsGuest(app);
    const { countries } = v.parse(countriesSchema, (await guest.get('/countries')).json());
    expect(countries[0]).toBe('EC');
    expect(new Set(countries).size).toBe(countries.length);
    const names = new Intl.DisplayNames('es', { type: 'region', fallback: 'none' });
    expect(countries.filter((code) => !names.of(code))).toEqual([]);
    for (const country of ['XX', 'ec', 'E'])
      expect((await add(customer, { country })).json()).toMatchObject({
        status: 400,
        code: 'BAD_REQUEST',
        fields: ['country'],
      });
  });

  it('belong to the customer that a seller serves, and are refused to a seller who serves no customer', async () => {
    await add(customer, { city: 'Quito' });
    const seller = await signInAt(app, sellerEmail);
    expect(readProblem(await seller.get('/addresses'))).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    await seller.select('C0001');
    expect(cities(await add(seller, { city: 'Cuenca' }))).toEqual(['Quito', 'Cuenca']);
    expect(cities(await customer.get('/addresses'))).toEqual(['Quito', 'Cuenca']);
    await seller.select('C0002');
    expect(cities(await seller.get('/addresses'))).toEqual([]);
    expect(cities(await (await signInAt(app, wholesalerEmail)).get('/addresses'))).toEqual([]);
  });
});
