import { useCallback, useMemo, useSyncExternalStore } from 'react';

/**
 * Overscan: number of rows that are rendered beyond each edge, so that no row is missing in the frame after a wheel
 * event.
 */
const spare = 2;

/**
 * Caches the scroll position and the height of a list. Events of the list update the cache. Measuring after each change
 * of the rows would force a layout, which takes half the time of a key press.
 */
function trackScroll(list: HTMLElement | null) {
  let top = list?.scrollTop ?? 0;
  let tall = list?.clientHeight ?? 0;
  return {
    top: () => top,
    tall: () => tall,
    onScroll: (onChange: () => void) => {
      const scrolled = () => {
        top = list?.scrollTop ?? 0;
        onChange();
      };
      list?.addEventListener('scroll', scrolled, { passive: true });
      return () => list?.removeEventListener('scroll', scrolled);
    },
    onResize: (onChange: () => void) => {
      if (!list || !('ResizeObserver' in window)) return () => undefined;
      const observer = new ResizeObserver(() => {
        tall = list.clientHeight;
        onChange();
      });
      observer.observe(list);
      return () => observer.disconnect();
    },
    scrollTo: (target: number) => {
      if (target === top) return;
      // set immediately, because the next key may come before the scroll event, and continues from this position
      top = target;
      list?.scrollTo({ top });
    },
  };
}

/**
 * Virtual rows: returns the range of visible rows. `from` is inclusive, `to` is exclusive. All rows have the same
 * `height` in pixels, so rows need not be measured, and 10,000 rows cost no more than ten.
 */
export function useVirtualRows(list: HTMLElement | null, count: number, height: number) {
  const scroll = useMemo(() => trackScroll(list), [list]);
  const first = useSyncExternalStore(scroll.onScroll, () => Math.floor(scroll.top() / height));
  const rowsInView = useSyncExternalStore(scroll.onResize, () => Math.ceil(scroll.tall() / height));
  const from = Math.max(0, Math.min(first, count - rowsInView) - spare);
  const to = Math.min(count, Math.max(first, 0) + rowsInView + 1 + spare);
  /** Scrolls only as far as needed to make a row visible. */
  const show = useCallback(
    (row: number) =>
      scroll.scrollTo(Math.max(Math.min(scroll.top(), row * height), (row + 1) * height - scroll.tall())),
    [scroll, height],
  );
  return { from, to, show };
}
