import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { parseCategoryRow } from '@/erp/rows/category';
import { catalog } from '@/features/catalog';
import { navigation } from '@/features/navigation';
import { renderWithStore } from '@/testing/renderWithStore';
import { buildPart } from '@/testing/products';
import CategoryPage from './CategoryPage';

const departments = catalog.departmentsReceived({
  categories: [
    parseCategoryRow({
      slug: '05-000',
      nombre: 'Desgaste',
      layout: 'categories',
      hijos: [{ slug: '05-001', nombre: 'Pastillas', items: 5, layout: 'products' }],
    }),
  ],
});
const all = { kind: 'all' as const, category: '05-000', query: { limit: '32' } };
const featured = { kind: 'featured' as const, category: '05-000' };
const wear = '/shop/category/05-000';
const page = (at: string, ...before: UnknownAction[]) => renderWithStore(<CategoryPage />, { at, before });
const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section')!;

test('the page of a category shows subcategories with counts, its most reviewed parts by rank, and featured parts', async () => {
  const part = (id: number, resenas: number, calificacion = 4) =>
    buildPart({ id, codigo: `P-${id}`, descripcion: `Repuesto ${id}`, resenas, calificacion });
  page(
    wear,
    departments,
    catalog.shelfReceived({ shelf: all, products: [part(1, 2), part(2, 9, 3), part(3, 9, 5), part(4, 0)] }),
    catalog.shelfReceived({ shelf: featured, products: [part(4, 0)] }),
  );
  expect(screen.getByRole('link', { name: 'Pastillas 5 repuestos' })).toHaveAttribute(
    'href',
    '/shop/category/05-001/products',
  );
  await screen.findByRole('heading', { name: 'Los más comentados' });
  const popular = within(section('Los más comentados'));
  expect(popular.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Repuesto 3',
    'Repuesto 2',
    'Repuesto 1',
    'Repuesto 4',
  ]);
  expect(within(section('Destacados')).getByRole('link', { name: 'Repuesto 4' })).toBeVisible();
});

test('featured parts that are also among the most reviewed parts come last', async () => {
  const part = (id: number, resenas = 0) =>
    buildPart({ id, codigo: `P-${id}`, descripcion: `Repuesto ${id}`, resenas });
  page(
    wear,
    departments,
    catalog.shelfReceived({ shelf: all, products: [1, 2, 3, 4, 5, 6].map((id) => part(id, 9 - id)) }),
    catalog.shelfReceived({ shelf: featured, products: [part(2), part(6), part(7)] }),
  );
  await screen.findByRole('heading', { name: 'Destacados' });
  const names = within(section('Destacados')).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Repuesto 6', 'Repuesto 7', 'Repuesto 2']);
});

test('featured parts are not shown before the most reviewed ones have loaded, so that they do not move', async () => {
  page(
    wear,
    departments,
    catalog.shelfAsked({ shelf: all }),
    catalog.shelfReceived({ shelf: featured, products: [buildPart()] }),
  );
  await screen.findByRole('heading', { name: 'Destacados' });
  expect(within(section('Destacados')).queryAllByRole('heading', { level: 3 })).toEqual([]);
});

test('the page of a category links to the list of all its parts', async () => {
  page(wear, departments, catalog.shelfReceived({ shelf: all, products: [buildPart()] }));
  expect(await screen.findByRole('link', { name: 'Todo en Desgaste' })).toHaveAttribute(
    'href',
    `${wear}/products`,
  );
});

test('a category whose layout is a list of products renders no page of its own', () => {
  const { view } = page('/shop/category/05-001', departments);
  expect(view.container).toBeEmptyDOMElement();
});

test('a missing category shows the not-found page with a search', async () => {
  const { user, dispatched } = page('/shop/category/99-999', departments);
  expect(await screen.findByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
  await user.type(screen.getByLabelText('Qué busca'), 'filtro{Enter}');
  expect(dispatched(catalog.searchSubmitted)).toEqual([{ text: 'filtro' }]);
});

test('a failed request of the categories is shown with a retry', async () => {
  const { user, dispatched } = page(
    wear,
    catalog.departmentsAsked(),
    catalog.departmentsFailed({ code: 'ERP_UNAVAILABLE' }),
  );
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(dispatched(navigation.retryRequested)).toHaveLength(1);
});

test('a failed request of a category’s parts leaves the links to its subcategories on the page', () => {
  page(
    wear,
    departments,
    catalog.shelfAsked({ shelf: all }),
    catalog.shelfFailed({ shelf: all, code: 'ERP_UNAVAILABLE' }),
  );
  expect(screen.getByRole('link', { name: /Pastillas/ })).toBeVisible();
  expect(screen.getByRole('alert')).toBeVisible();
});
