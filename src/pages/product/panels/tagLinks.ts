import type { Category } from '@/erp/rows/category';
import type { Product } from '@/erp/rows/product';
import { toUrl } from '@/features/navigation';
import { foldAccents } from '@/shared/foldText';
import { matchesQuery } from '@/shared/partSearch';

export const getCategoryUrl = ({ slug, layout }: Category): string =>
  toUrl(layout === 'products' ? 'categoryProducts' : 'category', { slug });

/** Lists the known categories of a product. The most specific category comes first. */
export function listCategories(product: Product, departments: readonly Category[]): Category[] {
  const allCategories = departments.flatMap((department) => [department, ...department.children]);
  return product.categories.flatMap((slug) => allCategories.find((category) => category.slug === slug) ?? []);
}

/**
 * Returns a tag's URL: the category with the tag's name, or a search that finds at least this product. Null if there is
 * no such category and the search would not find this product.
 */
export function getTagUrl(tag: string, product: Product, departments: readonly Category[]): string | null {
  const category = departments
    .flatMap((department) => [department, ...department.children])
    .find(({ name }) => foldAccents(name) === foldAccents(tag));
  if (category) return getCategoryUrl(category);
  return matchesQuery(product, tag) ? toUrl('search', {}, { search: tag }) : null;
}
