import { getProductos, searchProductos } from '@/erp/calls/getProductos';
import { getProductosTipo } from '@/erp/calls/getProductosTipo';
import type { Product } from '@/erp/rows/product';
import type { Place, Query } from '@/features/navigation';
import { mapAbortable, type Abortable } from '@/shared/http';

/** Products that one question to the ERP brings: a category, a search, the featured ones. */
export type ProductQuery =
  | { kind: 'all'; category?: string; search?: string; isExact?: true }
  | { kind: 'featured' | 'new'; category?: string }
  /** What replaces a product, then what lies beside it. */
  | { kind: 'related'; slug: string };

/** The ERP gives 100 rows at most: a shelf of exactly 100 may have more behind it. */
export const shelfLimit = 100;
/** For shelves that are shown as one row. */
const fewProducts = 16;

export const getProductQueryKey = (shelf: ProductQuery): string =>
  shelf.kind === 'related'
    ? `related|${shelf.slug}`
    : [
        shelf.kind,
        shelf.category ?? '',
        shelf.kind === 'all' ? (shelf.search ?? '') : '',
        ...(shelf.kind === 'all' && shelf.isExact ? ['exact'] : []),
      ].join('|');

const longestSearch = 120;

/** What is searched for, as an address has it: as much as anyone types, and never a character cut in two. */
export const searchIn = ({ search = '' }: Query): string =>
  Array.from(search.trim()).slice(0, longestSearch).join('').trim();

/** The products of a list: of all, of a category, what a search finds in either. Null for places that are no list. */
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
      getProductos({ nivelComercial: level, limit: fewProducts, search: shelf.slug }),
      toFound,
    );
  }
  const category = shelf.category === undefined ? {} : { category: shelf.category };
  if (shelf.kind !== 'all') {
    const tipo = shelf.kind === 'featured' ? 'Destacados' : 'New';
    return mapAbortable(
      getProductosTipo({ nivelComercial: level, tipo, limit: fewProducts, ...category }),
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
