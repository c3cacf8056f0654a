import { lazyPart } from '@/widgets/failure/lazyWithBoundary';

const loadFilters = () => import(/* webpackChunkName: "filters" */ './filterParts');

/** Width from which the filters are beside the list. */
export const sideMedia = '(width >= 1100px)';

export const FilterSide = lazyPart(async () => ({ default: (await loadFilters()).FilterSide }));
export const DialogFilters = lazyPart(async () => ({ default: (await loadFilters()).DialogFilters }));

/**
 * Preloads the filters if a list shows them at once; a guest on a phone who opens no filter runs none of their code.
 */
export const prefetchSide = async (): Promise<void> => {
  if (matchMedia(sideMedia).matches) await FilterSide.ahead();
};
