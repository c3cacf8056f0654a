import type { Category } from '@/erp/rows/category';
import type { Product } from '@/erp/rows/product';
import { urlOf } from '@/features/navigation';

/** Lower case, without accents: how two names are told to be the same. */
export const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

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
  const searched = plain([product.name, product.sku, product.partNumber, product.brand?.name].join(' '));
  const isFound = plain(tag)
    .split(/\s+/)
    .every((word) => searched.includes(word));
  return isFound ? urlOf('search', {}, { search: tag }) : null;
}
