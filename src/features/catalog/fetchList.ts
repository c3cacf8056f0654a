import type { Abortable } from '@/shared/http';
import { joinByCommas } from '@/shared/commaList';
import { getProductList } from '@/shop/productLists';
import { toAppliedFilters, toAppliedSort } from './filters';
import { readListQuery } from './listQuery';
import type { FoundProducts, ProductQuery } from './productQuery';

/** Maximum page number that the service accepts. */
const lastPage = 100_000;

/** Viewer of a list. A guest sees neither prices nor stock. Parts that fit the viewer's current vehicle come first. */
export interface ListViewer {
  isSignedIn: boolean;
  vehicle: number | null;
}

/** Returns the parameters of a list for the service. */
export function writeListRequest(
  { category = '', query = {} }: Extract<ProductQuery, { kind: 'all' }>,
  { isSignedIn, vehicle }: ListViewer,
): Record<string, string> {
  const { page, limit, sort, search, isExact, filters } = readListQuery(query);
  const { price, brand, stock, rating, badge, vehicle: fits } = toAppliedFilters(filters, isSignedIn);
  const fields = {
    category,
    search,
    exact: isExact ? 1 : '',
    page: Math.min(page, lastPage),
    limit,
    sort: toAppliedSort(sort, isSignedIn),
    brand: joinByCommas(brand),
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

export const fetchList = (
  shelf: Extract<ProductQuery, { kind: 'all' }>,
  viewer: ListViewer,
): Abortable<FoundProducts> => getProductList(writeListRequest(shelf, viewer), viewer.isSignedIn);
