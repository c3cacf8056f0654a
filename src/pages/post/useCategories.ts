import { findCategory, useDepartments } from '@/features/catalog';

/** Returns those categories of the slugs that exist in the shop. */
export function useCategories(slugs: readonly string[]) {
  const { categories } = useDepartments();
  return slugs.flatMap((slug) => findCategory(categories, slug)?.category ?? []);
}
