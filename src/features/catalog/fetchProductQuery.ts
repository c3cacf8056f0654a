import { getProductos } from '@/erp/calls/getProductos';
import { getProductosTipo } from '@/erp/calls/getProductosTipo';
import type { Product } from '@/erp/rows/product';
import { mapAbortable, type Abortable } from '@/shared/http';
import { getProductList } from '@/shop/productLists';
import { listAppliedFilters, toAppliedSort } from './filters';
import { readListQuery } from './listQuery';
import type { FoundProducts, ProductQuery } from './productQuery';

/** Limit for queries that are shown as one row. */
const rowLimit = 16;
/** The service lists no page beyond. */
const lastPage = 100_000;

/** Viewer of a list: a guest has neither prices nor stock, and the current vehicle orders the list. */
export interface ListViewer {
  isSignedIn: boolean;
  level: number;
  vehicle: number | null;
}

/** Writes a list's request as the service reads it. */
export function writeListRequest(
  { category = '', query = {} }: Extract<ProductQuery, { kind: 'all' }>,
  { isSignedIn, vehicle }: ListViewer,
): Record<string, string> {
  const { page, limit, sort, search, isExact, filters } = readListQuery(query);
  const { price, brand, stock, rating, badge, vehicle: fits } = listAppliedFilters(filters, isSignedIn);
  const fields = {
    category,
    search,
    exact: isExact ? 1 : '',
    page: Math.min(page, lastPage),
    limit,
    sort: toAppliedSort(sort, isSignedIn),
    brand,
    stock,
    rating,
    badge,
    price: price ? `${price.from ?? ''}-${price.to ?? ''}` : '',
    fits: fits ?? '',
    vehicle: vehicle ?? '',
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (String(value) === '' ? [] : [[name, String(value)]])),
  );
}

/** Products of a row: those related to one, the featured or the new ones. */
function fetchRow(
  shelf: Exclude<ProductQuery, { kind: 'all' }>,
  nivelComercial: number,
): Abortable<Product[]> {
  if (shelf.kind === 'related') return getProductos({ nivelComercial, limit: rowLimit, search: shelf.slug });
  const { kind, category } = shelf;
  const tipo = kind === 'featured' ? 'Destacados' : 'New';
  return getProductosTipo({ nivelComercial, tipo, limit: rowLimit, category });
}

export const fetchProductQuery = (shelf: ProductQuery, viewer: ListViewer): Abortable<FoundProducts> =>
  shelf.kind === 'all'
    ? getProductList(writeListRequest(shelf, viewer), viewer.isSignedIn)
    : mapAbortable(fetchRow(shelf, viewer.level), (products) => ({ products }));
