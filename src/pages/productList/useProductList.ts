import { useMemo, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { authSelectors } from '@/features/auth';
import {
  listAppliedFilters,
  filterGroups,
  listShelf,
  listView,
  noFilters,
  readListQuery,
  useProductQuery,
  writeListQuery,
  type ListFilters,
  type ListQuery,
} from '@/features/catalog';
import { keepsScroll, placeOf, toUrl, type KnownRoute } from '@/features/navigation';
import { vehiclesSelectors } from '@/features/vehicles';
import { getToday } from '@/shared/time';
import { useAppSelector } from '@/shared/redux';

/** State of a product list from the URL, what it shows, and functions to change it. */
export function useProductList() {
  const location = useLocation();
  const navigate = useNavigate();
  const place = placeOf(location);
  const shelf = listShelf(place) ?? { kind: 'all' };
  const { status, failure, products } = useProductQuery(shelf);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const discount = useAppSelector(authSelectors.discount);
  const vehicle = useAppSelector(vehiclesSelectors.current)?.id ?? null;
  // Optimistic: a control shows its choice at once; rows follow with the URL, and a second choice builds on
  // the first
  const [chosen, setChosen] = useState<{ at: Location; query: ListQuery } | null>(null);

  const query = readListQuery(place.query);
  const pendingQuery = chosen?.at === location ? chosen.query : query;
  const day = getToday();
  const asker = useMemo(() => ({ isSignedIn, discount, day, vehicle }), [isSignedIn, discount, day, vehicle]);
  const view = useMemo(
    () => listView(products, readListQuery(placeOf(location).query), asker),
    [products, location, asker],
  );
  const filters = listAppliedFilters(pendingQuery.filters, asker);
  const category = place.route === 'categoryProducts' ? (place.params.slug ?? '') : null;

  /** Returns the list's URL with a change. */
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
    products,
    /** Category of the list, or null. */
    category,
    /** State of the controls. */
    query: pendingQuery,
    /** Filters that apply to this visitor. */
    filters,
    /** Number of active filter values. */
    filtersOn: filterGroups.reduce((sum, group) => sum + [filters[group] ?? []].flat().length, 0),
    /** Filters of the shown rows, from the URL. */
    shownFilters: query.filters,
    view,
    asker,
    to,
    change,
    filter: (changes: Partial<ListFilters>) =>
      change({ page: 1, filters: { ...pendingQuery.filters, ...changes } }),
    clear: () => change({ page: 1, filters: noFilters, ...(category === null ? {} : { search: '' }) }),
    /** Keeps search and filters in another category, or in all of them. */
    toCategory: (slug: string | null) => {
      const fields = writeListQuery({ ...pendingQuery, page: 1 });
      if (slug !== null) return toUrl('categoryProducts', { slug }, fields);
      return toUrl(pendingQuery.search ? 'search' : 'allProducts', {}, fields);
    },
  };
}

export type ProductList = ReturnType<typeof useProductList>;
