import type { Order } from '@/erp/rows/order';
import { catalogSelectors } from '@/features/catalog';
import { navigation, placeOf } from '@/features/navigation';
import { vehicles } from '@/features/vehicles';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { signInCustomer, buildCustomer } from '@/testing/renderWithStore';
import { aveo } from '@/testing/vehicles';
import { orders } from './ordersSlice';

const line = (sku: string) => ({
  sku,
  name: sku,
  image: '',
  options: [],
  price: 100,
  quantity: 1,
  total: 100,
});
const order: Order = {
  id: 'E-1',
  token: '',
  number: 'E-1',
  createdAt: '2026-01-02T10:00:00Z',
  status: 'PENDIENTE',
  payment: 'cash',
  company: '',
  customerCode: 'C0001',
  customerEmail: '',
  customerName: '',
  sellerCode: null,
  invoice: null,
  quantity: 3,
  subtotal: 300,
  totals: [],
  total: 345,
  shippingAddress: null,
  billingAddress: null,
  lines: [line('A-7'), line('L-8'), line('A-7')],
};
const buildRow = (codigo: string) => ({ id: 7, codigo, descripcion: codigo, compatibilidad: [1] });
const rows = (...response: object[]) => ({ message: { response } });

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
  shop.dispatch(signInCustomer(buildCustomer({ level: 4 })));
});
afterEach(() => shop.stop());

const arriveAt = (pathname: string) =>
  shop.dispatch(navigation.arrived(placeOf({ pathname, search: '', hash: '' })));
const showOrder = (path = '/account/orders/E-1', id = 'E-1') => {
  arriveAt(path);
  shop.dispatch(orders.orderReceived({ id, order }));
};
const use = (vehicle: typeof aveo | null) => shop.dispatch(vehicles.vehicleSelected({ vehicle }));
const parts = (): Asked[] => shop.asked.filter(({ request }) => request.path.endsWith('/getProducto'));
const codes = () => parts().map(({ request }) => request.body);

test('the products of an order’s lines are requested once each, at the account’s price level', async () => {
  use(aveo);
  showOrder();
  expect(codes()).toEqual([expect.objectContaining({ nivelComercial: 4, codigo: 'A-7' })]);
  await parts()[0]?.answer(rows(buildRow('A-7')));
  await parts()[1]?.answer(rows(buildRow('L-8')));
  expect(parts()).toHaveLength(2);
  expect(catalogSelectors.product(shop.store.getState(), 'A-7')?.compatibility).toEqual([1]);
});

test('a product is never shown to one customer at another customer’s prices', async () => {
  use(aveo);
  showOrder();
  shop.dispatch(signInCustomer(buildCustomer({ code: 'C0002', level: 2 })));
  expect(parts()[0]?.isAborted()).toBe(true);
  await parts()[0]?.answer(rows(buildRow('A-7')));
  expect(catalogSelectors.product(shop.store.getState(), 'A-7')).toBeNull();
});

test('the products of an order’s lines are requested once a current vehicle is chosen, not before', () => {
  showOrder();
  expect(parts()).toEqual([]);
  use(aveo);
  expect(parts()).toHaveLength(1);
});

test('a discontinued product is left out, and the next product is requested', async () => {
  use(aveo);
  showOrder();
  await parts()[0]?.answer(rows());
  await parts()[1]?.answer(rows(buildRow('L-8')));
  expect(catalogSelectors.product(shop.store.getState(), 'A-7')).toBeNull();
  expect(catalogSelectors.product(shop.store.getState(), 'L-8')).not.toBeNull();
});

test('a product that fails to load ends the loading: the next product is not requested', async () => {
  use(aveo);
  showOrder();
  await parts()[0]?.fail('ERP_UNAVAILABLE');
  expect(parts()).toHaveLength(1);
});

test('leaving the page of an order aborts the pending request for a product', () => {
  use(aveo);
  showOrder();
  arriveAt('/shop/cart');
  expect(parts()[0]?.isAborted()).toBe(true);
  expect(parts()).toHaveLength(1);
});

test('the products of an order that was just placed are requested', () => {
  use(aveo);
  showOrder('/shop/checkout/success/token-1', 'token-1');
  expect(parts()).toHaveLength(1);
});
