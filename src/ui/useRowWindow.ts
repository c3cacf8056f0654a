import { useCallback, useSyncExternalStore } from 'react';

/** Rows beyond each edge, so that none is missing in the frame after a turn of the wheel. */
const spare = 2;

/**
 * Of many rows of one height (pixels) those that are in sight of a list that scrolls: from `from`, up to and without
 * `to`. It costs the same for ten rows and for 10,000, which measuring them does not.
 */
export function useRowWindow(list: HTMLElement | null, count: number, height: number) {
  const onScroll = useCallback(
    (changed: () => void) => {
      list?.addEventListener('scroll', changed, { passive: true });
      return () => list?.removeEventListener('scroll', changed);
    },
    [list],
  );
  const onResize = useCallback(
    (changed: () => void) => {
      if (!list || !('ResizeObserver' in window)) return () => undefined;
      const observer = new ResizeObserver(changed);
      observer.observe(list);
      return () => observer.disconnect();
    },
    [list],
  );
  const first = useSyncExternalStore(onScroll, () => (list ? Math.floor(list.scrollTop / height) : 0));
  const inSight = useSyncExternalStore(onResize, () => (list ? Math.ceil(list.clientHeight / height) : 0));
  const from = Math.max(0, Math.min(first, count - inSight) - spare);
  return {
    from,
    to: Math.min(count, Math.max(first, 0) + inSight + 1 + spare),
    /** Scrolls as little as brings a row into sight. */
    show: (row: number) => {
      if (!list) return;
      const { scrollTop, clientHeight } = list;
      const least = (row + 1) * height - clientHeight;
      list.scrollTo({ top: Math.max(Math.min(scrollTop, row * height), least) });
    },
  };
}
