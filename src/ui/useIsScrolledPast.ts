import { useCallback, useSyncExternalStore } from 'react';

const onScroll = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

/** Whether the page is scrolled by more than so many pixels. */
export const useIsScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    useCallback(() => window.scrollY > pixels, [pixels]),
    () => false,
  );
