import { getProductos, searchProductos } from '@/erp/calls/getProductos';
import { getProductosTipo } from '@/erp/calls/getProductosTipo';
import type { Product } from '@/erp/rows/product';
import type { Place, Query } from '@/features/navigation';
import { mapAbortable, type Abortable } from '@/shared/http';

/** Product query: products of one request to the ERP: a category, a search, the featured ones. */
export type ProductQuery =
  | { kind: 'all'; category?: string; search?: string; isExact?: true }
  | { kind: 'featured' | 'new'; category?: string }
  /** Equivalents of a product, then related ones. */
  | { kind: 'related'; slug: string };

/** The ERP returns 100 rows at most: exactly 100 may mean more. */
export const shelfLimit = 100;
/** Limit for queries that are shown as one row. */
const rowLimit = 16;

export const getProductQueryKey = (shelf: ProductQuery): string =>
  shelf.kind === 'related'
    ? `related|${shelf.slug}`
    : [
        shelf.kind,
        shelf.category ?? '',
        shelf.kind === 'all' ? (shelf.search ?? '') : '',
        ...(shelf.kind === 'all' && shelf.isExact ? ['exact'] : []),
      ].join('|');

const maxSearchLength = 120;

/** Search text of a URL: limited in length, never cutting a surrogate pair. */
export const searchIn = ({ search = '' }: Query): string =>
  Array.from(search.trim()).slice(0, maxSearchLength).join('').trim();

/** Product query of a list's place: all, a category, or a search in either. Null for other places. */
export function listShelf({ route, params, query }: Place): ProductQuery | null {
  if (route !== 'search' && route !== 'allProducts' && route !== 'categoryProducts') return null;
  const search = searchIn(query);
  return {
    kind: 'all',
    ...(params.slug ? { category: params.slug } : {}),
    ...(search ? { search } : {}),
    ...(search && query.exact === '1' ? { isExact: true } : {}),
  };
}

export interface FoundProducts {
  products: Product[];
  /** How the words of a search were understood, where that is worth saying. */
  understood?: unknown;
}

const toFound = (products: Product[]): FoundProducts => ({ products });

export function fetchProductQuery(shelf: ProductQuery, level: number): Abortable<FoundProducts> {
  if (shelf.kind === 'related') {
    return mapAbortable(
      getProductos({ nivelComercial: level, limit: rowLimit, search: shelf.slug }),
      toFound,
    );
  }
  const category = shelf.category === undefined ? {} : { category: shelf.category };
  if (shelf.kind !== 'all') {
    const tipo = shelf.kind === 'featured' ? 'Destacados' : 'New';
    return mapAbortable(
      getProductosTipo({ nivelComercial: level, tipo, limit: rowLimit, ...category }),
      toFound,
    );
  }
  const search = shelf.search === undefined ? {} : { search: shelf.search };
  const exact = shelf.isExact ? { exacto: true as const } : {};
  return mapAbortable(
    searchProductos({ nivelComercial: level, limit: shelfLimit, ...category, ...search, ...exact }),
    ({ items, understood }) => ({ products: items, ...(understood ? { understood } : {}) }),
  );
}
