import { screen } from '@testing-library/react';
import { auth } from '@/features/auth';
import { orders } from '@/features/orders';
import { reorder } from '@/features/reorder';
import { renderWithStore, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { buildOrder } from '@/testing/orders';
import SellerOrderPage from './SellerOrderPage';

const order = buildOrder('7', { customerCode: 'C0001' });
/** Opens an order of C0001 as a seller with a served customer, or without. */
const open = (served: string | null) =>
  renderWithStore(<SellerOrderPage />, {
    at: '/account/salesman-orders/7',
    before: [
      auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }),
      ...(served ? [auth.customerSelected({ customer: buildCustomer({ code: served }) })] : []),
      orders.orderAsked({ id: '7' }),
      orders.orderReceived({ id: '7', order }),
    ],
  });
const getReorderButton = () => screen.queryByRole('button', { name: 'Pedir de nuevo' });
const getServeButton = () => screen.queryByRole('button', { name: /^Atender a Taller Ñañez/ });

test('a seller’s order is ordered again into the cart of its customer', async () => {
  const { user, dispatched } = open('C0001');
  expect(getServeButton()).not.toBeInTheDocument();
  await user.click(getReorderButton()!);
  const { id, number, customerCode, lines } = order;
  expect(dispatched(reorder.requested)).toEqual([{ order: { id, number, customerCode, lines } }]);
});

test.each([
  ['no customer', null],
  ['another customer', 'C0002'],
])(
  'a seller’s order cannot be ordered again while %s is served, but its customer can be served',
  async (_, served) => {
    const { user, dispatched } = open(served);
    expect(getReorderButton()).not.toBeInTheDocument();
    await user.click(getServeButton()!);
    expect(dispatched(auth.customerChosen)).toEqual([{ code: 'C0001' }]);
  },
);

test('a seller’s order that does not exist shows a message that the order was not found', () => {
  renderWithStore(<SellerOrderPage />, {
    at: '/account/salesman-orders/999',
    before: [
      auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }),
      orders.orderAsked({ id: '999' }),
      orders.orderFailed({ id: '999', code: 'NOT_FOUND' }),
    ],
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No encontramos ese pedido');
  expect(screen.getByRole('link', { name: 'Historial de pedidos' })).toBeVisible();
});
