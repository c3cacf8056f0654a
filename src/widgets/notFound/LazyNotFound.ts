import { lazyPart } from '../failure/lazyWithBoundary';

/** Lazy not-found message, for pages that rarely need it. */
export const LazyNotFound = lazyPart(async () => ({ default: (await import('./NotFound')).NotFound }));
