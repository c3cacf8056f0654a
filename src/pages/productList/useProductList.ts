import { useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { authSelectors } from '@/features/auth';
import {
  catalogSelectors,
  toAppliedFilters,
  filterGroups,
  isFiltering,
  toListPageQuery,
  noFilters,
  readListQuery,
  toAppliedSort,
  useProductQuery,
  writeListQuery,
  type CatalogState,
  type ListFilters,
  type ListQuery,
  type ProductQuery,
} from '@/features/catalog';
import { keepsScroll, placeOf, toUrl, type KnownRoute } from '@/features/navigation';
import { deepEqual } from '@/shared/deepEqual';
import { useAppSelector } from '@/shared/redux';

/**
 * Returns a text that identifies the category and the search of a list. All pages, sort orders and filters of the list
 * have the same text.
 */
const getSubject = (shelf: ProductQuery): string =>
  shelf.kind === 'all' ? JSON.stringify([shelf.category, shelf.query?.search, shelf.query?.exact]) : '';

/**
 * Returns the rows and the result of a list. When the visitor chooses another page, sort order or filter, the previous
 * rows stay until the new rows have loaded.
 */
function useListRows(shelf: ProductQuery) {
  const { status, failure, products } = useProductQuery(shelf);
  const found = useAppSelector(
    (state: { catalog: CatalogState }) => catalogSelectors.shelfFound(state, shelf),
    deepEqual,
  );
  const subject = getSubject(shelf);
  const [shown, setShown] = useState({ subject, products, found });
  const isReady = status === 'ready';
  if (isReady && (shown.subject !== subject || shown.found !== found || !deepEqual(shown.products, products)))
    setShown({ subject, products, found });
  const isPending =
    (status === 'idle' || status === 'asking') && shown.subject === subject && shown.found !== null;
  return isPending
    ? { status: 'ready' as const, failure, products: shown.products, found: shown.found, isPending }
    : { status, failure, products, found, isPending };
}

/** Returns the state of a product list from the URL, the list's rows, and functions that change the list. */
export function useProductList() {
  const location = useLocation();
  const navigate = useNavigate();
  const place = placeOf(location);
  const shelf = toListPageQuery(place) ?? { kind: 'all' };
  const { status, failure, products, found, isPending } = useListRows(shelf);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  // Optimistic: a control shows its choice at once, and the rows follow with the URL. A second choice is added to the
  // first choice.
  const [chosen, setChosen] = useState<{ at: Location; query: ListQuery } | null>(null);

  const query = readListQuery(place.query);
  const pendingQuery = chosen?.at === location ? chosen.query : query;
  const filters = toAppliedFilters(pendingQuery.filters, isSignedIn);
  const category = place.route === 'categoryProducts' ? (place.params.slug ?? '') : null;

  /** Returns the list's URL after a change. */
  const to = (change: Partial<ListQuery>) =>
    toUrl(place.route as KnownRoute, place.params, writeListQuery({ ...pendingQuery, ...change }));
  const change = (changes: Partial<ListQuery>) => {
    setChosen({ at: location, query: readListQuery(writeListQuery({ ...pendingQuery, ...changes })) });
    void navigate(to(changes), keepsScroll);
  };
  return {
    shelf,
    status,
    failure,
    /** Rows of the page. */
    products,
    /** Total, pages and counts; null until they have loaded. */
    found,
    /** Whether the previous rows are shown while new rows load. */
    isPending,
    total: found?.total ?? 0,
    /** Whether a filter applies to this visitor. */
    isFiltered: filterGroups.some((group) => isFiltering(toAppliedFilters(query.filters, isSignedIn), group)),
    sort: toAppliedSort(query.sort, isSignedIn),
    isSignedIn,
    /** Category of the list; null for a list of all products. */
    category,
    /** Query that the controls show. Choices that are not in the URL yet are included. */
    query: pendingQuery,
    /** Filters that apply to this visitor. */
    filters,
    /** Number of active filter values. */
    filtersOn: filterGroups.reduce((sum, group) => sum + [filters[group] ?? []].flat().length, 0),
    to,
    change,
    filter: (changes: Partial<ListFilters>) =>
      change({ page: 1, filters: { ...pendingQuery.filters, ...changes } }),
    clear: () => change({ page: 1, filters: noFilters, ...(category === null ? {} : { search: '' }) }),
    /** Returns the URL of a list with the same search and filters for another category; `null` means all categories. */
    toCategory: (slug: string | null) => {
      const fields = writeListQuery({ ...pendingQuery, page: 1 });
      if (slug !== null) return toUrl('categoryProducts', { slug }, fields);
      return toUrl(pendingQuery.search ? 'search' : 'allProducts', {}, fields);
    },
  };
}

export type ProductList = ReturnType<typeof useProductList>;
