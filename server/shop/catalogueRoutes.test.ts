/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { listRowSchema, productListSchema, suggestionsSchema } from '@/shop/catalogueSchemas';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import type { LazyDatabase } from '../db/lazyDatabase';
import { readProblem, type Browser } from '../testing/browser';
import { testedEngines, makePlace, type Place } from '../testing/engines';
import { customerEmail, makeApp, signInAt, startAsGuest, startErp } from '../testing/service';
import { toPriceRange } from './catalogueRoutes';
import { makeCatalogue } from '../catalogue/catalogue';
import { fillCatalogue } from '../catalogue/testing/fillCatalogue';
import { ErpFault } from '../erp/erpClient';

jest.setTimeout(60_000);

const names = (body: { products: { name: string }[] }): string[] => body.products.map(({ name }) => name);

describe.each(testedEngines)('routes of the catalogue on %s', (engine) => {
  let erp: EmbeddedErp;
  let place: Place;
  let database: LazyDatabase;
  let app: FastifyInstance;
  let guest: Browser;

  beforeAll(async () => {
    erp = await startErp();
    place = await makePlace(engine);
    database = place.open();
    app = await makeApp(erp, { database, now: () => new Date('2025-06-15T15:00:00Z') });
    guest = await startAsGuest(app);
  });
  afterAll(async () => {
    await app.close();
    await erp.close();
    await place.remove();
  });

  describe('before the catalogue has been read', () => {
    it('answer from the ERP with corrected words, and say that there may be more products', async () => {
      const list = v.parse(productListSchema, (await guest.get('/products?search=guardachoque')).json());
      expect(list.isCut).toBe(true);
      expect(list.total).toBeGreaterThan(5);
      expect(list.products.every(({ name }) => name.startsWith('Parachoques'))).toBe(true);
    });

    it('list a category, and say that there may be more products', async () => {
      const list = v.parse(productListSchema, (await guest.get('/products?category=05-001')).json());
      expect(list).toMatchObject({ isCut: true, total: 35 });
    });

    it('wait for the ERP only when cached rows do not fill the page', async () => {
      const asked: string[] = [];
      const listKept = (limit: number, erpAnswer: Promise<void>) =>
        makeCatalogue({
          database,
          now: () => new Date(),
          askErpFor: (_plan, category) => {
            asked.push(category ?? '');
            return erpAnswer;
          },
        }).list({
          search: '',
          category: '05-001',
          filters: { brand: [], stock: [], stars: [], badge: [], vehicle: null, price: null },
          sort: 'default',
          limit,
          offset: 0,
          level: null,
          vehicle: null,
          withFacets: false,
        });
      const never = new Promise<void>(() => undefined);
      expect((await listKept(24, never)).products).toHaveLength(24);
      expect((await listKept(48, Promise.resolve())).products).toHaveLength(35);
      await expect(listKept(48, Promise.reject(new ErpFault('ERP_TIMEOUT')))).rejects.toMatchObject({
        code: 'ERP_TIMEOUT',
      });
      expect((await listKept(24, Promise.reject(new ErpFault('ERP_TIMEOUT')))).isCut).toBe(true);
      expect(asked).toEqual(['05-001', '05-001', '05-001', '05-001']);
    });
  });

  describe('once the catalogue has been read', () => {
    beforeAll(async () => {
      await fillCatalogue(await database.get());
      await app.close();
      database = place.open();
      app = await makeApp(erp, { database, now: () => new Date('2025-06-15T15:00:00Z') });
      guest = await startAsGuest(app);
    });

    it('count the products exactly, return the last page in full and send no unknown field', async () => {
      const first = (await guest.get('/products?limit=48')).json();
      expect(v.parse(v.strictObject(productListSchema.entries), first)).toMatchObject({
        total: 1_200,
        pages: 25,
        isCut: false,
      });
      for (const product of first.products)
        expect(v.is(v.strictObject(listRowSchema.entries), product)).toBe(true);
      const last = (await guest.get('/products?limit=48&page=25')).json();
      expect(last.products).toHaveLength(48);
    });

    it('report corrections, and search the literal words on request', async () => {
      const corrected = (await guest.get('/products?search=pasillas')).json();
      expect(corrected.understood.corrected).toEqual([{ typed: 'pasillas', meant: 'pastillas' }]);
      expect(corrected.total).toBe(26);
      const exact = (await guest.get('/products?search=pasillas&exact=1')).json();
      expect(exact).toMatchObject({ total: 0, understood: { corrected: [], ignored: ['pasillas'] } });
    });

    it('recognise a car among the words, and list only the two products that fit the car', async () => {
      const list = v.parse(
        productListSchema,
        (await guest.get('/products?search=pastillas%20aveo%202012')).json(),
      );
      expect(list.understood.car?.label).toBe('Chevrolet Aveo 2012');
      expect(list.total).toBe(2);
    });

    it('return the categories for a symptom, and the page whose name was searched', async () => {
      const symptom = (await guest.get('/products?search=chilla%20al%20frenar')).json();
      expect(symptom.understood).toMatchObject({
        relaxation: 'symptom',
        symptom: { categories: [{ slug: '05-001' }, { slug: '05-002' }] },
      });
      expect((await guest.get('/products?search=horario')).json().understood.page).toBe('contact');
    });

    it('suggest ten products from the first letters on, without categories', async () => {
      const suggested = v.parse(suggestionsSchema, (await guest.get('/suggestions?search=pas')).json());
      expect(suggested.products).toHaveLength(10);
      expect(names(suggested)[0]).toMatch(/^Pastillas/);
    });

    it.each(['sort=price_asc', 'price=100-200', 'stock=in-stock'])('refuse %s to guests', async (query) => {
      expect(readProblem(await guest.get(`/products?${query}`))).toMatchObject({
        status: 401,
        code: 'AUTH_REQUIRED',
      });
    });

    it('sort and filter by the price that the customer pays', async () => {
      const customer = await signInAt(app, customerEmail);
      const cheap = (await customer.get('/products?category=05-001&sort=price_asc&price=1000-3000')).json();
      const prices = (
        await customer.get(
          `/prices?${cheap.products.map(({ sku }: { sku: string }) => `sku=${sku}`).join('&')}`,
        )
      ).json();
      const paid = cheap.products.map(
        ({ sku }: { sku: string }) => prices.prices.find((one: { sku: string }) => one.sku === sku).price,
      );
      expect(paid.length).toBeGreaterThan(3);
      expect([...paid].sort((one: number, other: number) => one - other)).toEqual(paid);
    });

    it.each([
      'search=' + 'a'.repeat(500),
      'page=0',
      'limit=49',
      'sort=random',
      'brand=' + 'a,'.repeat(40),
      'category=' + 'a'.repeat(201),
      'category=a%00b',
      'brand=a%0Ab',
    ])('refuse the invalid query %s', async (query) => {
      expect((await guest.get(`/products?${query}`)).statusCode).toBe(400);
    });

    it.each(['03-El%C3%A9ctrico%2F%C3%91', '..', '%25', `${'%C3%91'.repeat(200)}`])(
      'accept a category and a brand in the ERP’s own spelling: %s',
      async (code) => {
        for (const path of [
          `/products?category=${code}`,
          `/products?brand=${code}`,
          `/product-rows?kind=new&category=${code}`,
        ])
          expect([path, (await guest.get(path)).statusCode]).toEqual([path, 200]);
      },
    );

    it('count each filter value with the filters of the other groups applied', async () => {
      const all = v.parse(
        productListSchema,
        (await guest.get('/products?category=05-001&brand=kelstrum,andivor&badge=sale&limit=48')).json(),
      );
      for (const { value, count } of all.facets.brand.slice(0, 5)) {
        const one = v.parse(
          productListSchema,
          (await guest.get(`/products?category=05-001&brand=${value}&badge=sale`)).json(),
        );
        expect([value, one.total]).toEqual([value, count]);
      }
    });
  });
});

it('a range of customer prices is converted exactly to a range of list prices', () => {
  const pay = (price: number): number => Math.round(price * 1.0925);
  const { from, to } = toPriceRange({ from: 1_000, to: 2_000 }, pay);
  expect(pay(from ?? 0)).toBeGreaterThanOrEqual(1_000);
  expect(pay((from ?? 0) - 1)).toBeLessThan(1_000);
  expect(pay(to ?? 0)).toBeLessThanOrEqual(2_000);
  expect(pay((to ?? 0) + 1)).toBeGreaterThan(2_000);
});
