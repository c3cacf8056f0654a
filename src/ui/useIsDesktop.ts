import { useMedia } from './useMedia';

/**
 * Whether the viewport is wide enough for the desktop header. After hydration, the page contains only one of the two
 * headers.
 */
export const useIsDesktop = (): boolean => useMedia('(width >= 1200px)');
