import { useCallback, useSyncExternalStore } from 'react';

const onScroll = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** Whether the page is scrolled by more than a number of pixels. */
export const useIsScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    useCallback(() => window.scrollY > pixels, [pixels]),
    () => false,
  );
