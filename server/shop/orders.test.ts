/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Order } from '@/erp/rows/order';
import { ordersAnswerSchema } from '@/shop/schemas';
import type { LazyDatabase } from '../db/lazyDatabase';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { readProblem, type Browser } from '../testing/browser';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { customerEmail, makeApp, sellerEmail, signInAt, startErp } from '../testing/service';

jest.setTimeout(120_000);

const content = {
  status: 'PENDIENTE',
  payment: 'cash',
  company: 'DEMO',
  customerEmail,
  customerName: 'Ana Paz',
  invoice: null,
  quantity: 1,
  subtotal: 100,
  totals: [],
  total: 115,
  shippingAddress: null,
  billingAddress: null,
  lines: [],
};

describeOnEngines('a history of 10,000 orders', (engine) => {
  let place: Place;
  let database: LazyDatabase;
  let erp: EmbeddedErp;
  let app: FastifyInstance;

  /** Inserts a number of orders that the demonstration's seller placed for the demonstration's customer. */
  const placed = async (prefix: string, count: number) =>
    (await database.get()).execute(sql`
      insert into orders (id, token, account_code, idempotency_key, request_hash, customer_code, seller_code, content, notes, created_at)
      select ${prefix}::text || n, ${prefix}::text || n, 'V001', ${prefix}::text || n, 'x', 'C0001', 'V001',
        ${JSON.stringify(content)}::jsonb, '', now()
      from generate_series(1, ${count}::int) as n`);

  beforeAll(async () => {
    place = await makePlace(engine);
    database = place.open();
    erp = await startErp();
    app = await makeApp(erp, { database });
    await placed('many-', 10_000);
  });

  afterAll(async () => {
    await app.close();
    await erp.close();
    await place.remove();
  });

  const page = async (browser: Browser, query: string) =>
    v.parse(ordersAnswerSchema, (await browser.get(`/orders?${query}`)).json());

  it.each([
    [sellerEmail, 'scope=seller'],
    [customerEmail, 'scope=customer'],
  ])(
    'is read completely by %s, newest first, and no order is repeated or missing when orders are placed meanwhile',
    async (email, query) => {
      const browser = await signInAt(app, email);
      const read: Order[] = [];
      let next: number | undefined;
      do {
        const answer = await page(browser, next === undefined ? query : `${query}&before=${next}`);
        read.push(...answer.orders);
        next = answer.next;
        if (read.length === 1_000) await placed(`${query}-`, 1);
      } while (next !== undefined);
      const many = read.filter(({ id }) => id.startsWith('many-'));
      expect(many.map(({ id }) => id)).toEqual(
        Array.from({ length: 10_000 }, (_, at) => `many-${10_000 - at}`),
      );
      expect(read.filter(({ id }) => id.startsWith(query))).toEqual([]);
    },
  );

  it.each(['0', '-1', 'x', '1.5', '9'.repeat(16), ''])('does not accept the cursor %j', async (before) => {
    const browser = await signInAt(app, sellerEmail);
    expect(readProblem(await browser.get(`/orders?scope=seller&before=${before}`))).toMatchObject({
      code: 'BAD_REQUEST',
      fields: ['before'],
    });
  });
});
