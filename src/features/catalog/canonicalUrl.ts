/** The address a list should be at. Each answers the one it is at where there is nothing to mend. */
import type { Product } from '@/erp/rows/product';
import { toUrl, type KnownRoute, type Place } from '@/features/navigation';
import type { PriceViewer } from './filters';
import { readListQuery, writeListQuery, type ListQuery } from './listQuery';
import { listView } from './listView';

const addressOf = ({ route, params }: Place, query: ListQuery): string =>
  toUrl(route as KnownRoute, params, writeListQuery(query));

/** As the list's own controls write it: what was typed wrong is gone, and so is what others put in. */
export function toCanonicalUrl(place: Place): string {
  const [, path = '', typed = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(place.path) ?? [];
  const [, proper = ''] = addressOf(place, readListQuery(place.query)).split(/(?=\?)/);
  return typed === proper ? place.path : path + proper + anchor;
}

/** "Only what fits" is about the vehicle in use. */
export function toVehicleUrl(place: Place, vehicle: number | null): string {
  const query = readListQuery(place.query);
  if (query.filters.vehicle === null || query.filters.vehicle === vehicle) return place.path;
  return addressOf(place, { ...query, page: 1, filters: { ...query.filters, vehicle } });
}

/** A page beyond the last is the last. */
export function clampPage(place: Place, products: readonly Product[], asker: PriceViewer): string {
  const query = readListQuery(place.query);
  const { page } = listView(products, query, asker);
  return page === query.page ? place.path : addressOf(place, { ...query, page });
}
