import { screen } from '@testing-library/react';
import { auth } from '@/features/auth';
import { orders } from '@/features/orders';
import { buildOrder } from '@/testing/orders';
import { buildSeller, renderWithStore, signInCustomer } from '@/testing/renderWithStore';
import OrderPlacedPage from './OrderPlacedPage';

const open = (fields: Parameters<typeof buildOrder>[1], signIn = signInCustomer()) =>
  renderWithStore(<OrderPlacedPage />, {
    at: '/shop/checkout/success/7',
    before: [
      signIn,
      orders.orderAsked({ id: '7' }),
      orders.orderReceived({ id: '7', order: buildOrder('7', { status: 'PENDIENTE', ...fields }) }),
    ],
  });

test.each([
  ['transfer', 'Le damos los datos de la cuenta al confirmar el pedido por teléfono o WhatsApp.'],
  ['cash', 'Paga en efectivo al recibirlo o retirarlo.'],
  ['credit', 'El total va al crédito de su cuenta.'],
])('an order paid by %s shows its next step: %s', (payment, step) => {
  open({ payment });
  expect(screen.getByText(/Recibimos su pedido/)).toHaveTextContent(step);
});

test.each<[string, Parameters<typeof open>]>([
  ['for an order on its way', [{ payment: 'transfer', status: 'SHIPPED' }]],
  ["for a payment method of the ERP's own", [{ payment: 'CHEQUE' }]],
  [
    'to a seller',
    [{ payment: 'transfer' }, auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null })],
  ],
])('no next step is shown %s', (_, args) => {
  open(...args);
  expect(screen.getByRole('heading', { level: 1, name: 'Pedido recibido' })).toBeVisible();
  expect(screen.queryByText(/Le damos los datos/)).not.toBeInTheDocument();
});
