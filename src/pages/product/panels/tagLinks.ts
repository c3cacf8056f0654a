import type { Category } from '@/erp/rows/category';
import type { Product } from '@/erp/rows/product';
import { urlOf } from '@/features/navigation';
import { matchesQuery, plain } from '@/shared/partSearch';

export const categoryUrl = ({ slug, layout }: Category): string =>
  urlOf(layout === 'products' ? 'categoryProducts' : 'category', { slug });

/** The categories a product is in, most specific first, as far as they are known. */
export function categoriesOf(product: Product, departments: readonly Category[]): Category[] {
  const known = departments.flatMap((department) => [department, ...department.children]);
  return product.categories.flatMap((slug) => known.find((category) => category.slug === slug) ?? []);
}

/**
 * Where a tag leads: to the category of that name, or to a search that is sure to find this product at least. Null when
 * it would lead to an empty page.
 */
export function tagUrl(tag: string, product: Product, departments: readonly Category[]): string | null {
  const category = departments
    .flatMap((department) => [department, ...department.children])
    .find(({ name }) => plain(name) === plain(tag));
  if (category) return categoryUrl(category);
  return matchesQuery(product, tag) ? urlOf('search', {}, { search: tag }) : null;
}
