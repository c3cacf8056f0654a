/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import * as v from 'valibot';
import { reviewAnswerSchema, reviewsSchema, type Review, type Reviews } from '@/shop/schemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import { reviews } from '../db/schema';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { readProblem, type Browser } from '../testing/browser';
import type { AppOptions } from '../app/appOptions';
import { startDatabaseAndErp, type DatabaseAndErp } from '../testing/databaseAndErp';
import { describeOnEngines } from '../testing/engines';
import {
  customerEmail,
  startAsGuest,
  makeApp,
  sellerEmail,
  signInAt,
  wholesalerEmail,
} from '../testing/service';

jest.setTimeout(60_000);

const pads = 'FRE-PD-1042';
const other = 'FRE-PD-1063';
const minute = 60_000;
const hour = 60 * minute;
const good = { rating: 5, content: 'Frenan parejo.' };

const pathOf = (sku: string): string => `/products/${encodeURIComponent(sku)}/reviews`;
const write = (browser: Browser, body: unknown = good, sku = pads) =>
  browser.send('POST', `/api/shop${pathOf(sku)}`, body);
const written = async (browser: Browser, body: unknown = good, sku = pads): Promise<Review> => {
  const answer = await write(browser, body, sku);
  expect(answer.statusCode).toBe(200);
  return v.parse(reviewAnswerSchema, answer.json()).review;
};
const read = async (browser: Browser, sku = pads, query = ''): Promise<Reviews> =>
  v.parse(reviewsSchema, (await browser.get(`${pathOf(sku)}${query}`)).json());

describeOnEngines('reviews', (engine) => {
  let running: DatabaseAndErp;
  let database: LazyDatabase;
  let erp: EmbeddedErp;
  let app: FastifyInstance;
  let log: string;
  /** The service's current time. */
  let clock: number;

  beforeAll(async () => {
    running = await startDatabaseAndErp(engine);
    ({ database, erp } = running);
  });

  afterAll(() => running.stop());

  const anotherCopy = (limit = 10_000, options: Partial<AppOptions> = {}): Promise<FastifyInstance> =>
    makeApp(erp, {
      database: { get: () => database.get(), close: () => Promise.resolve() },
      now: () => new Date(clock),
      attempts: { perAccount: 10_000, perAddress: 10_000, reviews: limit },
      logger: {
        level: 'trace',
        stream: new Writable({
          write(chunk, _encoding, done) {
            log += String(chunk);
            done();
          },
        }),
      },
      ...options,
    });

  beforeEach(async () => {
    await (await database.get()).execute(sql`delete from reviews`);
    await (await database.get()).execute(sql`delete from rate_limits`);
    log = '';
    erp.reset();
    clock = Date.parse('2025-06-15T15:00:00Z');
    app = await anotherCopy();
  });

  afterEach(() => app.close());

  /** Inserts invented reviews with these stars, one minute apart. */
  async function given(stars: readonly number[], sku = pads): Promise<void> {
    if (stars.length === 0) return;
    const db = await database.get();
    await db.insert(reviews).values(
      stars.map((rating, turn) => ({
        id: `${sku} ${String(turn).padStart(2, '0')}`,
        sku,
        author: 'Ana P.',
        rating,
        content: `n.º ${turn}`,
        createdAt: new Date(clock - (stars.length - turn) * minute),
      })),
    );
  }

  const stored = async (): Promise<string> =>
    JSON.stringify(await (await database.get()).select().from(reviews));

  describe('access rights', () => {
    it('everybody can read reviews, and every signed-in account can write one', async () => {
      const browsers = {
        guest: await startAsGuest(app),
        customer: await signInAt(app, customerEmail),
        seller: await signInAt(app, sellerEmail),
      };
      for (const [role, browser] of Object.entries(browsers)) {
        expect([role, (await browser.get(pathOf(pads))).statusCode]).toEqual([role, 200]);
        expect([role, (await write(browser)).statusCode]).toEqual([role, role === 'guest' ? 401 : 200]);
      }
      expect(readProblem(await write(browsers.guest)).code).toBe('AUTH_REQUIRED');
    });

    it('an account whose session is over cannot write a review, and the ERP is not called', async () => {
      const customer = await signInAt(app, customerEmail);
      await customer.at(app).send('DELETE', '/api/shop/session');
      expect(readProblem(await write(customer)).code).toBe('AUTH_REQUIRED');
      expect(erp.requests()).not.toHaveProperty('getProducto');
      expect((await read(customer)).total).toBe(0);
    });

    it('a request without the session’s XSRF token cannot write a review', async () => {
      const customer = await signInAt(app, customerEmail);
      customer.cookies.set('XSRF-TOKEN', 'planted');
      expect(readProblem(await write(customer)).code).toBe('XSRF_REQUIRED');
      expect(readProblem(await app.inject({ method: 'POST', url: `/api/shop${pathOf(pads)}` })).code).toBe(
        'XSRF_REQUIRED',
      );
      expect((await read(customer)).total).toBe(0);
    });

    it.each(['PUT', 'DELETE'] as const)('reviews, brands and vehicles accept no %s', async (method) => {
      const customer = await signInAt(app, customerEmail);
      await written(customer);
      for (const path of [pathOf(pads), '/brands', '/vehicles/list?ids=10112'])
        expect(readProblem(await customer.send(method, `/api/shop${path}`, good)).code).toBe('NOT_FOUND');
      expect((await read(customer)).total).toBe(1);
    });
  });

  describe('a review', () => {
    it('has the author’s trade name, and is marked as own for its author alone', async () => {
      const customer = await signInAt(app, customerEmail);
      const review = await written(customer, { rating: 4, content: ' Muy buenas.\n' });
      const { account } = (await customer.get('/session')).json();
      expect(review).toEqual({
        id: expect.any(String),
        author: account.tradeName || account.name,
        rating: 4,
        content: 'Muy buenas.',
        createdAt: '2025-06-15T15:00:00.000Z',
        isOwn: true,
      });
      expect(review.author).not.toBe('');
      expect((await read(customer)).reviews).toEqual([review]);
      for (const reader of [await startAsGuest(app), await signInAt(app, wholesalerEmail)])
        expect((await read(reader)).reviews).toEqual([{ ...review, isOwn: false }]);
    });

    it('belongs to the seller who wrote it, whichever customer the seller serves', async () => {
      const seller = await signInAt(app, sellerEmail);
      await seller.select('C0001');
      const review = await written(seller);
      const { account } = (await seller.get('/session')).json();
      expect(review.author).toBe(account.tradeName || account.name);
      expect((await read(await signInAt(app, customerEmail))).reviews[0]?.isOwn).toBe(false);
      await seller.select('C0003');
      expect((await read(seller)).reviews[0]?.isOwn).toBe(true);
    });

    it('is replaced by the next review of its account, which comes first', async () => {
      const customer = await signInAt(app, customerEmail);
      const first = await written(customer);
      clock += hour;
      await written(await signInAt(app, wholesalerEmail), { rating: 3, content: 'Regular.' });
      clock += hour;
      const second = await written(customer, { rating: 1, content: 'Duraron un mes.' });
      expect(second).toMatchObject({ rating: 1, createdAt: '2025-06-15T17:00:00.000Z', isOwn: true });
      expect(second.createdAt > first.createdAt).toBe(true);
      const { reviews: all, total, counts } = await read(customer);
      expect(all.map(({ content }) => content)).toEqual(['Duraron un mes.', 'Regular.']);
      expect({ total, counts }).toEqual({ total: 2, counts: [1, 0, 1, 0, 0] });
    });

    it('is stored once, however many tabs send it at the same time', async () => {
      const customer = await signInAt(app, customerEmail);
      const copies = [app, await anotherCopy()];
      const bodies = Array.from({ length: 12 }, (_, turn) => ({ rating: 4, content: `tab ${turn}` }));
      const answers = await Promise.all(
        bodies.map((body, turn) => write(customer.at(copies[turn % 2]!), body)),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
      const { reviews: all } = await read(customer);
      expect(all).toHaveLength(1);
      expect(bodies.map(({ content }) => content)).toContain(all[0]?.content);
    });

    it('is listed only for its own product', async () => {
      const customer = await signInAt(app, customerEmail);
      await written(customer);
      await written(customer, { rating: 2, content: 'Para la Hilux no.' }, other);
      expect((await read(customer)).reviews.map(({ rating }) => rating)).toEqual([5]);
      expect((await read(customer, other)).reviews.map(({ rating }) => rating)).toEqual([2]);
    });

    it('can be sent under any spelling of the sku that the ERP accepts, and is stored under the ERP’s own spelling', async () => {
      const customer = await signInAt(app, customerEmail);
      await written(customer, good, ' fre-pd-1042 ');
      await written(customer, { rating: 2, content: 'Otra vez' }, 'Fre-Pd-1042');
      expect((await read(customer)).reviews.map(({ rating }) => rating)).toEqual([2]);
      expect(JSON.parse(await stored())).toMatchObject([{ sku: pads }]);
    });

    it('survives a restart of the service', async () => {
      const review = await written(await signInAt(app, customerEmail));
      await app.close();
      app = await anotherCopy();
      expect((await read(await startAsGuest(app))).reviews).toEqual([{ ...review, isOwn: false }]);
    });
  });

  describe('the text of a review', () => {
    it.each([
      ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>&lt;b&gt;'],
      ['SQL', "'); delete from reviews; --"],
      ['lines', 'Primera.\n\nSegunda.'],
      ['letters of several scripts', 'Ñandú, žluťoučký, ブレーキ, 👨‍👩‍👧 y e\u0301'],
      ['2,000 characters', 'ñ'.repeat(2_000)],
    ])('is stored unchanged: %s', async (_what, content) => {
      const customer = await signInAt(app, customerEmail);
      expect((await written(customer, { rating: 5, content })).content).toBe(content);
      expect((await read(customer)).reviews[0]?.content).toBe(content);
    });

    it('loses its control characters', async () => {
      const customer = await signInAt(app, customerEmail);
      const content = '\u0000a\u0007b\r\nc\td\u001b[31me\u0085\u202ef\u2066\u007f';
      expect((await written(customer, { rating: 5, content })).content).toBe('ab\nc d[31mef');
    });

    it('is never logged, even when the database refuses it', async () => {
      const customer = await signInAt(app, customerEmail);
      const content = 'nobody-but-readers-sees-this';
      await written(customer, { rating: 5, content });
      await write(customer, { rating: 9, content });
      const db = await database.get();
      await db.execute(sql`alter table reviews add constraint refused check (rating <> 4)`);
      const refused = await write(customer, { rating: 4, content });
      await db.execute(sql`alter table reviews drop constraint refused`);
      expect(readProblem(refused)).toMatchObject({ status: 500, code: 'UNEXPECTED' });
      expect(log).toContain('UNEXPECTED');
      expect(log).toContain('23514');
      expect(log).not.toContain(content);
      expect(refused.body).not.toContain('refused');
    });
  });

  describe('a review is refused', () => {
    it.each([
      ['as a list', [], ['rating', 'content']],
      ['without stars', { content: 'Bien' }, ['rating']],
      ['without a text', { rating: 5 }, ['content']],
      ['with no star', { rating: 0, content: 'Bien' }, ['rating']],
      ['with six stars', { rating: 6, content: 'Bien' }, ['rating']],
      ['with half a star', { rating: 4.5, content: 'Bien' }, ['rating']],
      ['with stars as a text', { rating: '5', content: 'Bien' }, ['rating']],
      ['with an empty text', { rating: 5, content: '' }, ['content']],
      ['with blanks only', { rating: 5, content: ' \n\t ' }, ['content']],
      ['with control characters only', { rating: 5, content: '\u0000\u0007\u202e' }, ['content']],
      ['with 2,001 characters', { rating: 5, content: 'x'.repeat(2_001) }, ['content']],
      ['with an object as its text', { rating: 5, content: { $ne: '' } }, ['content']],
      ['with an author’s name of its own', { ...good, author: 'El Presidente' }, ['author']],
      ['with everything wrong', { rating: 7, content: '', isOwn: true }, ['rating', 'content', 'isOwn']],
    ])('%s', async (_what, body, fields) => {
      const customer = await signInAt(app, customerEmail);
      const answer = await write(customer, body);
      const { code, fields: named } = answer.json();
      expect([code, [...named].sort()]).toEqual(['BAD_REQUEST', [...fields].sort()]);
      expect(erp.requests()).not.toHaveProperty('getProducto');
      expect((await read(customer)).total).toBe(0);
    });

    it.each([
      ['without a body', undefined],
      ['as a JSON string', 'Bien'],
      ['as null', null],
    ])('%s', async (_what, body) => {
      const customer = await signInAt(app, customerEmail);
      const answer = await customer.send('POST', `/api/shop${pathOf(pads)}`, body);
      expect(readProblem(answer).code).toBe('BAD_REQUEST');
    });

    it('for a product that the ERP does not have', async () => {
      const customer = await signInAt(app, customerEmail);
      expect(readProblem(await write(customer, good, 'GONE-1')).code).toBe('NOT_FOUND');
      expect(await stored()).toBe('[]');
    });

    it.each(['error500', 'html', 'truncated', 'wrongShape', 'hang', 'rowsWithoutFields'] as const)(
      'while the ERP answers with %s',
      async (fault) => {
        const hasty = await anotherCopy(10_000, { erpTimeoutMs: 300 });
        const customer = await signInAt(app, customerEmail);
        erp.misbehave(fault, ['getProducto']);
        expect(readProblem(await write(customer.at(hasty))).code).toMatch(/^ERP_/);
        erp.misbehave(null);
        expect(await stored()).toBe('[]');
        await hasty.close();
      },
    );

    it('beyond the hourly limit of its account, wherever the account is signed in', async () => {
      const limited = await anotherCopy(2);
      const here = await signInAt(limited, customerEmail);
      const elsewhere = await signInAt(limited, customerEmail);
      await write(here, { rating: 9, content: '' });
      await written(here);
      await written(elsewhere);
      const answer = await write(here);
      expect(readProblem(answer)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_500);
      await written(await signInAt(limited, wholesalerEmail));
      expect((await here.get(pathOf(pads))).statusCode).toBe(200);
      await limited.close();
    });
  });

  describe('a request with a hostile sku', () => {
    /** An address that is too long to be read is a bad request, before the service looks for a product. */
    const nothingThere = ['NOT_FOUND', 'BAD_REQUEST'];
    const hostile = {
      'a path out of its folder': '../../session',
      'a slash': '/',
      NUL: 'FRE\u0000',
      'a line break': 'FRE\n',
      'half a quote': "' or 1=1 --",
      percent: '%',
      blanks: '   ',
      '65 characters': 'x'.repeat(65),
      '4,000 characters': 'x'.repeat(4_000),
      'a name that every object has': '__proto__',
    };

    it.each(Object.entries(hostile))('reaches no data of another product: %s', async (_what, sku) => {
      await given([5]);
      const customer = await signInAt(app, customerEmail);
      expect(nothingThere).toContain(readProblem(await write(customer, good, sku)).code);
      const answer = await customer.get(pathOf(sku));
      if (answer.statusCode === 200) expect(answer.json()).toMatchObject({ total: 0, reviews: [] });
      else expect(nothingThere).toContain(readProblem(answer).code);
      expect((await read(customer)).total).toBe(1);
    });

    it.each(['%00', '%zz', '%E0%A4%A', '..', '../..', ''])(
      'is answered as not found or as a bad request: %j',
      async (sku) => {
        const customer = await signInAt(app, customerEmail);
        for (const answer of [
          await customer.get(`/products/${sku}/reviews`),
          await customer.send('POST', `/api/shop/products/${sku}/reviews`, good),
        ])
          expect(nothingThere).toContain(readProblem(answer).code);
        expect(await stored()).toBe('[]');
      },
    );
  });

  describe('a page of reviews', () => {
    it('is page 1, empty and without an average, for a product without reviews', async () => {
      expect(await read(await startAsGuest(app), 'NEVER-HEARD-OF')).toEqual({
        reviews: [],
        page: 1,
        total: 0,
        average: null,
        counts: [0, 0, 0, 0, 0],
      });
    });

    it.each([
      [1, 8, 1],
      [1, 9, 8],
      [2, 9, 1],
      [2, 16, 8],
      [3, 17, 1],
    ])(
      'with the number %i, out of %i reviews, has its eight reviews or the rest, newest first',
      async (page, total) => {
        await given(Array<number>(total).fill(4));
        const found = await read(await startAsGuest(app), pads, `?page=${page}`);
        const first = total - 1 - (page - 1) * 8;
        const turns = Array.from({ length: Math.min(8, first + 1) }, (_, step) => first - step);
        expect(found).toMatchObject({ page, total, average: 4, counts: [0, 0, 0, total, 0] });
        expect(found.reviews.map(({ content }) => content)).toEqual(turns.map((turn) => `n.º ${turn}`));
      },
    );

    it.each([
      [8, '?page=2', 1],
      [9, '?page=3', 2],
      [17, '?page=999999999', 3],
      [0, '?page=7', 1],
    ])(
      'beyond the last page of %i reviews is answered with the last page: %s',
      async (total, query, page) => {
        await given(Array<number>(total).fill(5));
        const found = await read(await startAsGuest(app), pads, query);
        expect(found.page).toBe(page);
        expect(found.reviews).toHaveLength(Math.min(total, total % 8 || 8));
      },
    );

    it('never repeats a review of another page, even when reviews were written in the same moment', async () => {
      const db = await database.get();
      await given(Array<number>(20).fill(5));
      await db.update(reviews).set({ createdAt: new Date(clock) });
      const guest = await startAsGuest(app);
      const pages = [
        await read(guest),
        await read(guest, pads, '?page=2'),
        await read(guest, pads, '?page=3'),
      ];
      const ids = pages.flatMap((page) => page.reviews.map(({ id }) => id));
      expect(new Set(ids).size).toBe(20);
      expect(ids).toEqual([...ids].sort().reverse());
    });

    it('counts the reviews for each number of stars, and has their average to one decimal', async () => {
      await given([5, 5, 4, 1, 3, 5, 2]);
      await given([1, 1], other);
      expect(await read(await startAsGuest(app))).toMatchObject({
        total: 7,
        counts: [1, 1, 1, 1, 3],
        average: 3.6,
      });
    });

    it.each(['?page=0', '?page=-1', '?page=1.5', '?page=', '?page=a', '?page=9999999999', '?page=1&page=2'])(
      'is refused for the page number in %s',
      async (query) => {
        const answer = await (await startAsGuest(app)).get(`${pathOf(pads)}${query}`);
        expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', fields: ['page'] });
      },
    );
  });
});
