import type { Product } from '@/erp/rows/product';
import type { Query } from '@/features/navigation';

export const sorts = ['default', 'name_asc', 'name_desc', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof sorts)[number];
export const pageSizes = [8, 16, 24, 32] as const;

/** The state of a product list, which lives in the address. */
export interface ListQuery {
  page: number;
  limit: number;
  sort: Sort;
  search: string;
}

const positiveInteger = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

/** Reads any address typed by hand: what makes no sense reads as the default. */
export function readListQuery(query: Query): ListQuery {
  const limit = positiveInteger(query.limit);
  return {
    page: positiveInteger(query.page) ?? 1,
    limit: pageSizes.find((size) => size === limit) ?? 16,
    sort: sorts.find((sort) => sort === query.sort) ?? 'default',
    search: (query.search ?? '').trim().slice(0, 120),
  };
}

/** Defaults are left out of the address. */
export const writeListQuery = ({ page, limit, sort, search }: ListQuery): Query => ({
  ...(page > 1 ? { page: String(page) } : {}),
  ...(limit !== 16 ? { limit: String(limit) } : {}),
  ...(sort !== 'default' ? { sort } : {}),
  ...(search ? { search } : {}),
});

const byName = new Intl.Collator('es', { numeric: true });

/** A new array in the asked order; `default` keeps the ERP's. */
export function sortProducts(products: readonly Product[], sort: Sort): Product[] {
  const sorted = [...products];
  switch (sort) {
    case 'name_asc':
      return sorted.sort((a, b) => byName.compare(a.name, b.name));
    case 'name_desc':
      return sorted.sort((a, b) => byName.compare(b.name, a.name));
    case 'price_asc':
      return sorted.sort((a, b) => (a.priceWithoutIva ?? 0) - (b.priceWithoutIva ?? 0));
    case 'price_desc':
      return sorted.sort((a, b) => (b.priceWithoutIva ?? 0) - (a.priceWithoutIva ?? 0));
    case 'default':
      return sorted;
  }
}
