import { catalogSelectors, findCategory } from '@/features/catalog';
import { useAppSelector } from '@/shared/redux';

/** The categories of these slugs, as far as the shop has them. */
export function useCategories(slugs: readonly string[]) {
  const { categories } = useAppSelector(catalogSelectors.departments);
  return slugs.flatMap((slug) => findCategory(categories, slug)?.category ?? []);
}
