import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { auth } from '@/features/auth';
import { cart, getLineKey } from '@/features/cart';
import { catalog } from '@/features/catalog';
import { display } from '@/features/display';
import { vehicles } from '@/features/vehicles';
import {
  signInCustomer,
  addToCart,
  renderWithStore,
  buildCartProduct,
  buildSeller,
} from '@/testing/renderWithStore';
import { aveo, rio } from '@/testing/vehicles';
import CartPage from './CartPage';

const filter = buildCartProduct();
const key = getLineKey(filter.id, []);
const open = (...events: UnknownAction[]) =>
  renderWithStore(<CartPage />, { at: '/shop/cart', before: [signInCustomer(), ...events] });
const line = () => screen.getByRole('listitem', { name: 'Filtro de aceite' });
const getAmount = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

test('IVA is fifteen percent of the subtotal of the lines', () => {
  open(...addToCart(filter, 3));
  expect(within(line()).getByLabelText('Cantidad')).toHaveValue('3');
  expect(getAmount('Subtotal sin IVA')).toHaveTextContent(/30[.,]00/);
  expect(getAmount('IVA 15 %')).toHaveTextContent(/4[.,]50/);
  expect(getAmount('Total con IVA')).toHaveTextContent(/34[.,]50/);
  expect(screen.getByRole('link', { name: 'Finalizar compra' })).toHaveAttribute('href', '/shop/checkout');
});

test('line amounts with IVA add up to the total, and line amounts without IVA to the subtotal', () => {
  const parts = [1, 2, 3].map((id) =>
    buildCartProduct({ id, sku: `P-${id}`, name: `Pieza ${id}`, unitPrice: 110 }),
  );
  const { happens } = open(...parts.flatMap((part) => addToCart(part, 1)));
  const amounts = () =>
    parts.map(({ name }) => {
      const [amount] = within(screen.getByRole('listitem', { name })).getAllByText(/^\$\s?\d/);
      return Number(amount?.textContent?.replace(/\D/g, ''));
    });
  expect(getAmount('Total con IVA')).toHaveTextContent(/3[.,]80/);
  expect(amounts()).toEqual([127, 126, 127]);
  expect(screen.getAllByText(/c\/u con IVA/)).toHaveLength(3);
  // in a line of one piece, the price of the piece equals the line's amount
  expect(screen.getAllByText(/c\/u con IVA/).map((each) => /\d[.,]\d\d/.exec(each.textContent)?.[0])).toEqual(
    ['1,27', '1,26', '1,27'],
  );
  happens(display.pricesChosen({ prices: 'without-iva' }));
  expect(amounts()).toEqual([110, 110, 110]);
  expect(screen.getAllByText(/c\/u sin IVA/)).toHaveLength(3);
});

test('a changed quantity changes the subtotal at once, and stops at the stock', async () => {
  const { user } = open(...addToCart(filter, 4));
  await user.type(within(line()).getByLabelText('Cantidad'), '{ArrowUp}{ArrowUp}');
  expect(getAmount('Subtotal sin IVA')).toHaveTextContent(/50[.,]00/);
  expect(within(line()).getByRole('button', { name: 'Aumentar cantidad' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a line is removed by its button, and can be restored', async () => {
  const { user, dispatched, happens } = open(...addToCart(filter));
  await user.click(within(line()).getByRole('button', { name: 'Quitar' }));
  expect(dispatched(cart.removeRequested)).toEqual([{ key }]);
  happens(cart.removeBegan({ key }));
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(line()).toBeInTheDocument();
});

test('a changed price is shown on its line, together with the price before', () => {
  const product = { ...filter, unitPrice: 1200 };
  open(
    ...addToCart(filter, 4),
    cart.changedElsewhere({
      items: [{ key, product, quantity: 4, options: [], change: { kind: 'price', before: 1000 } }],
    }),
  );
  expect(
    within(line()).getByText(/El precio cambió: antes .*11[.,]50, ahora .*13[.,]80, con IVA/),
  ).toBeVisible();
});

test('a line above the stock shows a button that sets the available quantity', async () => {
  const product = { ...filter, stock: 2 };
  const { user } = open(
    cart.changedElsewhere({
      items: [{ key, product, quantity: 4, options: [], change: { kind: 'stock', available: 2 } }],
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Dejar 2' }));
  expect(within(line()).getByLabelText('Cantidad')).toHaveValue('2');
});

test('an empty cart links to the shop and to viewed products', () => {
  const product = { id: 7, slug: 'FRE-PD-1042', sku: 'FRE-PD-1042', name: 'Pastillas de freno', images: [] };
  const { happens } = open();
  expect(screen.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a la tienda' })).toHaveAttribute('href', '/shop');
  expect(screen.queryByRole('heading', { level: 2, name: 'Visto recientemente' })).toBeNull();
  happens(catalog.productViewed({ product }));
  expect(screen.getByRole('heading', { level: 2, name: 'Visto recientemente' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Pastillas de freno/ })).toHaveAttribute(
    'href',
    '/shop/products/FRE-PD-1042',
  );
});

test('a seller who serves no customer gets a link to the customers in place of the checkout', () => {
  renderWithStore(<CartPage />, {
    at: '/shop/cart',
    before: [
      auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null }),
      ...addToCart(filter),
    ],
  });
  expect(screen.getByRole('link', { name: 'Seleccionar cliente' })).toHaveAttribute(
    'href',
    '/account/clientes',
  );
  expect(screen.queryByRole('link', { name: 'Finalizar compra' })).not.toBeInTheDocument();
});

test('a long cart shows every line, sums the stock over all lines, and its shared message lists the first forty', async () => {
  const items = Array.from({ length: 45 }, (_, at) => ({
    key: getLineKey(filter.id, [{ name: 'Lado', value: String(at) }]),
    product: { ...filter, stock: 46 },
    quantity: 1,
    options: [{ name: 'Lado', value: String(at) }],
    change: null,
  }));
  const { user } = open(cart.changedElsewhere({ items }));
  expect(screen.getAllByRole('listitem', { name: 'Filtro de aceite' })).toHaveLength(45);
  const href = screen.getByRole('link', { name: 'Compartir por WhatsApp' }).getAttribute('href') ?? '';
  const words = new URL(href).searchParams.get('text') ?? '';
  expect(words.match(/Filtro de aceite/g)).toHaveLength(40);
  expect(words).toContain('y 5 artículos más');
  const increase = () => screen.getAllByRole('button', { name: 'Aumentar cantidad' });
  await user.type(screen.getAllByLabelText('Cantidad')[44]!, '{ArrowUp}');
  expect(increase()[0]).toHaveAttribute('aria-disabled', 'true');
  expect(increase()[44]).toHaveAttribute('aria-disabled', 'true');
});

test('a line whose part fits another vehicle of the garage names that vehicle', () => {
  const garage = [rio, aveo].map((vehicle) => vehicles.vehicleAdded({ vehicle }));
  open(...addToCart(buildCartProduct({ compatibility: [rio.id] })), ...garage);
  expect(within(line()).getByText('Le sirve a su Rio 2015')).toBeVisible();
  expect(within(line()).queryByText(/No le sirve/)).not.toBeInTheDocument();
});
