/**
 * Makes a list while the catalogue's database is unreachable: one ERP call returns the rows, and this module filters,
 * counts and sorts the rows. If the call returned the maximum number of rows, the ERP may have more products.
 */
import type { Product } from '@/erp/rows/product';
import { getFitment } from '@/features/vehicles/compatibility';
import { compareNames } from '@/shared/compareNames';
import type { Cents } from '@/shared/money';
import type { listSorts, ListFacets } from '@/shop/catalogueSchemas';
import type { ListQuery } from './requestSchemas';

export interface WindowViewer {
  isSignedIn: boolean;
  /** Returns the price with discount and IVA. */
  pay: (price: Cents) => Cents;
}

export type WindowFilters = Pick<ListQuery, 'brand' | 'stock' | 'rating' | 'badge' | 'price' | 'fits'>;
type Group = keyof ListFacets['without'];
const groups: readonly Group[] = ['brand', 'stock', 'rating', 'badge', 'vehicle', 'price'];

const getPrice = ({ priceWithoutIva }: Product, { isSignedIn, pay }: WindowViewer): Cents | null =>
  !isSignedIn || priceWithoutIva === null ? null : pay(priceWithoutIva);
const getStars = ({ rating }: Product): number | null => (rating === null ? null : Math.round(rating));
export const getFit = (
  product: Pick<Product, 'compatibility'>,
  vehicle: number,
): 'own' | 'universal' | 'other' => {
  const fit = getFitment(product.compatibility, { id: vehicle });
  return fit === 'all' ? 'universal' : fit === 'fit' ? 'own' : 'other';
};
/** Whether one of the values is chosen. If no value is chosen, everything matches. */
const isAmong = <T>(chosen: readonly T[] | undefined, values: readonly (T | null | undefined)[]): boolean =>
  !chosen?.length || values.some((value) => value != null && chosen.includes(value));

const tests: Record<Group, (product: Product, filters: WindowFilters, viewer: WindowViewer) => boolean> = {
  brand: ({ brand }, filters) => isAmong(filters.brand, [brand?.slug]),
  stock: ({ stock }, filters, { isSignedIn }) => !isSignedIn || isAmong(filters.stock, [stock]),
  rating: (product, { rating }) => isAmong(rating?.map(Number), [getStars(product)]),
  badge: ({ badges }, filters) => isAmong(filters.badge, badges),
  vehicle: (product, { fits }) => fits === undefined || getFit(product, fits) !== 'other',
  price: (product, { price }, viewer) => {
    if (!price || !viewer.isSignedIn) return true;
    const own = getPrice(product, viewer);
    return own !== null && own >= (price.from ?? 0) && own <= (price.to ?? Infinity);
  },
};

/** Returns the products that match the filters. The group of filters in `except` is ignored. */
export const filterWindow = (
  products: readonly Product[],
  filters: WindowFilters,
  viewer: WindowViewer,
  except?: Group,
): Product[] =>
  products.filter((product) =>
    groups.every((group) => group === except || tests[group](product, filters, viewer)),
  );

/** Counts how many products of `under` have each value that occurs in `all`. */
function tally<T>(
  all: readonly Product[],
  under: readonly Product[],
  getValues: (product: Product) => readonly T[],
): { value: T; count: number }[] {
  const counts = new Map<T, number>(all.flatMap(getValues).map((value) => [value, 0]));
  for (const product of under)
    for (const value of new Set(getValues(product))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

/**
 * Counts the values of each group of filters. The filters of the other groups are applied, so that a count equals the
 * number of rows after the user chooses the value.
 */
export function countWindow(
  products: readonly Product[],
  filters: WindowFilters & Pick<ListQuery, 'vehicle'>,
  viewer: WindowViewer,
): ListFacets {
  const under = (group?: Group) => filterWindow(products, filters, viewer, group);
  const count = <T>(group: Group, getValues: (product: Product) => readonly T[]) =>
    tally(products, under(group), getValues);
  const names = new Map(products.flatMap(({ brand }) => (brand ? [[brand.slug, brand.name] as const] : [])));
  const vehicle = filters.fits ?? filters.vehicle;
  const countFit = (kind: 'own' | 'universal') =>
    under('vehicle').filter((product) => vehicle !== undefined && getFit(product, vehicle) === kind).length;
  const prices = under('price').flatMap((product) => getPrice(product, viewer) ?? []);
  const without = (group: Group) => under(group).length;
  return {
    brand: count('brand', ({ brand }) => (brand ? [brand.slug] : [])).map((of) => ({
      ...of,
      name: names.get(of.value) ?? of.value,
    })),
    rating: count('rating', (product): number[] => [getStars(product) ?? []].flat()),
    badge: count('badge', ({ badges }) => badges),
    categories: tally(products, under(), ({ categories }) => categories),
    vehicle: vehicle === undefined ? null : { own: countFit('own'), universal: countFit('universal') },
    without: {
      brand: without('brand'),
      rating: without('rating'),
      badge: without('badge'),
      vehicle: without('vehicle'),
      ...(viewer.isSignedIn ? { stock: without('stock'), price: without('price') } : {}),
    },
    ...(viewer.isSignedIn
      ? {
          stock: count('stock', ({ stock }) => (stock ? [stock] : [])),
          price: prices.length > 0 ? { least: Math.min(...prices), most: Math.max(...prices) } : null,
        }
      : {}),
  };
}

/** Returns a sorted copy of the products; `default` keeps the ERP's order. */
export function sortWindow(products: readonly Product[], sort: (typeof listSorts)[number]): Product[] {
  const by: Record<typeof sort, (one: Product, other: Product) => number> = {
    default: () => 0,
    name_asc: (one, other) => compareNames(one.name, other.name),
    name_desc: (one, other) => compareNames(other.name, one.name),
    price_asc: (one, other) => (one.priceWithoutIva ?? 0) - (other.priceWithoutIva ?? 0),
    price_desc: (one, other) => (other.priceWithoutIva ?? 0) - (one.priceWithoutIva ?? 0),
  };
  return [...products].sort(by[sort]);
}
