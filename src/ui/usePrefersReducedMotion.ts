import { useMedia } from './useMedia';

/** Whether the person asked for less motion. */
export const usePrefersReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
