/** Facet counts: number of products per filter value. */
import type { Badge, Product, StockStatus } from '@/erp/rows/product';
import { compareNames } from '@/shared/compareNames';
import type { Cents } from '@/shared/money';
import {
  listAppliedFilters,
  filterGroups,
  fitsVehicle,
  matchesFilters,
  getPriceFor,
  type PriceViewer,
  type FilterGroup,
} from './filters';
import { badges, stars, stockStatuses, type ListFilters } from './listQuery';

export interface FacetValue<T> {
  value: T;
  /** Products with this value, under the filters of the other groups. */
  count: number;
}

export interface Facets {
  /** Lowest and highest price under the filters of the other groups; null without prices. */
  price: { least: Cents; most: Cents } | null;
  /** Sorted by name. */
  brand: (FacetValue<string> & { name: string })[];
  stock: FacetValue<StockStatus>[];
  rating: FacetValue<number>[];
  badge: FacetValue<Badge>[];
  /** The filter's vehicle, or else the current one. */
  vehicle: FacetValue<number> | null;
  /** Number of products without a group's filter. */
  without: Record<FilterGroup, number>;
  /** Shown products per category, by slug. */
  categories: ReadonlyMap<string, number>;
}

function tally<T>(
  products: readonly Product[],
  getValues: (product: Product) => readonly T[],
): Map<T, number> {
  const counts = new Map<T, number>();
  for (const product of products)
    for (const value of new Set(getValues(product))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Counts each group under the filters of the others, so that a count is what choosing the value shows. */
export function countFacets(products: readonly Product[], filters: ListFilters, asker: PriceViewer): Facets {
  const applied = listAppliedFilters(filters, asker);
  const under = (group?: FilterGroup) => matchesFilters(products, applied, asker, group);
  /** Occurring and selected values: selected ones stay at zero, so that they can be removed. */
  const facet = <T>(
    group: FilterGroup,
    known: readonly T[],
    chosen: readonly T[],
    getValues: (product: Product) => readonly T[],
  ): FacetValue<T>[] => {
    const occurring = new Set([...products.flatMap(getValues), ...chosen]);
    const counts = tally(under(group), getValues);
    return known
      .filter((value) => occurring.has(value))
      .map((value) => ({ value, count: counts.get(value) ?? 0 }));
  };

  const names = new Map([
    ...applied.brand.map((slug) => [slug, slug] as const),
    ...products.flatMap(({ brand }) => (brand ? [[brand.slug, brand.name] as const] : [])),
  ]);
  const brands = [...names.keys()].sort((a, b) => compareNames(names.get(a) ?? a, names.get(b) ?? b));
  const prices = under('price').flatMap((product) => getPriceFor(product, asker) ?? []);
  const vehicle = applied.vehicle ?? asker.vehicle;

  return {
    price:
      asker.isSignedIn && prices.length > 0
        ? { least: Math.min(...prices), most: Math.max(...prices) }
        : null,
    brand: facet('brand', brands, applied.brand, ({ brand }) => (brand ? [brand.slug] : [])).map((of) => ({
      ...of,
      name: names.get(of.value) ?? of.value,
    })),
    stock: facet('stock', stockStatuses, applied.stock, ({ stock }) =>
      asker.isSignedIn && stock ? [stock] : [],
    ),
    rating: facet('rating', stars, applied.rating, ({ rating }) =>
      rating === null ? [] : [Math.round(rating)],
    ),
    badge: facet('badge', badges, applied.badge, (product) => product.badges),
    vehicle:
      vehicle === null
        ? null
        : {
            value: vehicle,
            count: under('vehicle').filter((product) => fitsVehicle(product, vehicle)).length,
          },
    without: Object.fromEntries(
      filterGroups.map((group) => [group, under(group).length]),
    ) as Facets['without'],
    categories: tally(under(), (product) => product.categories),
  };
}
