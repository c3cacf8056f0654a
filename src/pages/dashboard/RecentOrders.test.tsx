import { screen } from '@testing-library/react';
import { orders } from '@/features/orders';
import { buildOrder } from '@/testing/orders';
import { renderWithStore, signInCustomer } from '@/testing/renderWithStore';
import RecentOrders from './RecentOrders';

test.each([
  [[], 0],
  [[buildOrder('1')], 1],
])(
  'orders that arrived before a list failed are shown, with a note that others may be missing (case %#)',
  (list, count) => {
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
  },
);
