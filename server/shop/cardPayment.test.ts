/** @jest-environment <rootDir>/server/testing/withPglite.ts */
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { sumTotals } from '@/shared/money';
import { orderAnswerSchema, ordersAnswerSchema, type PlaceOrder } from '@/shop/schemas';
import { readConfig } from '../shared/config';
import type { LazyDatabase } from '../db/lazyDatabase';
import type { EmbeddedErp } from '../../demo/erp/embeddedErp';
import { type Browser } from '../testing/browser';
import { describeOnEngines, makePlace, type Place } from '../testing/engines';
import { someAddress, fetchUnitPrice } from '../testing/requests';
import { customerEmail, makeApp, signInAt, startErp, wholesalerEmail } from '../testing/service';

jest.setTimeout(60_000);

const sku = 'FRE-PD-1042';
const provider = {
  PAYMENT_CLIENT_ID: 'shop-1',
  PAYMENT_SCRIPT_URL: 'https://payments.example.com/shop.js?v=2',
};

describeOnEngines('a payment by card', (engine) => {
  let database: LazyDatabase;
  let where: Place;
  let erp: EmbeddedErp;
  let app: FastifyInstance;
  let customer: Browser;
  let order: PlaceOrder;
  let turn = 0;

  beforeAll(async () => {
    where = await makePlace(engine);
    database = where.open();
    erp = await startErp();
    app = await makeApp(erp, { database, config: readConfig(provider) });
    customer = await signInAt(app, customerEmail);
    const unitPrice = await fetchUnitPrice(customer, sku, 5);
    const lines = [{ sku, quantity: 1, options: [], unitPrice }];
    const shippingAddress = { ...someAddress, id: 'new' };
    order = {
      lines,
      total: sumTotals(lines, '2025-06-15').total,
      shippingAddress,
      payment: 'card',
      notes: '',
    };
  });

  afterAll(async () => {
    await app.close();
    await erp.close();
    await where.remove();
  });

  const freshKey = () => `card-key-${(turn += 1)}`;
  const place = (asked: unknown, key = freshKey(), browser = customer) =>
    browser.send('POST', '/api/shop/orders', asked, { 'idempotency-key': key });
  const authorised = (reference: string, amount = order.total) => ({
    ...order,
    authorisation: { reference, amount },
  });
  const count = async () => v.parse(ordersAnswerSchema, (await customer.get('/orders')).json()).orders.length;

  it('is offered to the page with the provider’s script', async () => {
    expect((await customer.get('/config')).json()).toEqual({
      qa: false,
      payment: { clientId: 'shop-1', scriptUrl: provider.PAYMENT_SCRIPT_URL },
    });
  });

  it('adds exactly the origin of the script to the content security policy', async () => {
    const policy = String((await customer.get('/config')).headers['content-security-policy']).split('; ');
    const origin = 'https://payments.example.com';
    expect(policy.filter((rule) => rule.includes('https:'))).toEqual([
      `script-src 'self' ${origin}`,
      `connect-src 'self' ${origin}`,
      `frame-src ${origin}`,
    ]);
  });

  it('stores the reference and the amount with the order, which is pending like an order without a card', async () => {
    const answer = await place(authorised('AUT-1'));
    expect(answer.statusCode).toBe(201);
    const placed = v.parse(orderAnswerSchema, answer.json()).order;
    expect(placed).toMatchObject({
      status: 'PENDIENTE',
      payment: 'card',
      authorisation: { reference: 'AUT-1', amount: order.total },
    });
    const kept = v.parse(orderAnswerSchema, (await customer.get(`/orders/${placed.id}`)).json()).order;
    expect(kept).toEqual(placed);
  });

  it.each([
    ['more', 1],
    ['less', -1],
  ])('is refused when it is a cent %s than the order’s total', async (_, difference) => {
    const before = await count();
    const answer = await place(authorised('AUT-2', order.total + difference));
    expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', fields: ['authorisation.amount'] });
    expect(await count()).toBe(before);
  });

  it('is refused without an authorisation, and another payment method is refused with an authorisation', async () => {
    for (const asked of [order, { ...authorised('AUT-3'), payment: 'cash' }])
      expect((await place(asked)).json()).toMatchObject({ code: 'BAD_REQUEST', fields: ['authorisation'] });
  });

  it('pays for one order when that order is sent again, also with a second authorisation', async () => {
    const key = freshKey();
    const first = v.parse(orderAnswerSchema, (await place(authorised('AUT-4'), key)).json()).order;
    const again = await place(authorised('AUT-5'), key);
    expect(again.statusCode).toBe(200);
    expect(v.parse(orderAnswerSchema, again.json()).order).toEqual(first);
  });

  it('pays for just one order when ten requests or another customer’s request have its reference', async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(authorised('AUT-6'))));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 201))
      expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', fields: ['authorisation.reference'] });
    expect(await count()).toBe(before + 1);
    const other = await signInAt(app, wholesalerEmail);
    const unitPrice = await fetchUnitPrice(other, sku, 12);
    const lines = [{ sku, quantity: 1, options: [], unitPrice }];
    const { total } = sumTotals(lines, '2025-06-15');
    const theirs = { ...order, lines, total, authorisation: { reference: 'AUT-6', amount: total } };
    expect((await place(theirs, freshKey(), other)).json()).toMatchObject({
      fields: ['authorisation.reference'],
    });
  });

  it('is refused when no provider is configured', async () => {
    // closing this copy of the service must not close the database
    const without = await makeApp(erp, { database: { ...database, close: () => Promise.resolve() } });
    const answer = await place(authorised('AUT-7'), freshKey(), customer.at(without));
    expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', fields: ['payment'] });
    await without.close();
  });
});
