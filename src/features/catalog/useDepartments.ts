import { useMemo } from 'react';
import type { Category } from '@/erp/rows/category';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { catalogSelectors } from './catalogSlice';

const translate = (categories: readonly Category[], term: (own: string) => string): Category[] =>
  categories.map((category) => ({
    ...category,
    name: term(category.name),
    children: translate(category.children, term),
  }));

/** Returns the departments with their names in the current language. */
export function useDepartments() {
  const departments = useAppSelector(catalogSelectors.departments);
  const { term } = useText();
  return useMemo(
    () => ({ status: departments.status, categories: translate(departments.categories, term) }),
    [departments, term],
  );
}
