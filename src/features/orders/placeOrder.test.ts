import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';
import { rootReducer } from '@/app/rootReducer';
import type { Order } from '@/erp/rows/order';
import { auth } from '@/features/auth';
import { cart, cartSelectors, emptyDraft } from '@/features/cart';
import { navigateTo, navigation, placeOf } from '@/features/navigation';
import { Failure } from '@/shared/failure';
import { placeOrder } from '@/shop/orders';
import type { PlaceOrder } from '@/shop/schemas';
import { startStoreWithFakeClock } from '@/testing/startStoreWithFakeClock';
import { buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { orders, ordersSelectors } from './ordersSlice';
import { watchOrderPlacement } from './placeOrder';

const orderRequest: PlaceOrder = {
  lines: [{ sku: 'A-1', quantity: 1, options: [], unitPrice: 1_000 }],
  total: 1_150,
  shippingAddress: { ...emptyDraft.address, id: '1', isDefault: true },
  payment: 'cash',
  notes: '',
};
const submitted = orders.orderSubmitted({ order: orderRequest, idempotencyKey: 'key-12345678' });
const placed: Order = {
  id: 'W-000001',
  token: 'token',
  number: 'W-000001',
  createdAt: '2026-01-01T00:00:00Z',
  status: 'PENDIENTE',
  payment: 'cash',
  company: '',
  customerCode: 'C0001',
  customerEmail: '',
  customerName: '',
  sellerCode: null,
  invoice: null,
  quantity: 1,
  subtotal: 1_000,
  totals: [],
  total: 1_150,
  shippingAddress: null,
  billingAddress: null,
  lines: [],
};
const line = {
  product: {
    id: 1,
    sku: 'A-1',
    slug: 'A-1',
    name: 'A',
    image: '',
    unitPrice: 1_000,
    stock: 5,
    compatibility: 'all' as const,
  },
  quantity: 3,
  options: [],
  key: '1',
};

test('a placed order is reported with its lines and its idempotency key, and its page is opened', () =>
  expectSaga(watchOrderPlacement)
    .withReducer(rootReducer, rootReducer(undefined, cart.addBegan(line)))
    .provide([[matchers.call.fn(placeOrder), { order: placed }]])
    .call(placeOrder, orderRequest, 'key-12345678')
    .put(orders.orderPlaced({ order: placed, lines: orderRequest.lines, idempotencyKey: 'key-12345678' }))
    .call(navigateTo, '/shop/checkout/success/token')
    .dispatch(submitted)
    .silentRun(0));

test('an order with a changed price or stock is reported, and not placed', () =>
  expectSaga(watchOrderPlacement)
    .withReducer(rootReducer)
    .provide([
      [
        matchers.call.fn(placeOrder),
        throwError(
          new Failure('ORDER_CHANGED', {
            status: 409,
            code: 'ORDER_CHANGED',
            changes: [{ kind: 'price', sku: 'A-1', unitPrice: 1_200 }],
          }),
        ),
      ],
    ])
    .put(orders.orderChanged({ changes: [{ kind: 'price', sku: 'A-1', unitPrice: 1_200 }] }))
    .dispatch(submitted)
    .silentRun(0));

test('an order refused because of the credit limit reports the remaining credit', () =>
  expectSaga(watchOrderPlacement)
    .withReducer(rootReducer)
    .provide([
      [
        matchers.call.fn(placeOrder),
        throwError(
          new Failure('CREDIT_EXCEEDED', { status: 409, code: 'CREDIT_EXCEEDED', available: 1_250 }),
        ),
      ],
    ])
    .put(orders.orderRejected({ code: 'CREDIT_EXCEEDED', available: 1_250 }))
    .dispatch(submitted)
    .silentRun(0));

test('an order whose button is pressed repeatedly is sent once, and can be sent again after a failure', async () => {
  const shop = await startStoreWithFakeClock();
  for (let press = 0; press < 5; press += 1) shop.dispatch(submitted);
  expect(shop.asked).toHaveLength(1);
  expect(shop.count('navigation/requestIgnored')).toBe(4);
  await shop.asked[0]?.fail('ERP_UNAVAILABLE');
  expect(ordersSelectors.placement(shop.store.getState())).toEqual({
    status: 'rejected',
    failure: 'ERP_UNAVAILABLE',
  });
  shop.dispatch(submitted);
  expect(shop.asked).toHaveLength(2);
  expect(shop.asked[1]?.request.headers).toEqual({ 'Idempotency-Key': 'key-12345678' });
  shop.stop();
});

test('accepted changes apply to the cart: new prices, remaining stock, and no discontinued products', () => {
  const stateBefore = rootReducer(undefined, cart.addBegan(line));
  const accept = (change: Parameters<typeof orders.changesAccepted>[0]['changes'][number]) =>
    cartSelectors.lines(rootReducer(stateBefore, orders.changesAccepted({ changes: [change] })));
  expect(accept({ kind: 'price', sku: 'A-1', unitPrice: 1_200 })[0]?.product.unitPrice).toBe(1_200);
  expect(accept({ kind: 'stock', sku: 'A-1', available: 2 })[0]?.quantity).toBe(2);
  expect(accept({ kind: 'gone', sku: 'A-1' })).toEqual([]);
  expect(accept({ kind: 'total', total: 1 })).toEqual(cartSelectors.lines(stateBefore));
});

test('an idempotency key that was refused as already used is removed from the checkout’s draft', () => {
  const began = rootReducer(undefined, cart.checkoutBegan({ idempotencyKey: 'used' }));
  const refused = rootReducer(began, orders.orderRejected({ code: 'IDEMPOTENCY_KEY_REUSED' }));
  expect(cartSelectors.draft(refused).idempotencyKey).toBeNull();
});

describe('an order that is answered while another customer is served', () => {
  const someone = (code: string) => buildCustomer({ code });
  const begin = async () => {
    const shop = await startStoreWithFakeClock();
    shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
    shop.dispatch(auth.customerSelected({ customer: someone('C0001') }));
    shop.dispatch(cart.addBegan({ ...line, quantity: 1 }));
    shop.dispatch(cart.checkoutBegan({ idempotencyKey: 'key-12345678' }));
    shop.dispatch(submitted);
    shop.dispatch(auth.customerSelected({ customer: someone('C0002') }));
    const placements = () => shop.asked.filter(({ request }) => request.path === '/api/shop/orders');
    const stands = () => ordersSelectors.placement(shop.store.getState());
    return { shop, placements, stands };
  };

  test('empties its own cart, and does not change the other customer’s page', async () => {
    const { shop, placements, stands } = await begin();
    await placements()[0]?.answer({ order: placed });
    expect(stands()).toEqual({ status: 'idle' });
    shop.dispatch(auth.customerSelected({ customer: someone('C0001') }));
    expect(cartSelectors.lines(shop.store.getState())).toEqual([]);
    shop.stop();
  });

  test.each(['ORDER_CHANGED', 'IDEMPOTENCY_KEY_REUSED', 'TIMEOUT'] as const)(
    'does not show its failure %s to that customer',
    async (code) => {
      const { shop, placements, stands } = await begin();
      shop.dispatch(cart.checkoutBegan({ idempotencyKey: 'key-of-the-next' }));
      await placements()[0]?.fail(code);
      expect(stands()).toEqual({ status: 'idle' });
      expect(cartSelectors.draft(shop.store.getState()).idempotencyKey).toBe('key-of-the-next');
      shop.stop();
    },
  );

  test('does not prevent the other customer’s order', async () => {
    const { shop, placements, stands } = await begin();
    shop.dispatch(orders.orderSubmitted({ order: orderRequest, idempotencyKey: 'key-of-the-next' }));
    expect(placements()).toHaveLength(2);
    await placements()[0]?.answer({ order: placed });
    expect(stands()).toEqual({ status: 'placing' });
    await placements()[1]?.answer({ order: { ...placed, token: 'next', customerCode: 'C0002' } });
    expect(stands()).toEqual({ status: 'placed', token: 'next' });
    shop.stop();
  });
});

describe('the result of an order', () => {
  const reduceEvents = (...events: Parameters<typeof rootReducer>[1][]) =>
    ordersSelectors.placement(events.reduce(rootReducer, rootReducer(undefined, { type: 'test/began' })));
  const at = (pathname: string) => navigation.arrived(placeOf({ pathname, search: '', hash: '' }));

  test.each([
    orders.orderChanged({ changes: [{ kind: 'price', sku: 'A-1', unitPrice: 1_100 }] }),
    orders.orderRejected({ code: 'TIMEOUT' }),
    orders.orderPlaced({ order: placed, lines: orderRequest.lines, idempotencyKey: 'key-12345678' }),
  ])('with the type $type is shown at its checkout, but not at the next checkout', (outcome) => {
    expect(reduceEvents(submitted, outcome, at('/shop/checkout')).status).not.toBe('idle');
    expect(reduceEvents(submitted, outcome, at('/shop/cart'), at('/shop/checkout'))).toEqual({
      status: 'idle',
    });
  });

  test('is kept at a checkout reached by Back when the order was placed, and cleared when it was refused', () => {
    const way = [at('/shop/checkout'), at('/shop/checkout/success/a-token'), at('/shop/checkout')];
    const orderPlaced = orders.orderPlaced({
      order: placed,
      lines: orderRequest.lines,
      idempotencyKey: 'key-12345678',
    });
    expect(reduceEvents(submitted, orderPlaced, ...way).status).toBe('placed');
    expect(reduceEvents(submitted, orders.orderRejected({ code: 'TIMEOUT' }), ...way).status).toBe('idle');
  });

  test('stays pending when another page is opened', () => {
    expect(reduceEvents(submitted, at('/shop'))).toEqual({ status: 'placing' });
  });
});

test('an order that waits for a verified e-mail is placed once the e-mail is verified', async () => {
  const shop = await startStoreWithFakeClock();
  shop.dispatch(auth.customerSignedIn({ account: buildCustomer(), returnTo: null }));
  const getOrders = () => shop.asked.filter(({ request }) => request.path === '/api/shop/orders');
  shop.dispatch(submitted);
  await getOrders()[0]?.fail('EMAIL_UNVERIFIED');
  expect(ordersSelectors.placement(shop.store.getState())).toMatchObject({ failure: 'EMAIL_UNVERIFIED' });
  shop.dispatch(submitted);
  await getOrders()[1]?.fail('EMAIL_UNVERIFIED');
  expect(getOrders()).toHaveLength(2);
  shop.dispatch(auth.emailVerified());
  expect(getOrders().map(({ request }) => request.body)).toEqual([orderRequest, orderRequest, orderRequest]);
  await getOrders()[2]?.fail('EMAIL_UNVERIFIED');
  // verifying the e-mail places no order once the person has left the checkout
  shop.dispatch(navigation.arrived(placeOf({ pathname: '/shop/cart', search: '', hash: '' })));
  shop.dispatch(auth.emailVerified());
  expect(getOrders()).toHaveLength(3);
  shop.stop();
});

test('the latest of two orders that wait for a verified e-mail is placed', async () => {
  const shop = await startStoreWithFakeClock();
  shop.dispatch(auth.customerSignedIn({ account: buildCustomer(), returnTo: null }));
  const getOrders = () => shop.asked.filter(({ request }) => request.path === '/api/shop/orders');
  shop.dispatch(submitted);
  await getOrders()[0]?.fail('EMAIL_UNVERIFIED');
  const changed = { ...orderRequest, notes: 'Por la tarde' };
  shop.dispatch(orders.orderSubmitted({ ...submitted.payload, order: changed }));
  await getOrders()[1]?.fail('EMAIL_UNVERIFIED');
  // each refusal asks for a code, and the second refusal finds the request of the first in progress
  expect(shop.asked.filter(({ request }) => request.path === '/api/shop/email-verifications')).toHaveLength(
    1,
  );
  shop.dispatch(auth.emailVerified());
  expect(getOrders().map(({ request }) => request.body)).toEqual([orderRequest, changed, changed]);
  shop.stop();
});
