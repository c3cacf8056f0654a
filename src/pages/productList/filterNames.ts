import * as v from 'valibot';
import type { Badge, StockStatus } from '@/erp/rows/product';
import {
  badges,
  filterGroups,
  stars,
  stockStatuses,
  type FilterGroup,
  type ListFilters,
  type PriceRange,
} from '@/features/catalog';
import { selectShownVehicle } from '@/features/vehicleParts';
import { formatVehicleName, vehiclesSelectors } from '@/features/vehicles';
import { compareNames } from '@/shared/compareNames';
import type { Cents } from '@/shared/money';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { listFacetsSchema } from '@/shop/catalogueSchemas';
import type { Vehicle } from '@/shop/schemas';
import { badgeTexts } from '@/widgets/product/ProductBadges';
import { stockTexts } from '@/widgets/product/StockTag';
import type { ProductList } from './useProductList';

/** An active filter. `without` are the filters that stay when this filter is removed. */
export interface FilterOn {
  key: string;
  group: FilterGroup;
  name: string;
  without: Partial<ListFilters>;
}

/**
 * Finds a vehicle by its id: the current vehicle, a saved vehicle, or the vehicle of the last vehicle page. Returns
 * null for any other vehicle.
 */
export function useKnownVehicle(id: number | null): Vehicle | null {
  const current = useAppSelector(vehiclesSelectors.current);
  const garage = useAppSelector(vehiclesSelectors.garage);
  const shown = useAppSelector(selectShownVehicle);
  return [current, ...garage, shown].find((vehicle) => vehicle?.id === id) ?? null;
}

/** Returns a vehicle's name by its id; null for an unknown vehicle. */
export function useVehicleName(id: number | null): string | null {
  const known = useKnownVehicle(id);
  return known ? formatVehicleName(known) : null;
}

export interface FacetValue<T> {
  value: T;
  /** Number of products with this value. The filters of other groups are applied; the filters of this group are not. */
  count: number;
}

/** Counts of a list for its filter controls. */
export interface Facets {
  price: { least: Cents; most: Cents } | null;
  /** Brands, sorted by name. */
  brand: (FacetValue<string> & { name: string })[];
  stock: FacetValue<StockStatus>[];
  rating: FacetValue<number>[];
  badge: FacetValue<Badge>[];
  /** The vehicle that the list is filtered for, or else the current vehicle. */
  vehicle: FacetValue<number> | null;
  /** Number of products that the list would have without the filters of a group, by group. */
  without: Partial<Record<FilterGroup, number>>;
  /** Number of products by category, with the filters applied. */
  categories: ReadonlyMap<string, number>;
}

/**
 * Sorts values in the order of `known`. A chosen value stays even if no product has this value, so that the visitor can
 * remove the value.
 */
const orderFacet = <T>(
  known: readonly T[],
  counted: readonly FacetValue<T>[] = [],
  chosen: readonly T[],
): FacetValue<T>[] =>
  known.flatMap((value) => {
    const own = counted.find((facet) => facet.value === value);
    return own ?? (chosen.includes(value) ? { value, count: 0 } : []);
  });

/** Returns the service's facet counts. They count all results, not only the current page. */
export function useFacets({ found, filters }: ProductList): Facets {
  'use memo';
  const current = useAppSelector(vehiclesSelectors.current)?.id ?? null;
  const parsed = v.safeParse(listFacetsSchema, found?.facets);
  const facets = parsed.success ? parsed.output : null;
  const vehicle = filters.vehicle ?? current;
  const unlisted = filters.brand.filter((slug) => !facets?.brand.some(({ value }) => value === slug));
  return {
    price: facets?.price ?? null,
    brand: [
      ...(facets?.brand ?? []),
      ...unlisted.map((slug) => ({ value: slug, name: slug, count: 0 })),
    ].sort((one, other) => compareNames(one.name, other.name)),
    stock: orderFacet(stockStatuses, facets?.stock, filters.stock),
    rating: orderFacet(stars, facets?.rating, filters.rating),
    badge: orderFacet(badges, facets?.badge, filters.badge),
    vehicle:
      vehicle === null || !facets?.vehicle
        ? null
        : { value: vehicle, count: facets.vehicle.own + facets.vehicle.universal },
    without: facets?.without ?? {},
    categories: new Map(facets?.categories.map(({ value, count }) => [value, count])),
  };
}

/** Returns the active filters with their labels. */
export function useFiltersOn(list: ProductList): FilterOn[] {
  const { filters } = list;
  const { brand: brands } = useFacets(list);
  const { text, money } = useText();
  const vehicle = useVehicleName(filters.vehicle) ?? text('TEXT_VEHICLE_OF_LINK');
  const priceName = ({ from, to }: PriceRange) => {
    if (from === null) return text('TEXT_PRICE_TO', { to: money(to ?? 0) });
    if (to === null) return text('TEXT_PRICE_FROM', { from: money(from) });
    return text('TEXT_PRICE_BETWEEN', { from: money(from), to: money(to) });
  };
  const each = <T extends string | number>(
    group: 'brand' | 'stock' | 'rating' | 'badge',
    values: readonly T[],
    name: (value: T) => string,
  ): FilterOn[] =>
    values.map((value) => ({
      key: `${group} ${value}`,
      group,
      name: name(value),
      without: { [group]: values.filter((other) => other !== value) },
    }));
  const on: Record<FilterGroup, FilterOn[]> = {
    vehicle:
      filters.vehicle === null
        ? []
        : [
            {
              key: 'vehicle',
              group: 'vehicle',
              name: text('TEXT_FITS', { vehicle }),
              without: { vehicle: null },
            },
          ],
    price: filters.price
      ? [{ key: 'price', group: 'price', name: priceName(filters.price), without: { price: null } }]
      : [],
    brand: each('brand', filters.brand, (slug) => brands.find(({ value }) => value === slug)?.name ?? slug),
    stock: each('stock', filters.stock, (status) => text(stockTexts[status])),
    rating: each('rating', filters.rating, (stars) => text('TEXT_STARS', { stars })),
    badge: each('badge', filters.badge, (badge) => text(badgeTexts[badge])),
  };
  return filterGroups.flatMap((group) => on[group]);
}
