/** Filters and sort orders that a guest or an account may use. */
import type { ListFilters, Sort } from './listQuery';

export type FilterGroup = keyof ListFilters;

export const filterGroups: readonly FilterGroup[] = ['vehicle', 'price', 'brand', 'stock', 'rating', 'badge'];

/**
 * Returns the filters that apply to this viewer. Guests cannot filter by prices and stock, because guests see neither.
 */
export const toAppliedFilters = (filters: ListFilters, isSignedIn: boolean): ListFilters =>
  isSignedIn ? filters : { ...filters, price: null, stock: [] };

/**
 * Returns the sort order that applies to this viewer. Guests cannot sort by price, because such an order would reveal
 * prices.
 */
export const toAppliedSort = (sort: Sort, isSignedIn: boolean): Sort =>
  !isSignedIn && sort.startsWith('price') ? 'default' : sort;

export const isFiltering = (filters: ListFilters, group: FilterGroup): boolean => {
  const filter = filters[group];
  return Array.isArray(filter) ? filter.length > 0 : filter !== null;
};
