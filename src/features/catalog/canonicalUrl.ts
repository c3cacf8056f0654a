/** Functions that correct the URL of a list. Each function returns the current URL if nothing must be corrected. */
import { toUrl, type KnownRoute, type Place } from '@/features/navigation';
import { readListQuery, writeListQuery, type ListQuery } from './listQuery';

const getUrl = ({ route, params }: Place, query: ListQuery): string =>
  toUrl(route as KnownRoute, params, writeListQuery(query));

/** Returns the URL without invalid and unknown parameters. The controls of the list write the same URL. */
export function toCanonicalUrl(place: Place): string {
  const [, path = '', typed = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(place.path) ?? [];
  const [, canonical = ''] = getUrl(place, readListQuery(place.query)).split(/(?=\?)/);
  return typed === canonical ? place.path : path + canonical + anchor;
}

/** Sets the fitment filter to the current vehicle, if the list has a fitment filter. */
export function toVehicleUrl(place: Place, vehicle: number | null): string {
  const query = readListQuery(place.query);
  if (query.filters.vehicle === null || query.filters.vehicle === vehicle) return place.path;
  return getUrl(place, { ...query, page: 1, filters: { ...query.filters, vehicle } });
}

/** Replaces a page number above the last page by the last page. */
export function clampPage(place: Place, pages: number): string {
  const query = readListQuery(place.query);
  return query.page <= pages ? place.path : getUrl(place, { ...query, page: pages });
}
