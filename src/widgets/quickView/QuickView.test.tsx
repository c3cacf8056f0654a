import { act, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { parseProductRow, productRow, type Product } from '@/erp/rows/product';
import { catalog } from '@/features/catalog';
import { toListedProduct, wishlist } from '@/features/lists';
import { signInCustomer, renderWithStore, buildCustomer } from '@/testing/renderWithStore';
import QuickView from './QuickView';

const row = {
  id: 1,
  codigo: 'A-1',
  descripcion: 'Disco',
  precio: 11.5,
  precio_siniva: 10,
  cantidad: 5,
  disponibilidad: 'in-stock',
  imagenes: ['/1.svg', '/2.svg'],
  calificacion: 4,
  resenas: 2,
};
const disc = parseProductRow(v.parse(productRow, row));
const forGuests: Product = { ...disc, price: null, priceWithoutIva: null, stock: null, quantity: null };

beforeEach(() => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ addEventListener: jest.fn(), removeEventListener: jest.fn() });
});
afterEach(() => jest.useRealTimers());

const open = (product: Product, signedIn = false) =>
  act(async () => {
    const result = renderWithStore(<QuickView />, {
      at: '/shop/category/05-001/products',
      before: [...(signedIn ? [signInCustomer(buildCustomer())] : []), catalog.productReceived({ product })],
    });
    result.happens(catalog.quickViewOpened({ slug: 'A-1' }));
    await Promise.all([import('../gallery/Gallery'), import('../product/AddToCartForm')]);
    return result;
  });
const dialog = () => within(screen.getByRole('dialog', { name: 'Disco' }));

test('the dialog shows the part, and links to its page', async () => {
  await open(forGuests);
  expect(dialog().getByText('2 reseñas')).toBeVisible();
  expect(dialog().getByRole('link', { name: 'Ver todos los detalles' })).toHaveAttribute(
    'href',
    '/shop/products/A-1',
  );
  expect(dialog().getByRole('button', { name: 'Agregar a favoritos' })).toHaveTextContent(
    'Agregar a favoritos',
  );
});

test('the toggles of wishlist and comparison expose that they are on, and keep their names', async () => {
  const { happens } = await open(forGuests);
  happens(wishlist.events.addBegan({ product: toListedProduct(forGuests) }));
  const pressed = dialog().getByRole('button', { pressed: true });
  expect(pressed).toHaveTextContent(/^En favoritos$/);
  expect(pressed).toHaveAccessibleName('Agregar a favoritos');
  expect(dialog().getByRole('button', { name: 'Comparar' })).toHaveTextContent('Comparar');
});

test('price, stock and the form are shown only to signed-in accounts', async () => {
  const { view } = await open(forGuests);
  expect(dialog().getByRole('link', { name: 'Inicie sesión para ver precios' })).toBeVisible();
  expect(dialog().queryByText(/En stock/)).not.toBeInTheDocument();
  expect(dialog().queryByRole('button', { name: 'Agregar al carrito' })).not.toBeInTheDocument();
  view.unmount();
  await open(disc, true);
  expect(dialog().getByText('En stock · 5')).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Agregar al carrito' })).toBeVisible();
});

test('the gallery is created 150 ms after opening, and until then the first picture is shown', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  await open(forGuests);
  await act(() => jest.advanceTimersByTimeAsync(149));
  expect(dialog().getByRole('img', { name: 'Disco' })).toHaveAttribute('src', '/1.svg');
  expect(dialog().queryByRole('button', { name: 'Imagen siguiente' })).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(dialog().getByRole('button', { name: 'Imagen siguiente' })).toBeVisible();
  expect(dialog().queryByRole('button', { name: /Ampliar/ })).not.toBeInTheDocument();
});

test('closing the quick view dispatches its event', async () => {
  const { user, dispatched } = await open(forGuests);
  await user.click(dialog().getByRole('button', { name: 'Cerrar' }));
  expect(dispatched(catalog.quickViewClosed)).toHaveLength(1);
});
