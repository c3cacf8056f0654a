import { auth } from '@/features/auth';
import { navigation, placeOf } from '@/features/navigation';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { signInCustomer, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { orders, ordersSelectors } from './ordersSlice';

const rowOf = (id: string, fecha: string) => ({
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

const arrive = (pathname: string) =>
  shop.dispatch(navigation.arrived(placeOf({ pathname, search: '', hash: '' })));
const asked = (part: string): Asked[] => shop.asked.filter(({ request }) => request.path.includes(part));
const list = () => ordersSelectors.list(shop.store.getState());
const order = () => ordersSelectors.order(shop.store.getState());

describe('a list of orders', () => {
  test("holds the ERP's and those placed here, newest first", async () => {
    shop.dispatch(signInCustomer());
    arrive('/account/orders');
    await asked('/getPedidos')[0]?.answer(
      rows(rowOf('E-1', '2026-01-01T10:00:00Z'), rowOf('E-2', '2026-01-03T10:00:00Z')),
    );
    await asked('/api/shop/orders')[0]?.answer({ orders: [webOrder('W-1', '2026-01-02T10:00:00Z')] });
    expect(list().items.map(({ id }) => id)).toEqual(['E-2', 'W-1', 'E-1']);
  });

  test('that the service tells in parts is shown when all of it is there', async () => {
    shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
    arrive('/account/ordenes-vendedor');
    await asked('/getPedidosVendedor')[0]?.answer(rows());
    const parts = () => asked('/api/shop/orders');
    await parts()[0]?.answer({ orders: [webOrder('W-3', '2026-01-03T10:00:00Z')], next: 3 });
    await parts()[1]?.answer({ orders: [webOrder('W-2', '2026-01-02T10:00:00Z')], next: 2 });
    expect(list().status).toBe('asking');
    await parts()[2]?.answer({ orders: [webOrder('W-1', '2026-01-01T10:00:00Z')] });
    expect(parts().map(({ request }) => request.path)).toEqual(
      ['', '&before=3', '&before=2'].map((rest) => `/api/shop/orders?scope=seller${rest}`),
    );
    expect(list().items.map(({ id }) => id)).toEqual(['W-3', 'W-2', 'W-1']);
  });

  test('half of which failed says so, and gives up the other half', async () => {
    shop.dispatch(signInCustomer());
    arrive('/account/orders');
    await asked('/getPedidos')[0]?.fail('ERP_TIMEOUT');
    expect(list()).toMatchObject({ status: 'failed', failure: 'ERP_TIMEOUT' });
    expect(asked('/api/shop/orders')[0]?.isAborted()).toBe(true);
  });

  test('that failed is asked again on a retry', async () => {
    shop.dispatch(signInCustomer());
    arrive('/account/orders');
    await asked('/getPedidos')[0]?.fail('ERP_TIMEOUT');
    shop.dispatch(navigation.retryRequested());
    expect(asked('/getPedidos')).toHaveLength(2);
  });

  test('another page or filter of it asks nothing', () => {
    shop.dispatch(signInCustomer());
    arrive('/account/orders');
    shop.dispatch(navigation.arrived(placeOf({ pathname: '/account/orders', search: '?page=2', hash: '' })));
    expect(asked('/getPedidos').map(({ isAborted }) => isAborted())).toEqual([false]);
  });

  test('of a seller is asked in the name of the seller', () => {
    shop.dispatch(auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }));
    arrive('/account/ordenes-vendedor');
    expect(asked('/getPedidosVendedor')[0]?.request.body).toMatchObject({ correo: buildSeller().email });
    expect(asked('/api/shop/orders')[0]?.request.path).toBe('/api/shop/orders?scope=seller');
  });

  test('of a guest is not asked', () => {
    arrive('/account/orders');
    expect(shop.asked).toEqual([]);
  });

  test("of another customer is asked anew, and the first one's answer never lands", async () => {
    const second = buildCustomer({ code: 'C2', email: 'second@shop.ec' });
    shop.dispatch(signInCustomer());
    arrive('/account/orders');
    const [first] = asked('/getPedidos');
    // another tab signed somebody else in
    shop.dispatch(auth.sessionReceived({ session: { account: second, customer: null, demo: [] } }));
    expect(first?.isAborted()).toBe(true);
    expect(asked('/getPedidos')[1]?.request.body).toMatchObject({ correo: 'second@shop.ec' });
    await first?.answer(rows(rowOf('E-1', '2026-01-01T10:00:00Z')));
    expect(list().items).toEqual([]);
  });

  test('is given up when the person signs out', () => {
    shop.dispatch(signInCustomer());
    arrive('/account/orders');
    shop.dispatch(auth.signedOut());
    expect(asked('/getPedidos')[0]?.isAborted()).toBe(true);
  });
});

test('a page opened before it is known who asks is filled once, when it is', async () => {
  shop.stop();
  shop = await startStoreWithFakeClock({ answers: { '/api/shop/session': undefined } });
  arrive('/account/orders');
  expect(asked('/getPedidos')).toEqual([]);
  await asked('/api/shop/session')[0]?.answer({ account: buildCustomer(), customer: null, demo: [] });
  expect(asked('/getPedidos').map(({ isAborted }) => isAborted())).toEqual([false]);
  expect(shop.count('orders/ordersAsked')).toBe(1);
});

describe('one order', () => {
  test.each([
    ["the ERP's", '/account/orders/E-1', '/getPedidoId'],
    ['one placed here', `/account/orders/${uuid}`, `/api/shop/orders/${uuid}`],
    ['the one just placed', '/shop/checkout/success/tok', '/api/shop/orders/token/tok'],
  ])('%s is asked where it is', (_, path, question) => {
    shop.dispatch(signInCustomer());
    arrive(path);
    expect(
      asked('rder')
        .concat(asked('Pedido'))
        .map(({ request }) => request.path),
    ).toEqual([expect.stringContaining(question)]);
  });

  test('is shown once it has come', async () => {
    shop.dispatch(signInCustomer());
    arrive('/account/orders/E-1');
    await asked('/getPedidoId')[0]?.answer(rows(rowOf('E-1', '2026-01-01T10:00:00Z')));
    expect(order()).toMatchObject({ id: 'E-1', status: 'ready', value: { total: 1_150 } });
  });

  test('that nobody knows is missing, not failed', async () => {
    shop.dispatch(signInCustomer());
    arrive('/account/orders/E-1');
    await asked('/getPedidoId')[0]?.answer(rows());
    expect(order()).toMatchObject({ status: 'missing', value: null });
  });

  test('that comes late does not replace the one that is open', async () => {
    shop.dispatch(signInCustomer());
    arrive('/account/orders/E-1');
    const [first] = asked('/getPedidoId');
    arrive('/account/orders/E-2');
    await first?.answer(rows(rowOf('E-1', '2026-01-01T10:00:00Z')));
    expect(order()).toMatchObject({ id: 'E-2', status: 'asking', value: null });
  });
});

describe('the reducer', () => {
  const placing = () => ordersSelectors.placement(shop.store.getState());

  test.each([
    ['a customer chosen', auth.customerSelected({ customer: buildCustomer({ code: 'C2' }) })],
    ['a sign-out', auth.signedOut()],
    ['a sign-in', signInCustomer()],
  ])('%s forgets what became of the last order', (_, event) => {
    shop.dispatch(orders.orderRejected({ code: 'ERP_UNAVAILABLE' }));
    shop.dispatch(event);
    expect(placing()).toEqual({ status: 'idle' });
  });

  test('accepted changes let the person try again', () => {
    shop.dispatch(orders.orderChanged({ changes: [{ kind: 'gone', sku: 'A-1' }] }));
    shop.dispatch(orders.changesAccepted({ changes: [{ kind: 'gone', sku: 'A-1' }] }));
    expect(placing()).toEqual({ status: 'idle' });
  });

  test('a list of the other scope does not land', () => {
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
