import type { Category } from '@/erp/rows/category';
import type { Product } from '@/erp/rows/product';
import { toUrl } from '@/features/navigation';
import { matchesQuery, foldAccents } from '@/shared/partSearch';

export const getCategoryUrl = ({ slug, layout }: Category): string =>
  toUrl(layout === 'products' ? 'categoryProducts' : 'category', { slug });

/** The categories a product is in, most specific first, as far as they are known. */
export function listCategories(product: Product, departments: readonly Category[]): Category[] {
  const known = departments.flatMap((department) => [department, ...department.children]);
  return product.categories.flatMap((slug) => known.find((category) => category.slug === slug) ?? []);
}

/**
 * Where a tag leads: to the category of that name, or to a search that is sure to find this product at least. Null when
 * it would lead to an empty page.
 */
export function getTagUrl(tag: string, product: Product, departments: readonly Category[]): string | null {
  const category = departments
    .flatMap((department) => [department, ...department.children])
    .find(({ name }) => foldAccents(name) === foldAccents(tag));
  if (category) return getCategoryUrl(category);
  return matchesQuery(product, tag) ? toUrl('search', {}, { search: tag }) : null;
}
