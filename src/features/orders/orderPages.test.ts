import { auth } from '@/features/auth';
import { navigation, placeOf } from '@/features/navigation';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { signInCustomer, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { orders, ordersSelectors } from './ordersSlice';

const buildRow = (id: string, fecha: string) => ({
  id,
  token: `token-${id}`,
  numero: id,
  fecha,
  estado: 'PENDIENTE',
  cantidad: 1,
  subtotal: 10,
  total: 11.5,
});
const rows = (...response: object[]) => ({ message: { response } });
const uuid = '0b8f4c1e-3c52-4d53-9b4e-111111111111';

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
});
afterEach(() => shop.stop());

const arriveAt = (pathname: string) =>
  shop.dispatch(navigation.arrived(placeOf({ pathname, search: '', hash: '' })));
const getRequests = (part: string): Asked[] =>
  shop.asked.filter(({ request }) => request.path.includes(part));
const list = () => ordersSelectors.list(shop.store.getState());
const order = () => ordersSelectors.order(shop.store.getState());

test('the page of a seller’s order requests the order for a seller, but not for a customer', () => {
  shop.dispatch(signInCustomer());
  arriveAt('/account/salesman-orders/E-1');
  expect(getRequests('/getPedidoId')).toHaveLength(0);
  shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
  expect(getRequests('/getPedidoId')).toHaveLength(1);
});

describe('a list of orders', () => {
  test('has the ERP’s orders and those placed in the shop, newest first', async () => {
    shop.dispatch(signInCustomer());
    arriveAt('/account/orders');
    await getRequests('/getPedidos')[0]?.answer(
      rows(buildRow('E-1', '2026-01-01T10:00:00Z'), buildRow('E-2', '2026-01-03T10:00:00Z')),
    );
    await getRequests('/api/shop/orders')[0]?.answer({ orders: [webOrder('W-1', '2026-01-02T10:00:00Z')] });
    expect(list().items.map(({ id }) => id)).toEqual(['E-2', 'W-1', 'E-1']);
  });

  test('with several pages is shown when all pages have loaded', async () => {
    shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
    arriveAt('/account/ordenes-vendedor');
    await getRequests('/getPedidosVendedor')[0]?.answer(rows());
    const parts = () => getRequests('/api/shop/orders');
    await parts()[0]?.answer({ orders: [webOrder('W-3', '2026-01-03T10:00:00Z')], next: 3 });
    await parts()[1]?.answer({ orders: [webOrder('W-2', '2026-01-02T10:00:00Z')], next: 2 });
    expect(list().status).toBe('asking');
    await parts()[2]?.answer({ orders: [webOrder('W-1', '2026-01-01T10:00:00Z')] });
    expect(parts().map(({ request }) => request.path)).toEqual(
      ['', '&before=3', '&before=2'].map((rest) => `/api/shop/orders?scope=seller${rest}`),
    );
    expect(list().items.map(({ id }) => id)).toEqual(['W-3', 'W-2', 'W-1']);
  });

  test('fails when the shop’s own orders fail to load, and aborts the ERP’s request', async () => {
    shop.dispatch(signInCustomer());
    arriveAt('/account/orders');
    await getRequests('/api/shop/orders')[0]?.fail('UNEXPECTED');
    expect(list()).toMatchObject({ status: 'failed', failure: 'UNEXPECTED', items: [] });
    expect(getRequests('/getPedidos')[0]?.isAborted()).toBe(true);
  });

  test.each(['customer', 'seller'] as const)(
    'shows a %s the shop’s orders and a failure while the ERP fails, and all orders after a retry',
    async (scope) => {
      shop.dispatch(
        scope === 'customer'
          ? signInCustomer()
          : auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }),
      );
      arriveAt(scope === 'customer' ? '/account/orders' : '/account/ordenes-vendedor');
      await getRequests('/getPedidos')[0]?.fail('ERP_UNAVAILABLE');
      expect(list().status).toBe('asking');
      const answer = { orders: [webOrder('W-1', '2026-01-02T10:00:00Z')] };
      await getRequests('/api/shop/orders')[0]?.answer(answer);
      expect(list()).toMatchObject({ status: 'failed', failure: 'ERP_UNAVAILABLE' });
      expect(list().items.map(({ id }) => id)).toEqual(['W-1']);
      shop.dispatch(navigation.retryRequested());
      await getRequests('/getPedidos')[1]?.answer(rows(buildRow('E-1', '2026-01-01T10:00:00Z')));
      await getRequests('/api/shop/orders')[1]?.answer(answer);
      expect(list().status).toBe('ready');
      expect(list().items.map(({ id }) => id)).toEqual(['W-1', 'E-1']);
    },
  );

  test('says that some of the ERP’s orders could not be read', async () => {
    shop.dispatch(signInCustomer());
    arriveAt('/account/orders');
    await getRequests('/getPedidos')[0]?.answer(rows(buildRow('E-1', '2026-01-01T10:00:00Z'), {}));
    await getRequests('/api/shop/orders')[0]?.answer({ orders: [] });
    expect(list()).toMatchObject({ status: 'failed', failure: 'ERP_BAD_ANSWER', isPartial: true });
    expect(list().items.map(({ id }) => id)).toEqual(['E-1']);
  });

  test('keeps its orders when a refresh fails', async () => {
    shop.dispatch(signInCustomer());
    arriveAt('/account/orders');
    await getRequests('/getPedidos')[0]?.answer(rows(buildRow('E-1', '2026-01-01T10:00:00Z')));
    await getRequests('/api/shop/orders')[0]?.answer({ orders: [] });
    arriveAt('/account/dashboard');
    shop.dispatch(orders.ordersFailed({ scope: 'customer', code: 'ERP_UNAVAILABLE', orders: [] }));
    expect(list().items.map(({ id }) => id)).toEqual(['E-1']);
  });

  test('is requested again on a retry after it failed', async () => {
    shop.dispatch(signInCustomer());
    arriveAt('/account/orders');
    await getRequests('/getPedidos')[0]?.fail('ERP_TIMEOUT');
    await getRequests('/api/shop/orders')[0]?.answer({ orders: [] });
    shop.dispatch(navigation.retryRequested());
    expect(getRequests('/getPedidos')).toHaveLength(2);
  });

  test('sends no request for another page or filter', () => {
    shop.dispatch(signInCustomer());
    arriveAt('/account/orders');
    shop.dispatch(navigation.arrived(placeOf({ pathname: '/account/orders', search: '?page=2', hash: '' })));
    expect(getRequests('/getPedidos').map(({ isAborted }) => isAborted())).toEqual([false]);
  });

  test('for a seller is requested with the seller’s e-mail address', () => {
    shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
    arriveAt('/account/ordenes-vendedor');
    expect(getRequests('/getPedidosVendedor')[0]?.request.body).toMatchObject({
      correo: buildSeller().email,
    });
    expect(getRequests('/api/shop/orders')[0]?.request.path).toBe('/api/shop/orders?scope=seller');
  });

  test('is not requested for a guest', () => {
    arriveAt('/account/orders');
    expect(shop.asked).toEqual([]);
  });

  test('is requested again for another customer, and the response for the first customer is dropped', async () => {
    const secondCustomer = buildCustomer({ code: 'C2', email: 'second@shop.ec' });
    shop.dispatch(signInCustomer());
    arriveAt('/account/orders');
    const [first] = getRequests('/getPedidos');
    // another tab signed another account in
    shop.dispatch(auth.sessionReceived({ session: { account: secondCustomer, customer: null, demo: [] } }));
    expect(first?.isAborted()).toBe(true);
    expect(getRequests('/getPedidos')[1]?.request.body).toMatchObject({ correo: 'second@shop.ec' });
    await first?.answer(rows(buildRow('E-1', '2026-01-01T10:00:00Z')));
    expect(list().items).toEqual([]);
  });

  test('is aborted at a sign-out', () => {
    shop.dispatch(signInCustomer());
    arriveAt('/account/orders');
    shop.dispatch(auth.signedOut());
    expect(getRequests('/getPedidos')[0]?.isAborted()).toBe(true);
  });
});

test('a page of orders opened before the session check is loaded once, after the check', async () => {
  shop.stop();
  shop = await startStoreWithFakeClock({ answers: { '/api/shop/session': undefined } });
  arriveAt('/account/orders');
  expect(getRequests('/getPedidos')).toEqual([]);
  await getRequests('/api/shop/session')[0]?.answer({ account: buildCustomer(), customer: null, demo: [] });
  expect(getRequests('/getPedidos').map(({ isAborted }) => isAborted())).toEqual([false]);
  expect(shop.count('orders/ordersAsked')).toBe(1);
});

describe('one order', () => {
  test.each([
    ['from the ERP', '/account/orders/E-1', '/getPedidoId'],
    ['placed in the shop', `/account/orders/${uuid}`, `/api/shop/orders/${uuid}`],
    ['placed just now', '/shop/checkout/success/tok', '/api/shop/orders/token/tok'],
  ])('%s is requested on the page %s with the path %s', (_, path, question) => {
    shop.dispatch(signInCustomer());
    arriveAt(path);
    expect(
      getRequests('rder')
        .concat(getRequests('Pedido'))
        .map(({ request }) => request.path),
    ).toEqual([expect.stringContaining(question)]);
  });

  test('is shown once it has arrived', async () => {
    shop.dispatch(signInCustomer());
    arriveAt('/account/orders/E-1');
    await getRequests('/getPedidoId')[0]?.answer(rows(buildRow('E-1', '2026-01-01T10:00:00Z')));
    expect(order()).toMatchObject({ id: 'E-1', status: 'ready', value: { total: 1_150 } });
  });

  test('is missing, not failed, when the ERP does not know it', async () => {
    shop.dispatch(signInCustomer());
    arriveAt('/account/orders/E-1');
    await getRequests('/getPedidoId')[0]?.answer(rows());
    expect(order()).toMatchObject({ status: 'missing', value: null });
  });

  test('is not replaced by a late answer for another order', async () => {
    shop.dispatch(signInCustomer());
    arriveAt('/account/orders/E-1');
    const [first] = getRequests('/getPedidoId');
    arriveAt('/account/orders/E-2');
    await first?.answer(rows(buildRow('E-1', '2026-01-01T10:00:00Z')));
    expect(order()).toMatchObject({ id: 'E-2', status: 'asking', value: null });
  });
});

describe('the orders reducer', () => {
  const placing = () => ordersSelectors.placement(shop.store.getState());

  test.each([
    ['the choice of another customer', auth.customerSelected({ customer: buildCustomer({ code: 'C2' }) })],
    ['a sign-out', auth.signedOut()],
    ['a sign-in', signInCustomer()],
  ])('clears the result of the last order on %s', (_, event) => {
    shop.dispatch(orders.orderRejected({ code: 'ERP_UNAVAILABLE' }));
    shop.dispatch(event);
    expect(placing()).toEqual({ status: 'idle' });
  });

  test('is ready for another attempt once the user has accepted the changes to an order', () => {
    shop.dispatch(orders.orderChanged({ changes: [{ kind: 'gone', sku: 'A-1' }] }));
    shop.dispatch(orders.changesAccepted({ changes: [{ kind: 'gone', sku: 'A-1' }] }));
    expect(placing()).toEqual({ status: 'idle' });
  });

  test('drops a customer’s list of orders that arrives while the seller’s list is requested', () => {
    shop.dispatch(orders.ordersAsked({ scope: 'seller' }));
    shop.dispatch(orders.ordersReceived({ scope: 'customer', orders: [] }));
    expect(list().status).toBe('asking');
  });
});

const webOrder = (id: string, createdAt: string) => ({
  id,
  token: '',
  number: id,
  createdAt,
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
});
