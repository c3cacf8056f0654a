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

/** The list an address tells of, what it shows to this person, and the ways to change it. */
export function useProductList() {
  const location = useLocation();
  const navigate = useNavigate();
  const place = placeOf(location);
  const shelf = listShelf(place) ?? { kind: 'all' };
  const { status, failure, products } = useProductQuery(shelf);
  const isSignedIn = useAppSelector(authSelectors.isSignedIn);
  const discount = useAppSelector(authSelectors.discount);
  const vehicle = useAppSelector(vehiclesSelectors.current)?.id ?? null;
  // a control shows its choice at once; the rows follow with the address, and a second choice builds on the first
  const [chosen, setChosen] = useState<{ at: Location; query: ListQuery } | null>(null);

  const query = readListQuery(place.query);
  const wanted = chosen?.at === location ? chosen.query : query;
  const day = getToday();
  const asker = useMemo(() => ({ isSignedIn, discount, day, vehicle }), [isSignedIn, discount, day, vehicle]);
  const view = useMemo(
    () => listView(products, readListQuery(placeOf(location).query), asker),
    [products, location, asker],
  );
  const filters = listAppliedFilters(wanted.filters, asker);
  const category = place.route === 'categoryProducts' ? (place.params.slug ?? '') : null;

  /** The address of the same list with a change. */
  const to = (change: Partial<ListQuery>) =>
    toUrl(place.route as KnownRoute, place.params, writeListQuery({ ...wanted, ...change }));
  const change = (changed: Partial<ListQuery>) => {
    setChosen({ at: location, query: readListQuery(writeListQuery({ ...wanted, ...changed })) });
    void navigate(to(changed), keepsScroll);
  };
  return {
    shelf,
    status,
    failure,
    products,
    /** The category the list is of, or null. */
    category,
    /** What the controls show. */
    query: wanted,
    /** The filters that do something for this person. */
    filters,
    /** How many values of them are chosen. */
    filtersOn: filterGroups.reduce((sum, group) => sum + [filters[group] ?? []].flat().length, 0),
    /** What is shown, of the filters in the address. */
    shownFilters: query.filters,
    view,
    asker,
    to,
    change,
    filter: (changed: Partial<ListFilters>) =>
      change({ page: 1, filters: { ...wanted.filters, ...changed } }),
    clear: () => change({ page: 1, filters: noFilters, ...(category === null ? {} : { search: '' }) }),
    /** The same search and filters in another category, or in all of them. */
    toCategory: (slug: string | null) => {
      const fields = writeListQuery({ ...wanted, page: 1 });
      if (slug !== null) return toUrl('categoryProducts', { slug }, fields);
      return toUrl(wanted.search ? 'search' : 'allProducts', {}, fields);
    },
  };
}

export type ProductList = ReturnType<typeof useProductList>;
