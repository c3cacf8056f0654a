/** Filters of a product list that apply to guests and to accounts. */
import type { ListFilters, Sort } from './listQuery';

export type FilterGroup = keyof ListFilters;

export const filterGroups: readonly FilterGroup[] = ['vehicle', 'price', 'brand', 'stock', 'rating', 'badge'];

/** Filters that apply to this viewer. Guests cannot filter by data that they do not see. */
export const toAppliedFilters = (filters: ListFilters, isSignedIn: boolean): ListFilters =>
  isSignedIn ? filters : { ...filters, price: null, stock: [] };

/**
 * Returns the sort order that applies to this viewer. Guests cannot sort by price, because the order would reveal the
 * prices.
 */
export const toAppliedSort = (sort: Sort, isSignedIn: boolean): Sort =>
  !isSignedIn && sort.startsWith('price') ? 'default' : sort;

export const isFiltering = (filters: ListFilters, group: FilterGroup): boolean => {
  const filter = filters[group];
  return Array.isArray(filter) ? filter.length > 0 : filter !== null;
};
