/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { maxSpans, resolvedSchema, type Resolved } from '@/shop/catalogueSchemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import { makeProducts } from '../../demo/erp/data/products';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { testedEngines, makePlace, type Place } from '../testing/engines';
import { readProblem, type Browser } from '../testing/browser';
import {
  customerEmail,
  makeApp,
  signInAt,
  startAsGuest,
  startErp,
  wholesalerEmail,
} from '../testing/service';

jest.setTimeout(60_000);

const post = (browser: Browser, spans: unknown) =>
  browser.send('POST', '/api/shop/catalogue/resolve', { spans });
const resolveAt = async (browser: Browser, spans: readonly string[]): Promise<Resolved> =>
  v.parse(resolvedSchema, (await post(browser, spans)).json());
const kindsOf = ({ parts }: Resolved) => parts.map(({ span, kind, skus }) => [span, kind, skus]);

describe.each(testedEngines)('codes in pasted texts on %s', (engine) => {
  let erp: EmbeddedErp;
  let place: Place;
  let database: LazyDatabase;
  let app: FastifyInstance;
  let customer: Browser;

  beforeAll(async () => {
    erp = await startErp();
    place = await makePlace(engine, 'catalogue');
    database = place.open();
    app = await makeApp(erp, { database, now: () => new Date('2025-06-15T15:00:00Z') });
    customer = await signInAt(app, customerEmail);
  });
  afterAll(async () => {
    await app.close();
    await erp.close();
    await place.remove();
  });

  it('are resolved to their product, and to the way in which they match it', async () => {
    const resolved = await resolveAt(customer, [
      'FRE-PD-1042',
      'fre pd 1042',
      'FREPD1042',
      'PD-1042',
      'pastillas',
      'ZZZ-9999',
    ]);
    expect(kindsOf(resolved)).toEqual([
      ['FRE-PD-1042', 'sku', ['FRE-PD-1042']],
      ['fre pd 1042', 'sku', ['FRE-PD-1042']],
      ['FREPD1042', 'sku', ['FRE-PD-1042']],
      ['PD-1042', 'ending', ['FRE-PD-1042']],
    ]);
    expect(resolved.isCut).toBe(false);
  });

  it('are resolved to products with the account’s prices and without their equivalents', async () => {
    const wholesaler = await signInAt(app, wholesalerEmail);
    const [own, other] = await Promise.all(
      [customer, wholesaler].map(async (browser) => (await resolveAt(browser, ['FRE-PD-1042'])).products[0]),
    );
    expect(own?.prices?.priceWithoutIva).toBeGreaterThan(0);
    expect(other?.prices?.priceWithoutIva).not.toBe(own?.prices?.priceWithoutIva);
    expect(own).not.toHaveProperty('equivalents');
  });

  it('are refused to guests, and when they are too many, too long, empty or not in a list', async () => {
    const guest = await startAsGuest(app);
    expect(readProblem(await post(guest, ['A-1']))).toMatchObject({ status: 401 });
    for (const spans of [
      Array.from({ length: maxSpans + 1 }, (_, at) => `A-${at}`),
      ['A'.repeat(61)],
      [''],
      'A-1',
    ])
      expect((await post(customer, spans)).statusCode).toBe(400);
  });

  it('are found in one answer for 500 products among as many texts as are accepted', async () => {
    const skus = makeProducts(1200)
      .map(({ sku }) => sku)
      .slice(0, 500);
    const spans = [...skus, ...Array.from({ length: maxSpans - 500 }, (_, at) => `ZZZ-${at}`)];
    const { parts, products } = await resolveAt(customer, spans);
    expect(parts.map(({ skus: [sku] }) => sku)).toEqual(skus);
    expect(products).toHaveLength(500);
  });
});

describe('codes in pasted texts, before the catalogue is filled', () => {
  it('are looked up in the ERP, and the answer says that it may be incomplete', async () => {
    const erp = await startErp();
    const place = await makePlace(testedEngines[0]!);
    const app = await makeApp(erp, { database: place.open() });
    try {
      const customer = await signInAt(app, customerEmail);
      const resolved = await resolveAt(customer, ['fre pd 1042', 'ZZZ-9999']);
      expect(kindsOf(resolved)).toEqual([['fre pd 1042', 'sku', ['FRE-PD-1042']]]);
      expect(resolved.isCut).toBe(true);
    } finally {
      await app.close();
      await erp.close();
      await place.remove();
    }
  });
});
