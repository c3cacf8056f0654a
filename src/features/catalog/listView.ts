import type { Product } from '@/erp/rows/product';
import { compareNames } from '@/shared/compareNames';
import { listAppliedFilters, filterGroups, filterProducts, isFiltering, type PriceViewer } from './filters';
import type { ListQuery, Sort } from './listQuery';
import { shelfLimit } from './productQuery';

/** What a list shows of the products the ERP gave. */
export interface ListView {
  /** Of this page, in the asked order. */
  rows: Product[];
  /** The next page's, whose pictures can be brought before it is asked for. */
  nextRows: Product[];
  /** Under the filters. */
  total: number;
  /** The last page there is, or the asked one. */
  page: number;
  /** At least 1. */
  pages: number;
  /** The sort that is applied: a guest has no prices to sort by. */
  sort: Sort;
  /** Whether any filter does something for this person. */
  isFiltered: boolean;
  /** The ERP gives 100 rows at most: there may be more than anyone counted. */
  isCut: boolean;
}

/** A new array in the asked order; `default` keeps the ERP's. */
export function sortProducts(products: readonly Product[], sort: Sort): Product[] {
  const sorted = [...products];
  switch (sort) {
    case 'name_asc':
      return sorted.sort((a, b) => compareNames(a.name, b.name));
    case 'name_desc':
      return sorted.sort((a, b) => compareNames(b.name, a.name));
    case 'price_asc':
      return sorted.sort((a, b) => (a.priceWithoutIva ?? 0) - (b.priceWithoutIva ?? 0));
    case 'price_desc':
      return sorted.sort((a, b) => (b.priceWithoutIva ?? 0) - (a.priceWithoutIva ?? 0));
    case 'default':
      return sorted;
  }
}

export function listView(products: readonly Product[], query: ListQuery, asker: PriceViewer): ListView {
  const filters = listAppliedFilters(query.filters, asker);
  const sort = !asker.isSignedIn && query.sort.startsWith('price') ? 'default' : query.sort;
  const found = filterProducts(products, filters, asker);
  const pages = Math.max(1, Math.ceil(found.length / query.limit));
  const page = Math.min(query.page, pages);
  const sorted = sortProducts(found, sort);
  const rowsOf = (wanted: number) => sorted.slice((wanted - 1) * query.limit, wanted * query.limit);
  return {
    rows: rowsOf(page),
    nextRows: rowsOf(page + 1),
    total: found.length,
    page,
    pages,
    sort,
    isFiltered: filterGroups.some((group) => isFiltering(filters, group)),
    isCut: products.length >= shelfLimit,
  };
}
