import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import type { ProductRow } from '@/erp/rows/product';
import { cart, toCartProduct } from '@/features/cart';
import { catalog, type Sort } from '@/features/catalog';
import { vehicles } from '@/features/vehicles';
import { signInCustomer, renderWithStore, buildCustomer } from '@/testing/renderWithStore';
import { buildPart } from '@/testing/products';
import ProductTable from './ProductTable';

const part = (row: Partial<ProductRow> = {}) =>
  buildPart({
    id: 7,
    codigo: 'MAN-FO-3102',
    descripcion: 'Filtro de aceite',
    numeroparte: 'KS-1042-A',
    marca: 'kelstrum',
    marcanombre: 'Kelstrum',
    precio: 11.5,
    precio_siniva: 10,
    cantidad: 5,
    disponibilidad: 'in-stock',
    ...row,
  });
const forGuests = part({ precio: null, precio_siniva: null, cantidad: null, disponibilidad: null });
const table = (
  product = part(),
  { sort = 'default', before = [] }: { sort?: Sort; before?: UnknownAction[] } = {},
) =>
  renderWithStore(
    <ProductTable label="Filtros" products={[product]} sort={sort} sortedBy={(by) => `/shop?sort=${by}`} />,
    { at: '/shop/category/03-001/products', before },
  );
const signedIn = { before: [signInCustomer(buildCustomer({ discount: 10 }))] };
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const row = () => within(screen.getAllByRole('row')[1]!);

test('a customer sees price, stock, quantity and add button', () => {
  table(part(), signedIn);
  expect(heads()).toEqual([
    'Producto',
    'Código y parte',
    'Marca del repuesto',
    'Existencias',
    'Precio con IVA',
    'Comprar',
    'Acción',
  ]);
  expect(row().getByRole('rowheader', { name: 'Filtro de aceite' })).toBeVisible();
  for (const words of ['MAN-FO-3102', 'KS-1042-A', 'Kelstrum', 'En stock · 5'])
    expect(row().getByText(words)).toBeVisible();
  expect(row().getByText('$10,35')).toBeVisible();
});

test('a guest gets neither price nor stock', () => {
  table(forGuests);
  expect(heads()).toEqual(['Producto', 'Código y parte', 'Marca del repuesto', 'Acción']);
  expect(screen.queryByRole('button', { name: /^Agregar al carrito/ })).not.toBeInTheDocument();
});

test('the typed quantity is added, up to the stock', async () => {
  const product = part();
  const { user, dispatched } = table(product, signedIn);
  const quantity = row().getByRole('spinbutton', { name: 'Cantidad de Filtro de aceite' });
  await user.clear(quantity);
  await user.type(quantity, '9');
  await user.click(row().getByRole('button', { name: 'Agregar al carrito: Filtro de aceite' }));
  expect(dispatched(cart.addRequested)).toEqual([
    { product: toCartProduct(product, 10), quantity: 5, options: [] },
  ]);
});

test('an out-of-stock product cannot be added', () => {
  table(part({ cantidad: 0, disponibilidad: 'out-of-stock' }), signedIn);
  expect(row().getByRole('button', { name: 'Agregar al carrito: Filtro de aceite' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a column head links to the list sorted by its column, or in reverse if the list is sorted so already', () => {
  const { view } = table(part(), { ...signedIn, sort: 'price_asc' });
  const price = screen.getByRole('columnheader', { name: 'Precio con IVA: ordenar' });
  expect(price).toHaveAttribute('aria-sort', 'ascending');
  expect(within(price).getByRole('link')).toHaveAttribute('href', '/shop?sort=price_desc');
  const name = screen.getByRole('columnheader', { name: 'Producto: ordenar' });
  expect(name).not.toHaveAttribute('aria-sort');
  expect(within(name).getByRole('link')).toHaveAttribute('href', '/shop?sort=name_asc');
  view.unmount();
});

test('the table has a fitment column once a vehicle is selected', () => {
  const { happens } = table(part({ compatibilidad: [2] }));
  expect(heads()).not.toContain('Vehículo');
  happens(
    vehicles.vehicleSelected({
      vehicle: { id: 1, year: 2012, make: 'Chevrolet', model: 'Aveo', engine: '1.6' },
    }),
  );
  expect(heads()).toContain('Vehículo');
  expect(row().getByText('No sirve')).toBeVisible();
});

test('the table can be scrolled by keyboard, and a row offers the quick view', async () => {
  const { user, dispatched } = table();
  expect(screen.getByRole('region', { name: 'Filtros' })).toHaveAttribute('tabindex', '0');
  await user.click(row().getByRole('button', { name: 'Vista rápida' }));
  expect(dispatched(catalog.quickViewOpened)).toEqual([{ slug: 'MAN-FO-3102' }]);
});
