import { screen } from '@testing-library/react';
import type { Order } from '@/erp/rows/order';
import { auth } from '@/features/auth';
import { orders } from '@/features/orders';
import { customerArrives, inShop, someSeller } from '@/testing/inShop';
import OrdersPage from './OrdersPage';

const someOrder = (number: number, fields: Partial<Order> = {}): Order => ({
  id: String(number),
  token: `t${number}`,
  number: `P-${number}`,
  createdAt: '2026-01-15T10:00:00-05:00',
  status: 'PENDIENTE',
  payment: '',
  company: '',
  customerCode: 'C0001',
  customerEmail: '',
  customerName: 'Taller Ñañez S.A.',
  sellerCode: null,
  invoice: null,
  quantity: 3,
  subtotal: 1000,
  totals: [{ title: 'IVA 15 %', price: 150 }],
  total: 1150,
  shippingAddress: null,
  billingAddress: null,
  lines: [],
  ...fields,
});
const twenty = Array.from({ length: 20 }, (_, n) => someOrder(n + 1));
const rows = () => screen.getAllByRole('row').slice(1);

const ofCustomer = (list: Order[], at = '/account/orders') =>
  inShop(<OrdersPage />, {
    at,
    before: [
      customerArrives(),
      orders.ordersAsked({ scope: 'customer' }),
      orders.ordersReceived({ scope: 'customer', orders: list }),
    ],
  });

test('sixteen orders a page, the page in the address', () => {
  ofCustomer(twenty);
  expect(rows()).toHaveLength(16);
  expect(screen.getByRole('link', { name: 'Página 2' })).toHaveAttribute('href', '/account/orders?page=2');
});

test.each([
  ['2', 4],
  ['99', 4],
  ['-1', 16],
  ['dos', 16],
])('page %s shows %i orders', (page, count) => {
  ofCustomer(twenty, `/account/orders?page=${page}`);
  expect(rows()).toHaveLength(count);
});

test('a status the shop does not know is printed as it is', () => {
  ofCustomer([someOrder(1, { status: 'EN ADUANA' }), someOrder(2)]);
  expect(screen.getByText('EN ADUANA')).toBeInTheDocument();
  expect(screen.getByText('PENDIENTE')).toBeInTheDocument();
});

test('an order is found by its number', async () => {
  const { user } = ofCustomer(twenty);
  await user.type(screen.getByRole('searchbox'), 'p-17');
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'P-17' })).toHaveAttribute('href', '/account/orders/17');
});

test("a seller's orders say whose they are and lead to the seller's page", () => {
  inShop(<OrdersPage />, {
    at: '/account/ordenes-vendedor',
    before: [
      auth.sellerSignedIn({ account: someSeller(), customers: [], returnTo: null }),
      orders.ordersAsked({ scope: 'seller' }),
      orders.ordersReceived({ scope: 'seller', orders: [someOrder(9)] }),
    ],
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Historial de pedidos');
  expect(rows()[0]).toHaveTextContent('Taller Ñañez S.A.');
  expect(screen.getByRole('link', { name: 'P-9' })).toHaveAttribute('href', '/account/salesman-orders/9');
});

test('without orders the way to the shop is shown', () => {
  ofCustomer([]);
  expect(screen.getByRole('link', { name: 'Ir a la tienda' })).toHaveAttribute('href', '/shop');
});
