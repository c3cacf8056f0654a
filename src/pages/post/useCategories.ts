import { catalogSelectors, findCategory } from '@/features/catalog';
import { useAppSelector } from '@/shared/redux';

/** Returns the categories with these slugs that the shop has. */
export function useCategories(slugs: readonly string[]) {
  const { categories } = useAppSelector(catalogSelectors.departments);
  return slugs.flatMap((slug) => findCategory(categories, slug)?.category ?? []);
}
