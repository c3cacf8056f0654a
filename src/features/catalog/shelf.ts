import { getProductos } from '@/erp/calls/getProductos';
import { getProductosTipo } from '@/erp/calls/getProductosTipo';
import type { Product } from '@/erp/rows/product';
import type { Abortable } from '@/shared/http';

/** Products that one question to the ERP brings: a category, a search, the featured ones. */
export type Shelf =
  | { kind: 'all'; category?: string; search?: string }
  | { kind: 'featured' | 'new'; category?: string }
  /** What replaces a product, then what lies beside it. */
  | { kind: 'related'; slug: string };

/** The ERP gives 100 rows at most: a shelf of exactly 100 may have more behind it. */
export const shelfLimit = 100;
/** For shelves that are shown as one row. */
const fewProducts = 16;

export const shelfKey = (shelf: Shelf): string =>
  shelf.kind === 'related'
    ? `related|${shelf.slug}`
    : [shelf.kind, shelf.category ?? '', shelf.kind === 'all' ? (shelf.search ?? '') : ''].join('|');

export function askShelf(shelf: Shelf, level: number): Abortable<Product[]> {
  if (shelf.kind === 'related') {
    return getProductos({ nivelComercial: level, limit: fewProducts, search: shelf.slug });
  }
  const category = shelf.category === undefined ? {} : { category: shelf.category };
  if (shelf.kind !== 'all') {
    const tipo = shelf.kind === 'featured' ? 'Destacados' : 'New';
    return getProductosTipo({ nivelComercial: level, tipo, limit: fewProducts, ...category });
  }
  const search = shelf.search === undefined ? {} : { search: shelf.search };
  return getProductos({ nivelComercial: level, limit: shelfLimit, ...category, ...search });
}
