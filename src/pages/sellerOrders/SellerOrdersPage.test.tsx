import { screen } from '@testing-library/react';
import type { Order } from '@/erp/rows/order';
import { auth } from '@/features/auth';
import { orders } from '@/features/orders';
import { renderWithStore, buildSeller } from '@/testing/renderWithStore';
import { buildOrder } from '@/testing/orders';
import SellerOrdersPage from './SellerOrdersPage';

const page = '/account/ordenes-vendedor';
const open = (list: Order[], at = page) =>
  renderWithStore(<SellerOrdersPage />, {
    at,
    before: [
      auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }),
      orders.ordersAsked({ scope: 'seller' }),
      orders.ordersReceived({ scope: 'seller', orders: list }),
    ],
  });
const rows = () => screen.getAllByRole('row').slice(1);
const twenty = Array.from({ length: 20 }, (_, n) =>
  buildOrder(String(n + 1), { customerCode: n < 17 ? 'C0001' : 'C0002' }),
);

test('a page shows sixteen orders, each with a link, and the totals of all orders', () => {
  open(twenty);
  expect(rows()).toHaveLength(16);
  expect(screen.getByRole('link', { name: 'P-1' })).toHaveAttribute('href', '/account/salesman-orders/1');
  expect(screen.getByText('20 pedidos')).toBeInTheDocument();
  expect(screen.getByText('$230,00')).toBeInTheDocument();
});

test('the filters are read from the URL, and the links to other pages keep them', () => {
  open(twenty, `${page}?customer=c0001&page=2`);
  expect(rows()).toHaveLength(1);
  expect(screen.getByLabelText('Cliente (código o nombre)')).toHaveValue('c0001');
  expect(screen.getByRole('link', { name: 'Página 1' })).toHaveAttribute('href', `${page}?customer=c0001`);
});

test('a filter typed on the second page applies at once, and shows the first page', async () => {
  const { user } = open(twenty, `${page}?page=2`);
  await user.type(screen.getByLabelText('Cliente (código o nombre)'), 'c0002');
  expect(rows()).toHaveLength(3);
});

test('an unknown status is shown unchanged and can be used as a filter', async () => {
  const { user } = open([buildOrder('1', { status: 'EN ADUANA' }), buildOrder('2')]);
  await user.selectOptions(screen.getByLabelText('Estado'), 'EN ADUANA');
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('EN ADUANA');
});

test('filters without results show a message, and are cleared with one press', async () => {
  const { user } = open(twenty, `${page}?invoice=zzz`);
  expect(screen.getByText('Ningún pedido coincide')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(rows()).toHaveLength(16);
});

test('a seller without orders sees a link to the customers', () => {
  open([]);
  expect(screen.getByRole('link', { name: 'Seleccionar cliente' })).toHaveAttribute(
    'href',
    '/account/clientes',
  );
});
