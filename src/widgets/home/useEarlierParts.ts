import { useDepartments, catalogSelectors, type CatalogState, type ProductQuery } from '@/features/catalog';
import { deepEqual } from '@/shared/deepEqual';
import { useAppSelector } from '@/shared/redux';

export const featured: ProductQuery = { kind: 'featured' };
export const offers: ProductQuery = { kind: 'all', query: { filter_badge: 'sale' } };
export const newest: ProductQuery = { kind: 'new' };
export const getFeaturedOf = (category: string): ProductQuery => ({ kind: 'featured', category });

/** Rows of a home page in the order of the page. */
type HomeRow = 'offers' | 'zones' | 'new';

export interface EarlierParts {
  slugs: ReadonlySet<string>;
  /** Whether a row above is still loading. Such a row may contain some of the parts. */
  isAsking: boolean;
}

/**
 * Returns the parts in the rows above a row, so that no two rows of a home page show the same part. Rankings may show a
 * part again. If a row above was not requested, the row contains no parts.
 */
export function useEarlierParts(row: HomeRow): EarlierParts {
  const { categories } = useDepartments();
  const zones = categories.map(({ slug }) => getFeaturedOf(slug));
  const above: Record<HomeRow, ProductQuery[]> = {
    offers: [featured],
    zones: [featured, offers],
    new: [featured, offers, ...zones],
  };
  const slugs = useAppSelector(
    (state: { catalog: CatalogState }) =>
      above[row].flatMap((shelf) => catalogSelectors.shelfProducts(state, shelf).map(({ slug }) => slug)),
    deepEqual,
  );
  const isAsking = useAppSelector((state: { catalog: CatalogState }) =>
    above[row].some(
      (shelf) =>
        catalogSelectors.shelfStatus(state, shelf) === 'asking' &&
        catalogSelectors.shelfProducts(state, shelf).length === 0,
    ),
  );
  return { slugs: new Set(slugs), isAsking };
}

/** Returns the products that are in no row above. */
export const leaveOutEarlier = <T extends { slug: string }>(
  products: readonly T[],
  earlier: ReadonlySet<string>,
): T[] => products.filter(({ slug }) => !earlier.has(slug));
