import type { UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { parseProductRow, productRow, type Product } from '@/erp/rows/product';
import { cart, toCartProduct, getLineKey } from '@/features/cart';
import { signInCustomer, addToCart, renderWithStore, buildCustomer } from '@/testing/renderWithStore';
import AddToCartForm from './AddToCartForm';

const row = {
  id: 12,
  codigo: 'COL-EL-1305',
  descripcion: 'Espejo lateral',
  precio: 46,
  precio_siniva: 40,
  cantidad: 4,
  disponibilidad: 'in-stock',
};
const mirror = parseProductRow(v.parse(productRow, row));
const mirrorWithOptions: Product = {
  ...mirror,
  options: [
    {
      slug: 'lado',
      name: 'Lado',
      type: 'default',
      values: [
        { slug: 'izq', name: 'Izquierdo' },
        { slug: 'der', name: 'Derecho' },
      ],
    },
    {
      slug: 'color',
      name: 'Color',
      type: 'color',
      values: [
        { slug: 'negro', name: 'Negro', color: '#111111' },
        { slug: 'plata', name: 'Plata', color: '#c0c0c0' },
      ],
    },
  ],
};
const cartProduct = toCartProduct(mirror, 10)!;
const form = (product = mirror, ...events: UnknownAction[]) =>
  renderWithStore(<AddToCartForm product={product} />, {
    at: '/shop/products/COL-EL-1305',
    before: [signInCustomer(buildCustomer({ discount: 10 })), ...events],
  });
const quantity = () => screen.getByRole('spinbutton', { name: 'Cantidad' });
const add = () => screen.getByRole('button', { name: 'Agregar al carrito' });

test('a valid product is added synchronously in the click', () => {
  const { dispatched } = form();
  fireEvent.click(add());
  expect(dispatched(cart.addRequested)).toEqual([{ product: cartProduct, quantity: 1, options: [] }]);
});

test('the typed quantity is added at the customer’s price, and the next quantity begins at one', async () => {
  const { user, dispatched } = form();
  await user.clear(quantity());
  await user.type(quantity(), '3');
  await user.click(add());
  await waitFor(() =>
    expect(dispatched(cart.addRequested)).toEqual([{ product: cartProduct, quantity: 3, options: [] }]),
  );
  expect(quantity()).toHaveValue('1');
});

test.each([
  ['5', 'No Tiene Stock Suficiente.'],
  ['0', 'Indique un número entero de 1 o más, sin punto ni coma.'],
  ['1.000', 'Indique un número entero de 1 o más, sin punto ni coma.'],
  ['2.5', 'Indique un número entero de 1 o más, sin punto ni coma.'],
  [' ', 'Indique un número entero de 1 o más, sin punto ni coma.'],
])('the quantity %p shows an error tied to the field, also on Enter', async (typed, words) => {
  const { user, dispatched } = form();
  await user.clear(quantity());
  await user.type(quantity(), `${typed}{Enter}`);
  await waitFor(() => expect(quantity()).toHaveAccessibleDescription(words));
  expect(quantity()).toBeInvalid();
  expect(dispatched(cart.addRequested)).toEqual([]);
});

test('an untouched form shows no error, and a correction removes an error', async () => {
  const { user } = form();
  expect(quantity()).toBeValid();
  await user.type(quantity(), '9');
  await user.tab();
  await waitFor(() => expect(quantity()).toBeInvalid());
  await user.clear(quantity());
  await user.type(quantity(), '2');
  await waitFor(() => expect(quantity()).toBeValid());
});

test('the step buttons stop at the stock less the quantity in the cart', async () => {
  const { user } = form(mirror, ...addToCart(cartProduct, 2));
  await user.click(screen.getByRole('button', { name: 'Aumentar cantidad' }));
  await waitFor(() => expect(quantity()).toHaveValue('2'));
  expect(screen.getByRole('button', { name: 'Aumentar cantidad' })).toHaveAttribute('aria-disabled', 'true');
});

test('a quantity that becomes valid by a removal from the cart can be added, and shows no error afterwards', async () => {
  const { user, happens, dispatched } = form(mirror, ...addToCart(cartProduct, 2));
  await user.clear(quantity());
  await user.type(quantity(), '3');
  await user.click(add());
  await waitFor(() => expect(quantity()).toBeInvalid());
  happens(cart.removeBegan({ key: getLineKey(cartProduct.id, []) }));
  // submitted by Enter in the field, which keeps the focus
  expect(quantity()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(dispatched(cart.addRequested)).toHaveLength(1);
  expect(quantity()).toBeValid();
  expect(quantity()).toHaveAccessibleDescription('');
});

test('the form of a product whose whole stock is in the cart is disabled and shows the reason', () => {
  form(mirror, ...addToCart(cartProduct, 4));
  expect(add()).toHaveAttribute('aria-disabled', 'true');
  expect(add()).toHaveAccessibleDescription('No Tiene Stock Suficiente.');
});

test.each([
  ['on backorder', 'on-backorder' as const, 'No hay en bodega; se lo podemos pedir al proveedor.'],
  ['out of stock', 'out-of-stock' as const, 'Se agotó. Escríbanos y le avisamos cuándo llega.'],
])('the form of a product %s is disabled without an error, and says what can be done', (_, stock, words) => {
  form({ ...mirror, stock, quantity: 0 });
  expect(add()).toHaveAttribute('aria-disabled', 'true');
  expect(add()).toHaveAccessibleDescription(words);
  expect(quantity()).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an option group without a choice shows an error only after submitting', async () => {
  const { user, dispatched } = form(mirrorWithOptions);
  const side = () => screen.getByRole('radiogroup', { name: 'Lado' });
  const colour = () => screen.getByRole('radiogroup', { name: 'Color' });
  expect(side()).toBeValid();
  await user.click(within(side()).getByRole('radio', { name: 'Izquierdo' }));
  await user.click(add());
  await waitFor(() => expect(colour()).toHaveAccessibleDescription('Elija una opción.'));
  expect(side()).toBeValid();
  expect(dispatched(cart.addRequested)).toEqual([]);
});

test('a refused form focuses the missing field', async () => {
  const { user } = form(mirrorWithOptions);
  await user.click(screen.getByRole('radio', { name: 'Derecho' }));
  await user.click(add());
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Negro' })).toHaveFocus());
});

test('the chosen options are added to the cart line with their names', async () => {
  const { user, dispatched } = form(mirrorWithOptions);
  await user.click(screen.getByRole('radio', { name: 'Derecho' }));
  await user.click(screen.getByRole('radio', { name: 'Plata' }));
  await user.click(add());
  await waitFor(() =>
    expect(dispatched(cart.addRequested)).toEqual([
      {
        product: cartProduct,
        quantity: 1,
        options: [
          { name: 'Lado', value: 'Derecho' },
          { name: 'Color', value: 'Plata' },
        ],
      },
    ]),
  );
});

test('a guest sees no form for adding a product', () => {
  renderWithStore(<AddToCartForm product={{ ...mirror, price: null, priceWithoutIva: null }} />, {
    at: '/shop',
  });
  expect(screen.queryByRole('button', { name: 'Agregar al carrito' })).not.toBeInTheDocument();
});
