import type { Category } from '@/erp/rows/category';

/**
 * Returns the categories from the department down to a category. Returns an empty list if the tree lacks the category.
 */
export function getCategoryPath(categories: readonly Category[], slug: string): Category[] {
  for (const category of categories) {
    if (category.slug === slug) return [category];
    const below = getCategoryPath(category.children, slug);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/** Returns a category and its department. */
export function findCategory(
  departments: readonly Category[],
  slug: string,
): { category: Category; department: Category } | null {
  const path = getCategoryPath(departments, slug);
  const [department] = path;
  const category = path.at(-1);
  return category && department ? { category, department } : null;
}
