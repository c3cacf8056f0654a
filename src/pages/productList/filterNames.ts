import {
  countFacets,
  filterGroups,
  type Facets,
  type FilterGroup,
  type ListFilters,
  type PriceRange,
} from '@/features/catalog';
import { vehiclesSelectors } from '@/features/vehicles';
import { useAppSelector } from '@/shared/redux';
import { useText } from '@/shared/text';
import { badgeTexts } from '@/widgets/product/ProductBadges';
import { stockTexts } from '@/widgets/product/StockTag';
import type { ProductList } from './useProductList';

/** An active filter, and the filters without it. */
export interface FilterOn {
  key: string;
  group: FilterGroup;
  name: string;
  without: Partial<ListFilters>;
}

/** Name of a vehicle by its id; one that came with a link only has none. */
export function useVehicleName(id: number | null): string | null {
  const current = useAppSelector(vehiclesSelectors.current);
  const garage = useAppSelector(vehiclesSelectors.garage);
  const known = [current, ...garage].find((vehicle) => vehicle?.id === id);
  return known ? `${known.make} ${known.model} ${known.year}` : null;
}

/** Facet counts of the ERP's rows. */
export function useFacets({ products, shownFilters, asker }: ProductList): Facets {
  'use memo';
  return countFacets(products, shownFilters, asker);
}

/** Active filters with their labels. */
export function useFiltersOn({ filters, products }: ProductList): FilterOn[] {
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
    brand: each(
      'brand',
      filters.brand,
      (slug) => products.find(({ brand }) => brand?.slug === slug)?.brand?.name ?? slug,
    ),
    stock: each('stock', filters.stock, (status) => text(stockTexts[status])),
    rating: each('rating', filters.rating, (stars) => text('TEXT_STARS', { stars })),
    badge: each('badge', filters.badge, (badge) => text(badgeTexts[badge])),
  };
  return filterGroups.flatMap((group) => on[group]);
}
