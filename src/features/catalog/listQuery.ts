/** State of a product list in the URL. Any URL can be read, and the written URL has one canonical form. */
import { joinByCommas, splitByCommas } from '@/shared/commaList';
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
/** Ratings in whole stars, the highest rating first. */
export const stars = [5, 4, 3, 2, 1] as const;

/** Range for the price of one piece with IVA. At least one of `from` and `to` is set. */
export interface PriceRange {
  from: Cents | null;
  to: Cents | null;
}

/** Filters. A product must match one value of each group. The values are unique and in canonical order. */
export interface ListFilters {
  price: PriceRange | null;
  /** Slugs of the brands. */
  brand: readonly string[];
  stock: readonly StockStatus[];
  rating: readonly number[];
  badge: readonly Badge[];
  /** Id of the vehicle that the products must fit. */
  vehicle: number | null;
}

export interface ListQuery {
  page: number;
  limit: number;
  sort: Sort;
  view: View;
  search: string;
  /** Whether the search takes the words exactly as typed, without interpretation. */
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

/** Slug of a brand. The first character is a letter or a digit. The ERP may use any visible characters after it. */
const brandSlug = /^[\p{L}\p{N}]\P{C}{0,59}$/u;
const maxBrands = 30;

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

/** Returns those known values that the text contains, in canonical order. */
const keepKnown = <T extends string | number>(known: readonly T[], text = ''): T[] => {
  const typed = text.split(',', 100);
  return known.filter((value) => typed.includes(String(value)));
};

const keepBrands = (slugs: readonly string[]): string[] =>
  [...new Set(slugs.map((slug) => slug.trim()))]
    // most lists have no brand, and a Unicode regular expression takes a millisecond, so the empty slug is excluded
    // first
    .filter((slug) => slug !== '' && brandSlug.test(slug))
    .slice(0, maxBrands)
    .sort();

/** Converts dollars with up to two decimals, after a point or a comma, to cents. Returns null for any other text. */
export const parseCents = (text: string): Cents | null => {
  const [, dollars, decimals = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  return dollars === undefined ? null : Number(dollars) * 100 + Number(decimals.padEnd(2, '0'));
};

/** Formats cents as dollars in the shortest form: 1000 is `10`, 1050 is `10.5`. */
export const formatDollars = (cents: Cents): string => String(cents / 100);

/**
 * Builds a price range. A minimum of zero is left out. Returns null if neither end is left, or if `to` is below `from`.
 */
export function getPriceRange(from: Cents | null, to: Cents | null): PriceRange | null {
  const range = { from: from || null, to };
  if (range.from === null && to === null) return null;
  return range.from !== null && to !== null && range.from > to ? null : range;
}

function parsePriceRange(text = ''): PriceRange | null {
  const ends = text.split('-', 3);
  if (ends.length !== 2 || ends.some((end) => end !== '' && parseCents(end) === null)) return null;
  const [from = null, to = null] = ends.map(parseCents);
  // a link may contain the higher price first
  return from && to && from > to ? getPriceRange(to, from) : getPriceRange(from, to);
}

const writePrice = ({ from, to }: PriceRange): string =>
  `${from === null ? '' : formatDollars(from)}-${to === null ? '' : formatDollars(to)}`;

/** Reads the query of any URL. An invalid value becomes the default. Unknown parameters are ignored. */
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
      price: parsePriceRange(query.filter_price),
      brand: keepBrands(splitByCommas(query.filter_brand ?? '')),
      stock: keepKnown(stockStatuses, query.filter_stock),
      rating: keepKnown(stars, query.filter_rating),
      badge: keepKnown(badges, query.filter_badge),
      vehicle: wholeNumber(query.filter_vehicle),
    },
  };
}

/** Writes the canonical query, which has no default values. All values are in canonical order. */
export const writeListQuery = ({ page, limit, sort, view, search, isExact, filters }: ListQuery): Query => {
  const fields: Query = {
    search,
    exact: search !== '' && isExact ? '1' : '',
    page: page > 1 ? String(page) : '',
    limit: limit === 16 ? '' : String(limit),
    sort: sort === 'default' ? '' : sort,
    view: view === 'grid' ? '' : view,
    filter_price: filters.price ? writePrice(filters.price) : '',
    filter_brand: joinByCommas(keepBrands(filters.brand)),
    filter_stock: keepKnown(stockStatuses, filters.stock.join()).join(),
    filter_rating: keepKnown(stars, filters.rating.join()).join(),
    filter_badge: keepKnown(badges, filters.badge.join()).join(),
    filter_vehicle: filters.vehicle === null ? '' : String(filters.vehicle),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
};
