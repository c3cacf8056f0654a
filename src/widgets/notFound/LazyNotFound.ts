import { lazy } from 'react';

/** For pages that hardly ever need it: an address that was typed wrong. */
export const LazyNotFound = lazy(async () => ({ default: (await import('./NotFound')).NotFound }));
