import { useMedia } from './useMedia';

/** Whether there is room for the desktop's header: only one of the two headers is ever in the page. */
export const useIsDesktop = (): boolean => useMedia('(width >= 1200px)');
