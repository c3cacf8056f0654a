import { late } from '../failure/late';

/** For pages that hardly ever need it: an address that was typed wrong. */
export const LazyNotFound = late(async () => ({ default: (await import('./NotFound')).NotFound }));
