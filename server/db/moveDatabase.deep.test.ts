/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { sumTotals } from '@/shared/money';
import { getToday } from '@/shared/time';
import { orderAnswerSchema, ordersAnswerSchema } from '@/shop/schemas';
import { type Browser } from '../testing/browser';
import { engines, makePlace } from '../testing/engines';
import { someAddress, someOrder, fetchUnitPrice } from '../testing/requests';
import { customerEmail, makeApp, signInAt, startErp } from '../testing/service';
import { moveDatabase } from './moveDatabase';

jest.setTimeout(120_000);

const itOnBoth = engines.includes('PostgreSQL') ? it : it.skip;
const sku = 'FRE-PD-1042';

async function place(customer: Browser, key: string) {
  const unitPrice = await fetchUnitPrice(customer, sku, 5);
  const lines = [{ sku, quantity: 1, options: [], unitPrice }];
  const order = {
    ...someOrder,
    lines,
    notes: 'Ñandú «5 %»\n\\x41',
    total: sumTotals(lines, getToday()).total,
  };
  const answer = await customer.send('POST', '/api/shop/orders', order, { 'idempotency-key': key });
  return v.parse(orderAnswerSchema, answer.json()).order;
}

itOnBoth('orders, addresses and messages of an embedded database are unchanged by a move', async () => {
  const [embedded, server] = [await makePlace('the embedded database'), await makePlace('PostgreSQL')];
  const erp = await startErp();
  const before = embedded.open();
  const app = await makeApp(erp, { database: { get: () => before.get(), close: () => Promise.resolve() } });
  const customer = await signInAt(app, customerEmail);
  const placed = await place(customer, 'before-moving');
  await customer.send('POST', '/api/shop/addresses', someAddress);
  const addresses: unknown = (await customer.get('/addresses')).json();
  await app.close();

  const after = server.open();
  const [from, to] = [await before.get(), await after.get()];
  // more than one chunk, and values that JSON could change
  await from.execute(sql`insert into contact_messages (request_hash, created_at, account_code, idempotency_key, name, email, phone, subject, message)
    select '', now() - n * interval '1.000001 s', null, 'key-' || n, 'Ana', 'ana@example.ec', '', 'Asunto', repeat('á"\', n % 5 + 1) from generate_series(1, 2500) n`);
  const moved = await moveDatabase(from, to);
  expect([moved.get('orders'), moved.get('contact_messages')]).toEqual([1, 2_500]);
  const digest = sql`select md5(string_agg(whole::text, '' order by number)) as digest from contact_messages whole`;
  expect(await to.execute(digest)).toMatchObject({
    rows: v.parse(v.object({ rows: v.array(v.any()) }), await from.execute(digest)).rows as unknown[],
  });
  await expect(moveDatabase(from, to)).rejects.toThrow(/has rows: name an empty database\.$/);

  const second = await makeApp(erp, { database: after });
  const there = customer.at(second);
  expect(v.parse(ordersAnswerSchema, (await there.get('/orders')).json()).orders).toEqual([placed]);
  expect((await there.get('/addresses')).json()).toEqual(addresses);
  await place(there, 'after-moving');
  expect(v.parse(ordersAnswerSchema, (await there.get('/orders')).json()).orders).toHaveLength(2);
  await second.close();
  await before.close();
  await erp.close();
  await embedded.remove();
  await server.remove();
});
