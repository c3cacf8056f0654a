import { useId } from 'react';
import type { Category } from '@/erp/rows/category';
import { getCategoryPath, useDepartments } from '@/features/catalog';
import { Link } from '@/shared/Link';
import { useText } from '@/shared/text';
import { useFacets } from './filterNames';
import css from './Filters.module.css';
import type { ProductList } from './useProductList';

/**
 * Links to subcategories with the number of products. The links keep the search and the filters. If a category has no
 * subcategories, the categories on the same level are shown.
 */
export function CategoryTree({ list, onGone }: { list: ProductList; onGone?: () => void }) {
  const { text, number } = useText();
  const { categories } = useDepartments();
  const { category, query, found, isFiltered, toCategory } = list;
  const facets = useFacets(list);
  const titleId = useId();
  if (categories.length === 0) return null;

  const path = getCategoryPath(categories, category ?? '');
  const current = path.at(-1);
  const above = current?.children.length === 0 ? path.slice(0, -1) : path;
  const below = above.at(-1)?.children ?? categories;
  const isWhole = !query.search && !isFiltered;
  /**
   * Returns the number of products in a category; null if this number is unknown. The number is unknown if the
   * catalogue is incomplete, or if the category is above the list's category or on the same level.
   */
  const getCount = ({ slug, items }: Category): number | null => {
    if (isWhole) return items;
    const isShown = slug === category || above.at(-1)?.slug === category || category === null;
    return isShown && !found?.isCut && list.status === 'ready' ? (facets.categories.get(slug) ?? 0) : null;
  };
  const link = (slug: string | null, name: string, count: number | null) =>
    // in an unfiltered list the count comes from the ERP; a 0 may mean that the ERP has no count, so the category keeps
    // its link
    count === 0 && !isWhole && slug !== category ? (
      // a link would lead to an empty list, so only the name stays; without the name, other names would move under the
      // pointer
      <span>{name}</span>
    ) : (
      <Link to={toCategory(slug)} aria-current={slug === category ? 'page' : undefined} onClick={onGone}>
        {name}
        {count === null ? null : <small>{number(count)}</small>}
      </Link>
    );
  return (
    <nav aria-labelledby={titleId} className={css.tree}>
      <p id={titleId}>{text('HEADER_CATEGORIES')}</p>
      <ul>
        <li>{link(null, text('LINK_ALL_CATEGORIES'), null)}</li>
        {above.map((ancestor, depth) => (
          <li key={ancestor.slug} data-depth={depth}>
            {link(ancestor.slug, ancestor.name, null)}
          </li>
        ))}
        {below.map((child) => (
          <li key={child.slug} data-depth={above.length}>
            {link(child.slug, child.name, getCount(child))}
          </li>
        ))}
      </ul>
    </nav>
  );
}
