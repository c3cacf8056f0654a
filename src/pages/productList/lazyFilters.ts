import { lazyPart } from '@/widgets/failure/lazyWithBoundary';

const loadFilters = () => import(/* webpackChunkName: "filters" */ './filterParts');

/** Minimum screen width for filters beside the list. */
export const sideMedia = '(width >= 1100px)';

export const FilterSide = lazyPart(async () => ({ default: (await loadFilters()).FilterSide }));
export const DialogFilters = lazyPart(async () => ({ default: (await loadFilters()).DialogFilters }));

/**
 * Preloads the filters if the list shows them at once. A guest on a phone who does not open the filters therefore runs
 * none of their code.
 */
export const prefetchSide = async (): Promise<void> => {
  if (matchMedia(sideMedia).matches) await FilterSide.ahead();
};
