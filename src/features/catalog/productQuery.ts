import type { Product } from '@/erp/rows/product';
import type { Place, Query } from '@/features/navigation';
import type { ListResult } from '@/shop/productLists';

/** Products that are loaded together by one request. */
export type ProductQuery =
  /** One page of a list. `query` is the list's state from the URL, except the view. */
  | { kind: 'all'; category?: string; query?: Query }
  | { kind: 'featured' | 'new'; category?: string }
  /** Equivalents of a product, and then related products. */
  | { kind: 'related'; slug: string };

export const getProductQueryKey = (shelf: ProductQuery): string =>
  shelf.kind === 'related'
    ? `related|${shelf.slug}`
    : [
        shelf.kind,
        shelf.category ?? '',
        ...(shelf.kind === 'all' && shelf.query ? [new URLSearchParams(shelf.query).toString()] : []),
      ].join('|');

const maxSearchLength = 120;

/**
 * Returns the search text of a URL. Control characters are replaced by spaces, and a long text is cut without splitting
 * a surrogate pair.
 */
export const searchIn = ({ search = '' }: Query): string =>
  Array.from(search.replace(/[^ -\uffff]+/g, ' ').trim())
    .slice(0, maxSearchLength)
    .join('')
    .trim();

/**
 * Parameters of a list's state in the URL (listQuery.ts). The view is not among them, because it does not change the
 * rows.
 */
const stateFields = /^(?:search|exact|page|limit|sort|filter_(?:price|brand|stock|rating|badge|vehicle))$/;

export type ListPageQuery = Extract<ProductQuery, { kind: 'all' }>;

const buildList = (category: string | undefined, query: Query): ListPageQuery => ({
  kind: 'all',
  ...(category ? { category } : {}),
  ...(Object.keys(query).length > 0 ? { query } : {}),
});

/**
 * Returns the product query for a list's place: all products, a category, or a search. Returns null for other places.
 */
export function toListPageQuery({ route, params, query }: Place): ListPageQuery | null {
  if (route !== 'search' && route !== 'allProducts' && route !== 'categoryProducts') return null;
  const fields = Object.entries(query).filter(([name, value]) => stateFields.test(name) && value !== '');
  return buildList(params.slug, Object.fromEntries(fields));
}

/** Returns the query of the list's last page if the requested page is beyond the last page; null otherwise. */
export function getLastPage(shelf: ProductQuery, found?: ListResult): ProductQuery | null {
  if (shelf.kind !== 'all' || !found || !(Number(shelf.query?.page) > found.pages)) return null;
  const { page: _, ...query } = shelf.query ?? {};
  // the order of the parameters stays the order of the URL, because the key of a query depends on this order
  const { search, exact, ...rest } = query;
  return buildList(shelf.category, {
    ...(search ? { search } : {}),
    ...(exact ? { exact } : {}),
    ...(found.pages > 1 ? { page: String(found.pages) } : {}),
    ...rest,
  });
}

export interface FoundProducts {
  products: Product[];
  /** The other data of a list's answer, besides the products. Only lists have these data. */
  found?: ListResult;
}
