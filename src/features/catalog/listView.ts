import type { Product } from '@/erp/rows/product';
import { compareNames } from '@/shared/compareNames';
import { listAppliedFilters, filterGroups, filterProducts, isFiltering, type PriceViewer } from './filters';
import type { ListQuery, Sort } from './listQuery';
import { shelfLimit } from './productQuery';

/** View of a list: rows, counts and pages. */
export interface ListView {
  /** Rows of this page, sorted. */
  rows: Product[];
  /** Rows of the next page, whose pictures can be preloaded. */
  nextRows: Product[];
  /** Number of products under the filters. */
  total: number;
  /** Current page, clamped to the last one. */
  page: number;
  /** At least 1. */
  pages: number;
  /** Applied sort order: guests cannot sort by price. */
  sort: Sort;
  /** Whether any filter applies to this viewer. */
  isFiltered: boolean;
  /** The ERP returns 100 rows at most: there may be more. */
  isCut: boolean;
}

/** Returns a sorted copy; `default` keeps the ERP's order. */
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
  const getRows = (pageNumber: number) =>
    sorted.slice((pageNumber - 1) * query.limit, pageNumber * query.limit);
  return {
    rows: getRows(page),
    nextRows: getRows(page + 1),
    total: found.length,
    page,
    pages,
    sort,
    isFiltered: filterGroups.some((group) => isFiltering(filters, group)),
    isCut: products.length >= shelfLimit,
  };
}
