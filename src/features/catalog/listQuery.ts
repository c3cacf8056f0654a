/** The state of a product list, which lives in the address: read from anything typed by hand, written in one way only. */
import type { Badge, StockStatus } from '@/erp/rows/product';
import type { Query } from '@/features/navigation';
import type { Cents } from '@/shared/money';
import { searchIn } from './productQuery';

export const sorts = ['default', 'name_asc', 'name_desc', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof sorts)[number];
export const pageSizes = [8, 16, 24, 32] as const;
export const views = ['grid', 'features', 'list', 'table'] as const;
export type View = (typeof views)[number];

export const stockStatuses = [
  'in-stock',
  'on-backorder',
  'out-of-stock',
] as const satisfies readonly StockStatus[];
export const badges = ['sale', 'new', 'hot'] as const satisfies readonly Badge[];
/** Rounded stars, the best first. */
export const stars = [5, 4, 3, 2, 1] as const;

/** What the person pays for one, with IVA. At least one end is closed. */
export interface PriceRange {
  from: Cents | null;
  to: Cents | null;
}

/** OR within one, AND across them. Values are without repetition and in their one order. */
export interface ListFilters {
  price: PriceRange | null;
  /** Brand slugs. */
  brand: readonly string[];
  stock: readonly StockStatus[];
  rating: readonly number[];
  badge: readonly Badge[];
  /** The id of the vehicle that parts have to fit. */
  vehicle: number | null;
}

export interface ListQuery {
  page: number;
  limit: number;
  sort: Sort;
  view: View;
  search: string;
  /** The words of the search are taken as they are typed. */
  isExact?: true;
  filters: ListFilters;
}

export const noFilters: ListFilters = {
  price: null,
  brand: [],
  stock: [],
  rating: [],
  badge: [],
  vehicle: null,
};

/** A brand's slug may be whatever the ERP calls it, but for a comma; more than 30 of them nobody ticks. */
const brandSlug = /^[\p{L}\p{N}][\p{L}\p{N} ._&+-]{0,59}$/u;
const mostBrands = 30;

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

/** Of the values in the address those that are known, in the order they are known in. */
const among = <T extends string | number>(known: readonly T[], text = ''): T[] => {
  const typed = text.split(',', 100);
  return known.filter((value) => typed.includes(String(value)));
};

const brandsIn = (text = ''): string[] =>
  [...new Set(text.split(',', 100).map((slug) => slug.trim()))]
    // most lists have none, and the letters of all the world take the browser a millisecond
    .filter((slug) => slug !== '' && brandSlug.test(slug))
    .slice(0, mostBrands)
    .sort();

/** Dollars with up to two decimals, with a point or a comma, as cents; null for anything else. */
export const parseCents = (text: string): Cents | null => {
  const [, dollars, decimals = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return dollars === undefined ? null : Number(dollars) * 100 + Number(decimals.padEnd(2, '0'));
};

/** Cents as dollars, the shortest way: 1000 is `10`, 1050 is `10.5`. */
export const formatDollars = (cents: Cents): string => String(cents / 100);

/** Nothing is cheaper than free, and a range that ends before it begins is none. */
export function getPriceRange(from: Cents | null, to: Cents | null): PriceRange | null {
  const range = { from: from || null, to };
  if (range.from === null && to === null) return null;
  return range.from !== null && to !== null && range.from > to ? null : range;
}

function priceIn(text = ''): PriceRange | null {
  const ends = text.split('-', 3);
  if (ends.length !== 2 || ends.some((end) => end !== '' && parseCents(end) === null)) return null;
  return getPriceRange(parseCents(ends[0] ?? ''), parseCents(ends[1] ?? ''));
}

const writePrice = ({ from, to }: PriceRange): string =>
  `${from === null ? '' : formatDollars(from)}-${to === null ? '' : formatDollars(to)}`;

/** Reads any address: what makes no sense reads as the default, and fields of others are no matter. */
export function readListQuery(query: Query): ListQuery {
  const limit = wholeNumber(query.limit);
  return {
    page: wholeNumber(query.page) ?? 1,
    limit: pageSizes.find((size) => size === limit) ?? 16,
    sort: sorts.find((sort) => sort === query.sort) ?? 'default',
    view: views.find((view) => view === query.view) ?? 'grid',
    search: searchIn(query),
    ...(searchIn(query) !== '' && query.exact === '1' ? { isExact: true as const } : {}),
    filters: {
      price: priceIn(query.filter_price),
      brand: brandsIn(query.filter_brand),
      stock: among(stockStatuses, query.filter_stock),
      rating: among(stars, query.filter_rating),
      badge: among(badges, query.filter_badge),
      vehicle: wholeNumber(query.filter_vehicle),
    },
  };
}

/** The one address of a list: defaults are left out, values are in their one order. */
export const writeListQuery = ({ page, limit, sort, view, search, isExact, filters }: ListQuery): Query => {
  const fields: Query = {
    search,
    exact: search !== '' && isExact ? '1' : '',
    page: page > 1 ? String(page) : '',
    limit: limit === 16 ? '' : String(limit),
    sort: sort === 'default' ? '' : sort,
    view: view === 'grid' ? '' : view,
    filter_price: filters.price ? writePrice(filters.price) : '',
    filter_brand: brandsIn(filters.brand.join()).join(),
    filter_stock: among(stockStatuses, filters.stock.join()).join(),
    filter_rating: among(stars, filters.rating.join()).join(),
    filter_badge: among(badges, filters.badge.join()).join(),
    filter_vehicle: filters.vehicle === null ? '' : String(filters.vehicle),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
};
