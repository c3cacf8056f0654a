import { useMedia } from './useMedia';

/** Whether the viewport is wide enough for the desktop header. Only one of the two headers is in the page. */
export const useIsDesktop = (): boolean => useMedia('(width >= 1200px)');
