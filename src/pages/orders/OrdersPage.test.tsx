import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import type { Order } from '@/erp/rows/order';
import { navigation } from '@/features/navigation';
import { orders } from '@/features/orders';
import { reorder } from '@/features/reorder';
import { signInCustomer, renderWithStore } from '@/testing/renderWithStore';
import { buildOrder as anOrder } from '@/testing/orders';
import OrdersPage from './OrdersPage';

const buildListedOrder = (number: number, fields: Partial<Order> = {}) => anOrder(String(number), fields);
const twenty = Array.from({ length: 20 }, (_, n) => buildListedOrder(n + 1));
const rows = () => screen.getAllByRole('row').slice(1);

/** Renders the URL's query, which the store does not receive. */
function Asked() {
  const navigate = useNavigate();
  return (
    <>
      <code>{useLocation().search}</code>
      <button onClick={() => void navigate(-1)}>Atrás</button>
    </>
  );
}

const ofCustomer = (list: Order[], at = '/account/orders') =>
  renderWithStore(
    <>
      <OrdersPage />
      <Asked />
    </>,
    {
      at,
      before: [
        signInCustomer(),
        orders.ordersAsked({ scope: 'customer' }),
        orders.ordersReceived({ scope: 'customer', orders: list }),
      ],
    },
  );

test('a page shows sixteen orders, and the URL of the next page contains its number', () => {
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

test('an unknown status is shown unchanged, and can be used as a filter', () => {
  ofCustomer(
    [buildListedOrder(1, { status: 'EN ADUANA' }), buildListedOrder(2)],
    '/account/orders?status=EN+ADUANA',
  );
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toHaveTextContent('EN ADUANA');
  expect(screen.getByRole('link', { name: 'EN ADUANA 1' })).toHaveAttribute('aria-current', 'true');
});

test('the ERP’s two words for a waiting order are one status, with one count', () => {
  ofCustomer([
    buildListedOrder(1),
    buildListedOrder(2, { status: 'PENDING' }),
    buildListedOrder(3, { status: 'SHIPPED' }),
  ]);
  expect(screen.getByRole('link', { name: 'PENDIENTE 2' })).toHaveAttribute(
    'href',
    '/account/orders?status=PENDING',
  );
  expect(screen.getByRole('link', { name: 'Todos 3' })).toHaveAttribute('href', '/account/orders');
  expect(screen.queryByRole('link', { name: /COMPLETADO/ })).not.toBeInTheDocument();
});

test.each([
  '?status=%3Cscript%3E',
  '?page=1e999',
  '?page=-0.5&status[]=x',
  '?search=',
  '?page=99999999999999999999',
])('the URL query %s still shows the orders', (query) => {
  ofCustomer(twenty, `/account/orders${query}`);
  expect(rows().length).toBeGreaterThan(0);
});

test('a search that finds no order shows a message, with a link to all orders', () => {
  ofCustomer(twenty, '/account/orders?search=nada');
  expect(screen.getByText('Ningún pedido coincide')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver todos' })).toHaveAttribute('href', '/account/orders');
});

test('the button in the row of an order requests its reorder', async () => {
  const { user, dispatched } = ofCustomer(twenty.slice(0, 2));
  await user.click(screen.getByRole('button', { name: 'Pedir de nuevo: P-2' }));
  expect(dispatched(reorder.requested).map(({ order }) => order.number)).toEqual(['P-2']);
});

test('an order is found by its number', async () => {
  const { user } = ofCustomer(twenty);
  await user.type(screen.getByRole('searchbox'), 'p-17');
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'P-17' })).toHaveAttribute('href', '/account/orders/17');
});

test('the link to a status keeps a typed search that the URL does not have yet', async () => {
  const { user } = ofCustomer(twenty);
  await user.type(screen.getByRole('searchbox'), 'p-17');
  expect(screen.getByRole('link', { name: 'PENDIENTE 1' })).toHaveAttribute(
    'href',
    '/account/orders?search=p-17&status=PENDING',
  );
});

test('a typed search keeps a chosen status that the URL does not have yet', async () => {
  const { user } = ofCustomer(twenty);
  await user.click(screen.getByRole('link', { name: 'PENDIENTE 20' }));
  await user.type(screen.getByRole('searchbox'), 'p');
  expect(screen.getByText(/^\?/)).toHaveTextContent('?search=p&status=PENDING');
});

test('a search adds one history entry, however many keys were typed', async () => {
  const { user } = ofCustomer(twenty, '/account/orders?status=PENDING');
  await user.click(screen.getByRole('link', { name: 'Todos 20' }));
  await user.type(screen.getByRole('searchbox'), 'p-17');
  await user.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(screen.queryByText(/^\?/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Atrás' }));
  expect(screen.getByText(/^\?/)).toHaveTextContent('?status=PENDING');
});

test('the search box is emptied when a search that the URL contained is no longer in the URL', async () => {
  const { user, store } = ofCustomer(twenty);
  const arrive = (query: Record<string, string>) =>
    act(() => {
      store.dispatch(navigation.arrived({ route: 'orders', params: {}, query, path: '/account/orders' }));
    });
  await user.type(screen.getByRole('searchbox'), 'p-17');
  arrive({ search: 'p-17' });
  arrive({});
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('the link to all orders clears the search, unless it opens in another tab', async () => {
  const { user } = ofCustomer(twenty);
  await user.type(screen.getByRole('searchbox'), 'nada');
  const all = screen.getByRole('link', { name: 'Ver todos' });
  fireEvent.click(all, { ctrlKey: true });
  expect(screen.getByRole('searchbox')).toHaveValue('nada');
  await user.click(all);
  expect(rows()).toHaveLength(16);
});

test('an account without orders sees a link to the shop', () => {
  ofCustomer([]);
  expect(screen.getByRole('link', { name: 'Ir a la tienda' })).toHaveAttribute('href', '/shop');
});

test('orders placed in the shop are shown while the ERP fails, with a warning that others may be missing', () => {
  renderWithStore(<OrdersPage />, {
    at: '/account/orders',
    before: [
      signInCustomer(),
      orders.ordersAsked({ scope: 'customer' }),
      orders.ordersFailed({ scope: 'customer', code: 'ERP_UNAVAILABLE', orders: [buildListedOrder(1)] }),
    ],
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Pueden faltar pedidos en esta lista.');
  expect(rows()).toHaveLength(1);
});
