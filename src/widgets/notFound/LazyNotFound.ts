import { lazyPart } from '../failure/lazyWithBoundary';

/** For pages that hardly ever need it: an address that was typed wrong. */
export const LazyNotFound = lazyPart(async () => ({ default: (await import('./NotFound')).NotFound }));
