import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { parseProductRow, productRow } from '@/erp/rows/product';
import { account } from '@/features/account';
import { cart, emptyDraft } from '@/features/cart';
import { orders } from '@/features/orders';
import CartPage from '@/pages/cart/CartPage';
import {
  signInCustomer,
  addToCart,
  renderWithStore,
  buildCartProduct,
  buildCustomer,
} from '@/testing/renderWithStore';
import { Price } from '@/widgets/product/Price';
import CheckoutPage from './CheckoutPage';

/** April 1 2024, when IVA became 15 %: midnight in Ecuador is 05:00 UTC. */
const midnight = Date.parse('2024-04-01T05:00:00Z');
afterEach(() => jest.restoreAllMocks());
const clockSays = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(time);

const arrives = signInCustomer(buildCustomer({ discount: 0 }));
const inTheCart = addToCart(buildCartProduct({ unitPrice: 1_000 }));
const product = parseProductRow(
  v.parse(productRow, { id: 7, codigo: 'A-1', descripcion: 'A', precio_siniva: 10 }),
);
const { idempotencyKey: _, ...typedNothing } = emptyDraft;
const readyToOrder = [
  arrives,
  ...inTheCart,
  account.branchesReceived({ branches: [{ ...emptyDraft.address, id: '1', isDefault: true }] }),
  cart.checkoutBegan({ idempotencyKey: 'key-00000001' }),
  cart.draftTyped({ ...typedNothing, termsAccepted: true }),
];
const total = () => screen.getByText('Total con IVA', { selector: 'dt' }).nextElementSibling;

test.each([
  ['right before midnight', midnight - 1, 12, 1_120, /11[.,]20/],
  ['from midnight on', midnight, 15, 1_150, /11[.,]50/],
])('product, cart and order have the same IVA %s', async (_, time, percent, cents, shownTotal) => {
  clockSays(time);
  const price = renderWithStore(<Price product={product} />, { at: '/', before: [arrives] });
  expect(screen.getByText(shownTotal)).toBeVisible();
  price.view.unmount();

  const page = renderWithStore(<CartPage />, { at: '/shop/cart', before: [arrives, ...inTheCart] });
  expect(screen.getByText(`IVA ${percent} %`)).toBeVisible();
  expect(total()).toHaveTextContent(shownTotal);
  page.view.unmount();

  const { user, dispatched } = renderWithStore(<CheckoutPage />, {
    at: '/shop/checkout',
    before: readyToOrder,
  });
  await user.click(await screen.findByRole('button', { name: 'Realizar pedido' }));
  expect(dispatched(orders.orderSubmitted)[0]?.order.total).toBe(cents);
});

test('a checkout that is open at midnight shows the new total, and the next press places the order', async () => {
  const clock = clockSays(midnight - 1);
  const { user, dispatched, happens } = renderWithStore(<CheckoutPage />, {
    at: '/shop/checkout',
    before: readyToOrder,
  });
  const submitButton = await screen.findByRole('button', { name: 'Realizar pedido' });
  expect(total()).toHaveTextContent(/11[.,]20/);
  clock.mockReturnValue(midnight);
  happens(orders.orderChanged({ changes: [{ kind: 'total', total: 1_150 }] }));
  expect(screen.getByText(/El IVA cambió: el total es ahora .*11[.,]50/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Aceptar los cambios' }));
  expect(total()).toHaveTextContent(/11[.,]50/);
  await user.click(submitButton);
  expect(dispatched(orders.orderSubmitted)[0]?.order.total).toBe(1_150);
});

test('a device whose clock is behind a change of IVA shows the accepted IVA, and sends the order with that IVA', async () => {
  clockSays(midnight - 1);
  const { user, dispatched, happens } = renderWithStore(<CheckoutPage />, {
    at: '/shop/checkout',
    before: readyToOrder,
  });
  const submitButton = await screen.findByRole('button', { name: 'Realizar pedido' });
  happens(orders.orderChanged({ changes: [{ kind: 'total', total: 1_150 }] }));
  await user.click(screen.getByRole('button', { name: 'Aceptar los cambios' }));
  expect(total()).toHaveTextContent(/11[.,]50/);
  expect(screen.getByText('IVA 15 %')).toBeVisible();
  await user.click(submitButton);
  expect(dispatched(orders.orderSubmitted)[0]?.order.total).toBe(1_150);
  // the accepted IVA does not apply to another cart
  for (const event of addToCart(buildCartProduct({ id: 8, unitPrice: 1_000 }))) happens(event);
  expect(total()).toHaveTextContent(/22[.,]40/);
});
