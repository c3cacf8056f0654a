import type { UnknownAction } from '@reduxjs/toolkit';
import type { Category } from '@/erp/rows/category';
import { catalog } from '@/features/catalog';

const category = (slug: string, name: string, children: Category[] = []): Category => ({
  slug,
  name,
  image: '',
  items: 1,
  parent: null,
  children,
  layout: children.length > 0 ? 'categories' : 'products',
});

/** Event that loads two departments, each with two categories. */
export const loadDepartments = (): UnknownAction =>
  catalog.departmentsReceived({
    categories: [
      category('02-000', 'Motor', [category('02-001', 'Pistones'), category('02-002', 'Empaques')]),
      category('05-000', 'Desgaste', [category('05-001', 'Pastillas'), category('05-002', 'Discos')]),
    ],
  });
