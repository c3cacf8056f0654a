import { mapAbortable, type Abortable } from '@/shared/http';
import { getProductRow } from '@/shop/productLists';
import { fetchList, type ListViewer } from './fetchList';
import type { FoundProducts, ProductQuery } from './productQuery';

/** Returns the parameters of a row of products for the service. A row contains related, featured or new products. */
const writeRowRequest = (shelf: Exclude<ProductQuery, { kind: 'all' }>): Record<string, string> =>
  shelf.kind === 'related'
    ? { kind: shelf.kind, sku: shelf.slug }
    : { kind: shelf.kind, ...(shelf.category ? { category: shelf.category } : {}) };

export const fetchProductQuery = (shelf: ProductQuery, viewer: ListViewer): Abortable<FoundProducts> =>
  shelf.kind === 'all'
    ? fetchList(shelf, viewer)
    : mapAbortable(getProductRow(writeRowRequest(shelf), viewer.isSignedIn), (products) => ({ products }));
