import { findCategory, useDepartments } from '@/features/catalog';

/** Returns the categories with these slugs; a slug that the shop does not have is left out. */
export function useCategories(slugs: readonly string[]) {
  const { categories } = useDepartments();
  return slugs.flatMap((slug) => findCategory(categories, slug)?.category ?? []);
}
