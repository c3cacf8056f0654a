import { findCategory, useDepartments } from '@/features/catalog';

/** Returns the categories with these slugs. Unknown slugs are left out. */
export function useCategories(slugs: readonly string[]) {
  const { categories } = useDepartments();
  return slugs.flatMap((slug) => findCategory(categories, slug)?.category ?? []);
}
