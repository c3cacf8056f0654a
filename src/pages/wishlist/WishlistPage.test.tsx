import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { cart, toCartProduct } from '@/features/cart';
import { catalog } from '@/features/catalog';
import { toListedProduct, wishlist } from '@/features/lists';
import { signInCustomer, addToCart, renderWithStore } from '@/testing/renderWithStore';
import { someOptions, buildPart } from '@/testing/buildPart';
import WishlistPage from './WishlistPage';

const pads = buildPart('FRE-PD-1042', { descripcion: 'Pastillas' });
const filter = buildPart('MAN-FO-3102', { descripcion: 'Filtro' });
const trim = buildPart('COL-1', { descripcion: 'Moldura', opciones: someOptions });
const none = buildPart('OUT-1', { descripcion: 'Radiador', cantidad: 0, disponibilidad: 'out-of-stock' });

const wished = (...products: (typeof pads)[]) =>
  products.map((product) => wishlist.events.addBegan({ product: toListedProduct(product) }));
const open = (...events: UnknownAction[]) =>
  renderWithStore(<WishlistPage />, { at: '/shop/wishlist', before: events });
const productsReceived = (...products: (typeof pads)[]) => catalog.productsReceived({ products });
const row = (name: string) => screen.getByRole('listitem', { name });

test('a customer sees today’s price and stock, and can add a line to the cart', async () => {
  const { user, dispatched } = open(signInCustomer(), ...wished(pads), productsReceived(pads));
  expect(row('Pastillas')).toHaveTextContent(/10[.,]35/);
  expect(within(row('Pastillas')).getByText('En stock · 10')).toBeVisible();
  await user.click(
    await within(row('Pastillas')).findByRole('button', { name: 'Agregar al carrito: Pastillas' }),
  );
  expect(dispatched(cart.addRequested)).toHaveLength(1);
});

test('all available products are added with one press, and those that cannot be added are counted', async () => {
  const cartEvents = addToCart(toCartProduct(filter, 10)!, 10);
  const { user, dispatched } = open(
    signInCustomer(),
    ...wished(pads, filter, trim, none),
    productsReceived(pads, filter, trim, none),
    ...cartEvents,
  );
  expect(screen.getByText(/^3 no entran/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Agregar 1 al carrito' }));
  expect(dispatched(cart.linesAddRequested)).toEqual([
    { lines: [{ product: toCartProduct(pads, 10), quantity: 1, options: [] }] },
  ]);
});

test('a guest sees a link to the sign-in with a return path, and no buy button', () => {
  const forGuests = { ...pads, price: null, priceWithoutIva: null, stock: null, quantity: null };
  open(...wished(pads), productsReceived(forGuests));
  expect(screen.getByRole('link', { name: 'Inicie sesión para ver precios' })).toHaveAttribute(
    'href',
    '/account/login?return=%2Fshop%2Fwishlist',
  );
  expect(screen.queryByRole('button', { name: /al carrito/ })).not.toBeInTheDocument();
});

test('the removal of one product or of all can be undone', async () => {
  const { user, dispatched, happens } = open(...wished(pads, filter));
  await user.click(within(row('Pastillas')).getByRole('button', { name: 'Quitar' }));
  expect(dispatched(wishlist.events.removeRequested)).toEqual([{ id: pads.id }]);
  happens(wishlist.events.removeBegan({ id: pads.id }));
  expect(screen.getByText('Se quitó «Pastillas».')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await user.click(screen.getByRole('button', { name: 'Quitar todo' }));
  expect(screen.getByText('Se quitaron 2 repuestos.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Aún no tiene favoritos' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a discontinued part is marked', () => {
  open(...wished(pads), wishlist.events.refreshed({ gone: [pads.id] }));
  expect(within(row('Pastillas')).getByText('Ya no está en el catálogo')).toBeVisible();
});

test('a failed refresh of today’s prices is shown with its reason', () => {
  open(...wished(pads), wishlist.events.refreshFailed({ code: 'OFFLINE' }));
  expect(screen.getByRole('alert')).toHaveTextContent('No hay conexión');
});
