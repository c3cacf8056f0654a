import { screen } from '@testing-library/react';
import { orders } from '@/features/orders';
import { buildOrder } from '@/testing/orders';
import { renderWithStore, signInCustomer } from '@/testing/renderWithStore';
import RecentOrders from './RecentOrders';

test.each([
  ['without any order shows only the failure', [], 0],
  ['with one order shows that order, and a note that others may be missing', [buildOrder('1')], 1],
])('a failed list of recent orders %s', (_, list, count) => {
  renderWithStore(<RecentOrders />, {
    at: '/account/dashboard',
    before: [
      signInCustomer(),
      orders.ordersAsked({ scope: 'customer' }),
      orders.ordersFailed({ scope: 'customer', code: 'ERP_UNAVAILABLE', orders: list }),
    ],
  });
  expect(screen.getByRole('alert')).toHaveTextContent('El sistema de inventario no responde.');
  expect(screen.queryAllByRole('link')).toHaveLength(count);
  expect(screen.queryAllByText(/Pueden faltar pedidos/)).toHaveLength(count);
});
