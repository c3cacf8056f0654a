import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { categoryFromRow } from '@/erp/rows/category';
import { productFromRow, productRow, type Product } from '@/erp/rows/product';
import { catalog, type Shelf } from '@/features/catalog';
import { navigation } from '@/features/navigation';
import { customerArrives, inShop } from '@/testing/inShop';
import ProductListPage from './ProductListPage';

/** Named so that the alphabet and the prices run against each other. */
const products = (count: number): Product[] =>
  Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    const price = { precio: 1000 - index, precio_siniva: 900 - index };
    return productFromRow(
      v.parse(productRow, {
        id: index + 1,
        codigo: `P-${number}`,
        descripcion: `Repuesto ${number}`,
        ...price,
      }),
    );
  });
const everything: Shelf = { kind: 'all' };
const received = (count: number, shelf = everything) =>
  catalog.shelfReceived({ shelf, products: products(count) });
const list = (at: string, ...before: UnknownAction[]) => inShop(<ProductListPage />, { at, before });

const all = '/shop/category/products';
const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('sixteen a page, in the order of the ERP, and the count', () => {
  list(all, received(20));
  expect(screen.getByRole('heading', { level: 1, name: 'Todos los productos' })).toBeVisible();
  expect(names()).toHaveLength(16);
  expect(names()[0]).toBe('Repuesto 001');
  expect(screen.getByText('20 productos')).toBeVisible();
});

test('a hundred is not claimed as a total', () => {
  list(all, received(100));
  expect(screen.getByText('100 o más: afine su búsqueda')).toBeVisible();
  expect(screen.queryByText('100 productos')).not.toBeInTheDocument();
});

test('the address is the state of the list', () => {
  list(`${all}?page=2&limit=8&sort=name_desc`, received(20));
  expect(names()).toHaveLength(8);
  expect(names()[0]).toBe('Repuesto 012');
  expect(screen.getByLabelText('Ordenar por')).toHaveValue('name_desc');
  expect(screen.getByLabelText('Por página')).toHaveValue('8');
});

test('pages are links that keep the rest of the address', () => {
  list(`${all}?limit=8&sort=name_asc&view=list`, received(20));
  const pages = within(screen.getByRole('navigation', { name: 'Páginas' }));
  expect(pages.getByRole('link', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page');
  const second = new URL(
    pages.getByRole('link', { name: 'Página 2' }).getAttribute('href') ?? '',
    'http://shop',
  );
  expect(Object.fromEntries(second.searchParams)).toEqual({
    page: '2',
    limit: '8',
    sort: 'name_asc',
    view: 'list',
  });
});

test('choosing an order or a size begins at the first page again', async () => {
  const { user } = list(`${all}?page=2`, received(20));
  expect(names()).toEqual(['Repuesto 017', 'Repuesto 018', 'Repuesto 019', 'Repuesto 020']);
  await user.selectOptions(screen.getByLabelText('Por página'), '8');
  expect(names()).toHaveLength(8);
  expect(names()[0]).toBe('Repuesto 001');
  await user.selectOptions(screen.getByLabelText('Ordenar por'), 'Nombre, Z a A');
  expect(names()[0]).toBe('Repuesto 020');
});

test('a view keeps the page', async () => {
  const { user } = list(`${all}?page=2`, received(20));
  await user.selectOptions(screen.getByLabelText('Vista'), 'Compacta');
  expect(screen.getByLabelText('Vista')).toHaveValue('row');
  expect(names()[0]).toBe('Repuesto 017');
});

test.each(['page=99', 'page=2&limit=16&sort=precio&view=todo'])(
  '%s typed by hand shows the last page',
  (query) => {
    list(`${all}?${query}`, received(20));
    expect(names()).toEqual(['Repuesto 017', 'Repuesto 018', 'Repuesto 019', 'Repuesto 020']);
  },
);

test('prices order only for those who see them', () => {
  list(`${all}?sort=price_asc`, received(3));
  expect(names()[0]).toBe('Repuesto 001');
  expect(screen.queryByRole('option', { name: 'Precio, menor a mayor' })).not.toBeInTheDocument();
});

test('a customer can order by price', () => {
  list(`${all}?sort=price_asc`, customerArrives(), received(3));
  expect(names()).toEqual(['Repuesto 003', 'Repuesto 002', 'Repuesto 001']);
});

test('a search that finds nothing says so', () => {
  list(
    '/shop/shop-grid-4-sidebar?search=tornillo',
    catalog.shelfReceived({ shelf: { kind: 'all', search: 'tornillo' }, products: [] }),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Resultados para «tornillo»' })).toBeVisible();
  expect(
    screen.getByRole('heading', { name: 'No hay productos que concuerden con esa descripción' }),
  ).toBeVisible();
});

test('a failure is said in words, and can be asked again', async () => {
  const { user, asked } = list(
    all,
    catalog.shelfAsked({ shelf: everything }),
    catalog.shelfFailed({ shelf: everything, code: 'OFFLINE' }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('No hay conexión.');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(asked(navigation.retryRequested)).toHaveLength(1);
});

const brakes = '/shop/category/05-001/products';
const departments = catalog.departmentsReceived({
  categories: [
    categoryFromRow({ slug: '05-000', nombre: 'Desgaste', hijos: [{ slug: '05-001', nombre: 'Pastillas' }] }),
  ],
});

test('a category tells its way, and its department is a link', () => {
  list(brakes, departments, received(1, { kind: 'all', category: '05-001' }));
  const way = within(screen.getByRole('navigation', { name: 'Ruta' }));
  expect(way.getByRole('link', { name: 'Desgaste' })).toHaveAttribute('href', '/shop/category/05-000');
  expect(screen.getByRole('heading', { level: 1, name: 'Pastillas' })).toBeVisible();
});

test('a category that is not there is not found', () => {
  list('/shop/category/99-999/products', departments);
  expect(screen.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
});

test('when the categories cannot be had, the page says so instead of waiting for ever', () => {
  list(brakes, catalog.departmentsAsked(), catalog.departmentsFailed({ code: 'ERP_UNAVAILABLE' }));
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});
