import { lazyPart } from '../failure/lazyWithBoundary';

/** Lazy not-found message, for pages that rarely show it. */
export const LazyNotFound = lazyPart(async () => ({ default: (await import('./NotFound')).NotFound }));
