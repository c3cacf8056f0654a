/** Filters of a product list. */
import type { Product } from '@/erp/rows/product';
import { getFitment } from '@/features/vehicles';
import { applyDiscount, addIva, type Cents } from '@/shared/money';
import type { ListFilters } from './listQuery';

/** Viewer of the list: prices are the customer's, and a guest has neither prices nor stock. */
export interface PriceViewer {
  isSignedIn: boolean;
  /** Percent, 0–100. */
  discount: number;
  /** Day in Ecuador of the IVA in the prices, as ISO text. */
  day: string;
  /** Id of the current vehicle. */
  vehicle: number | null;
}

export type FilterGroup = keyof ListFilters;

export const filterGroups: readonly FilterGroup[] = ['vehicle', 'price', 'brand', 'stock', 'rating', 'badge'];

/** Filters that apply to this viewer: guests cannot filter by data they do not see. */
export const listAppliedFilters = (filters: ListFilters, { isSignedIn }: PriceViewer): ListFilters =>
  isSignedIn ? filters : { ...filters, price: null, stock: [] };

export const isFiltering = (filters: ListFilters, group: FilterGroup): boolean => {
  const filter = filters[group];
  return Array.isArray(filter) ? filter.length > 0 : filter !== null;
};

/** The viewer's price of one piece with IVA. */
export const getPriceFor = ({ priceWithoutIva }: Product, { discount, day }: PriceViewer): Cents | null =>
  priceWithoutIva === null ? null : addIva(applyDiscount(priceWithoutIva, discount), day);

export const fitsVehicle = ({ compatibility }: Product, vehicle: number): boolean =>
  ['all', 'fit'].includes(getFitment(compatibility, { id: vehicle }));

/** No selected value matches everything. */
const matchesAny = <T>(chosen: readonly T[], value: T | null | undefined): boolean =>
  chosen.length === 0 || (value != null && chosen.includes(value));

const tests: Record<FilterGroup, (product: Product, filters: ListFilters, asker: PriceViewer) => boolean> = {
  price: (product, { price }, asker) => {
    if (!price) return true;
    const own = getPriceFor(product, asker);
    return own !== null && own >= (price.from ?? 0) && own <= (price.to ?? Infinity);
  },
  brand: ({ brand }, filters) => matchesAny(filters.brand, brand?.slug),
  stock: ({ stock }, filters) => matchesAny(filters.stock, stock),
  rating: (product, filters) =>
    matchesAny(filters.rating, product.rating === null ? null : Math.round(product.rating)),
  badge: (product, filters) =>
    filters.badge.length === 0 || product.badges.some((badge) => filters.badge.includes(badge)),
  vehicle: (product, { vehicle }) => vehicle === null || fitsVehicle(product, vehicle),
};

/** Whether a product matches all filters; `except` is a group to ignore. */
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
