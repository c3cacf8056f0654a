/** What the filters of a list let through. */
import type { Product } from '@/erp/rows/product';
import { getFitment } from '@/features/vehicles';
import { applyDiscount, addIva, type Cents } from '@/shared/money';
import type { ListFilters } from './listQuery';

/** Who looks at the list: prices are what this person pays, and a guest has neither prices nor stock. */
export interface PriceViewer {
  isSignedIn: boolean;
  /** Percent, 0–100. */
  discount: number;
  /** Whose IVA is in the prices: today's in Ecuador, as ISO text. */
  day: string;
  /** The id of the vehicle in use. */
  vehicle: number | null;
}

export type FilterGroup = keyof ListFilters;

export const filterGroups: readonly FilterGroup[] = ['vehicle', 'price', 'brand', 'stock', 'rating', 'badge'];

/** The filters that do something for this person: what a guest is not told cannot be filtered by. */
export const listAppliedFilters = (filters: ListFilters, { isSignedIn }: PriceViewer): ListFilters =>
  isSignedIn ? filters : { ...filters, price: null, stock: [] };

export const isFiltering = (filters: ListFilters, group: FilterGroup): boolean => {
  const filter = filters[group];
  return Array.isArray(filter) ? filter.length > 0 : filter !== null;
};

/** What this person pays for one, with IVA. */
export const getPriceFor = ({ priceWithoutIva }: Product, { discount, day }: PriceViewer): Cents | null =>
  priceWithoutIva === null ? null : addIva(applyDiscount(priceWithoutIva, discount), day);

export const fitsVehicle = ({ compatibility }: Product, vehicle: number): boolean =>
  ['all', 'fit'].includes(getFitment(compatibility, { id: vehicle }));

/** No value chosen lets everything through. */
const holds = <T>(chosen: readonly T[], value: T | null | undefined): boolean =>
  chosen.length === 0 || (value != null && chosen.includes(value));

const tests: Record<FilterGroup, (product: Product, filters: ListFilters, asker: PriceViewer) => boolean> = {
  price: (product, { price }, asker) => {
    if (!price) return true;
    const own = getPriceFor(product, asker);
    return own !== null && own >= (price.from ?? 0) && own <= (price.to ?? Infinity);
  },
  brand: ({ brand }, filters) => holds(filters.brand, brand?.slug),
  stock: ({ stock }, filters) => holds(filters.stock, stock),
  rating: (product, filters) =>
    holds(filters.rating, product.rating === null ? null : Math.round(product.rating)),
  badge: (product, filters) =>
    filters.badge.length === 0 || product.badges.some((badge) => filters.badge.includes(badge)),
  vehicle: (product, { vehicle }) => vehicle === null || fitsVehicle(product, vehicle),
};

/** Those that no filter stands against; `except` is a group whose filter is taken off. */
export const matchesFilters = (
  products: readonly Product[],
  filters: ListFilters,
  asker: PriceViewer,
  except?: FilterGroup,
): Product[] => {
  const groups = filterGroups.filter((group) => group !== except && isFiltering(filters, group));
  return products.filter((product) => groups.every((group) => tests[group](product, filters, asker)));
};

export const filterProducts = (
  products: readonly Product[],
  filters: ListFilters,
  asker: PriceViewer,
): Product[] => matchesFilters(products, listAppliedFilters(filters, asker), asker);
