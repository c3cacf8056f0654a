import { screen } from '@testing-library/react';
import { orders } from '@/features/orders';
import { signInCustomer, renderWithStore } from '@/testing/renderWithStore';
import { buildOrder, buildOrderLine } from '@/testing/orders';
import OrderPage from './OrderPage';

const open = (...events: Parameters<typeof renderWithStore>[1]['before'] & object) =>
  renderWithStore(<OrderPage />, {
    at: '/account/orders/7',
    before: [signInCustomer(), orders.orderAsked({ id: '7' }), ...events],
  });
const received = (fields: Parameters<typeof buildOrder>[1]) =>
  orders.orderReceived({ id: '7', order: buildOrder('7', { lines: [buildOrderLine('A-1')], ...fields }) });

test('an order shows its progress, and a WhatsApp link whose text has the numbers of order and invoice', () => {
  open(received({ status: 'SHIPPED', invoice: '001-1' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pedido P-7');
  expect(
    screen.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step'),
  ).toHaveTextContent('Enviado');
  const question = screen.getByRole('link', { name: 'Consultar por WhatsApp' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(question)).toContain('mi pedido P-7 (factura 001-1).');
  expect(screen.getByRole('button', { name: 'Pedir de nuevo' })).toBeVisible();
});

test.each(['SHIPPED', 'COMPLETED'])(
  'the current step of an order with the status %s is named with the same word as the status',
  (status) => {
    open(received({ status }));
    const [tag, step] = screen
      .getAllByText(/^(enviado|completado)$/i)
      .filter((element) => element.getAttribute('aria-current') === 'step' || !element.closest('ol'));
    expect(step).toHaveAttribute('aria-current', 'step');
    expect(step?.textContent.toUpperCase()).toBe(tag?.textContent);
  },
);

test('an unknown status is shown unchanged, without steps', () => {
  open(received({ status: 'EN ADUANA' }));
  expect(screen.getByText('EN ADUANA')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Avance del pedido' })).not.toBeInTheDocument();
});

test.each([
  ['waiting', 'Enviando…'],
  ['delayed', 'Demorado; lo seguimos intentando'],
  ['sent', 'Recibido'],
] as const)('a web order whose handover to the warehouse is %s shows: %s', (handover, words) => {
  open(received({ handover }));
  expect(screen.getByText('Envío a bodega').nextSibling).toHaveTextContent(words);
});

test('an order without a handover to the warehouse shows no row about it', () => {
  open(received({}));
  expect(screen.queryByText('Envío a bodega')).not.toBeInTheDocument();
});

test('an order line links to its product', () => {
  open(received({}));
  expect(screen.getByRole('link', { name: 'A-1' })).toHaveAttribute('href', '/shop/products/A-1');
});

test('an order that does not exist shows a message, with a link to all orders', () => {
  open(orders.orderFailed({ id: '7', code: 'NOT_FOUND' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No encontramos ese pedido');
  expect(screen.getByRole('link', { name: 'Mis pedidos' })).toHaveAttribute('href', '/account/orders');
});

test('the page of a missing order says that the order may belong to another account', () => {
  open(orders.orderFailed({ id: '7', code: 'NOT_FOUND' }));
  expect(screen.getByText(/^Puede ser de otra cuenta o de otro cliente/)).toBeVisible();
});
