import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { parseCategoryRow } from '@/erp/rows/category';
import { catalog } from '@/features/catalog';
import { navigation } from '@/features/navigation';
import { renderWithStore } from '@/testing/renderWithStore';
import ShopPage from './ShopPage';

const page = (...before: UnknownAction[]) => renderWithStore(<ShopPage />, { at: '/shop', before });

test('departments are listed with their categories, their counts, and a link to all parts of each', () => {
  const hijos = [{ slug: '05-001', nombre: 'Pastillas', items: 1, layout: 'products' as const }];
  page(
    catalog.departmentsReceived({
      categories: [
        parseCategoryRow({ slug: '05-000', nombre: 'Desgaste', items: 30, layout: 'categories', hijos }),
      ],
    }),
  );
  const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(getHref('Desgaste')).toBe('/shop/category/05-000');
  expect(getHref('Pastillas 1 repuesto')).toBe('/shop/category/05-001/products');
  expect(getHref('Todo en Desgaste')).toBe('/shop/category/05-000/products');
  expect(screen.getByText('30 repuestos')).toBeVisible();
});

test('a failed request of the departments is shown with a retry', async () => {
  const { user, dispatched } = page(
    catalog.departmentsAsked(),
    catalog.departmentsFailed({ code: 'ERP_UNAVAILABLE' }),
  );
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(dispatched(navigation.retryRequested)).toHaveLength(1);
});
