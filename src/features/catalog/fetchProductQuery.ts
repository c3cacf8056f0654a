import { getProductos } from '@/erp/calls/getProductos';
import { getProductosTipo } from '@/erp/calls/getProductosTipo';
import type { Product } from '@/erp/rows/product';
import { mapAbortable, type Abortable } from '@/shared/http';
import { fetchList, type ListViewer } from './fetchList';
import type { FoundProducts, ProductQuery } from './productQuery';

/** Limit for queries that are shown as one row. */
const rowLimit = 16;

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
    ? fetchList(shelf, viewer)
    : mapAbortable(fetchRow(shelf, viewer.level), (products) => ({ products }));
