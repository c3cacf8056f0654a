import { useMedia } from './useMedia';

export const usePrefersReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
