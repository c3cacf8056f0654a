import { screen, within } from '@testing-library/react';
import { cart, toCartProduct } from '@/features/cart';
import { display } from '@/features/display';
import { reorder } from '@/features/reorder';
import { signInCustomer, addToCart, renderWithStore, buildCustomer } from '@/testing/renderWithStore';
import { buildOrder, buildOrderLine } from '@/testing/orders';
import { someOptions, buildPart } from '@/testing/buildPart';
import { ReorderButton } from './ReorderButton';
import ReorderDialog from './ReorderDialog';

const unchangedPart = buildPart('SAME', { precio_siniva: 10 });
const dear = buildPart('DEAR', { precio_siniva: 12 });
const few = buildPart('FEW', { precio_siniva: 10, cantidad: 1 });
const none = buildPart('NONE', { precio_siniva: 99, cantidad: 0, disponibilidad: 'out-of-stock' });
const trim = buildPart('TRIM', { precio_siniva: 8, opciones: someOptions });
const lines = ['SAME', 'DEAR', 'FEW', 'NONE', 'GONE'].map((sku) => buildOrderLine(sku));
lines.push(buildOrderLine('TRIM', { options: [{ name: 'Color', value: 'Azul' }] }));
const order = buildOrder('1', { lines });
const parts = { SAME: unchangedPart, DEAR: dear, FEW: few, NONE: none, TRIM: trim };

const open = (...before: Parameters<typeof renderWithStore>[1]['before'] & object) => {
  const shop = renderWithStore(<ReorderDialog order={order} />, {
    at: '/account/orders',
    before: [signInCustomer(buildCustomer({ discount: 0 })), ...before],
  });
  // requested only here, after navigation/arrived, which closes dialogs
  shop.happens(reorder.requested({ order }));
  return shop;
};
const ready = (...before: Parameters<typeof open>) => {
  const shop = open(...before);
  shop.happens(reorder.partsReceived({ lines, parts }));
  return shop;
};
const line = (name: string) => screen.getByRole('listitem', { name });

test('each line shows how it differs from the earlier order, before anything is added to the cart', () => {
  const { dispatched } = ready();
  expect(screen.getByRole('status')).toHaveTextContent('5 de 6 líneas son distintas hoy');
  expect(line('Pieza SAME')).toHaveTextContent('Igual que antes');
  expect(line('Pieza DEAR')).toHaveTextContent('Subió: antes $11,50');
  expect(line('Pieza FEW')).toHaveTextContent('Hay 1 de 2');
  expect(line('Pieza NONE')).toHaveTextContent('Sin existencias');
  expect(line('GONE')).toHaveTextContent('Ya no se vende');
  expect(line('Pieza TRIM')).toHaveTextContent('Ya no se ofrece Color: Azul');
  expect(line('Pieza TRIM')).toHaveTextContent('Bajó: antes $11,50');
  expect(dispatched(cart.linesAddRequested)).toEqual([]);
});

test('prices of lines are shown with or without IVA, as chosen', () => {
  const { happens } = ready();
  expect(line('Pieza DEAR')).toHaveTextContent('Subió: antes $11,50');
  expect(line('Pieza DEAR')).toHaveTextContent('$27,60$13,80 c/u con IVA');
  happens(display.pricesChosen({ prices: 'without-iva' }));
  expect(line('Pieza DEAR')).toHaveTextContent('Subió: antes $10,00');
  expect(line('Pieza DEAR')).toHaveTextContent('$24,00$12,00 c/u sin IVA');
});

test('the selected lines are added with one click', async () => {
  const { user, dispatched } = ready();
  await user.click(within(line('Pieza DEAR')).getByRole('checkbox'));
  await user.selectOptions(within(line('Pieza TRIM')).getByRole('combobox'), 'negro');
  await user.click(screen.getByRole('button', { name: 'Agregar 3 líneas al carrito' }));
  expect(dispatched(cart.linesAddRequested)).toEqual([
    {
      lines: [
        { product: toCartProduct(unchangedPart, 0), quantity: 2, options: [] },
        { product: toCartProduct(few, 0), quantity: 1, options: [] },
        { product: toCartProduct(trim, 0), quantity: 2, options: [{ name: 'Color', value: 'Negro' }] },
      ],
    },
  ]);
});

test('pieces that are already in the cart count against the stock of a line', () => {
  ready(...addToCart(toCartProduct(few, 0)!, 1));
  expect(line('Pieza FEW')).toHaveTextContent('Ya tiene todas en el carrito');
});

test('a failure can be retried, and closing the dialog dispatches its event', async () => {
  const { user, dispatched, happens } = open();
  happens(reorder.failed({ code: 'ERP_TIMEOUT' }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(dispatched(reorder.retryRequested)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(dispatched(reorder.closed)).toHaveLength(1);
});

test.each([
  ['of the current customer has a button', 'C0001', 1],
  ['of another customer has no button', 'C0009', 0],
])('an order %s to order it again', (_, customerCode, buttons) => {
  renderWithStore(<ReorderButton order={{ ...order, customerCode }} />, {
    at: '/account/orders',
    before: [signInCustomer()],
  });
  expect(screen.queryAllByRole('button', { name: 'Pedir de nuevo' })).toHaveLength(buttons);
});

test('a line whose part is on backorder is marked', () => {
  const part = buildPart('NONE', { precio_siniva: 99, cantidad: 0, disponibilidad: 'on-backorder' });
  open().happens(reorder.partsReceived({ lines, parts: { ...parts, NONE: part } }));
  expect(line('Pieza NONE')).toHaveTextContent('Bajo pedido');
  expect(line('Pieza NONE')).not.toHaveTextContent('Sin existencias');
});
