import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Overscan: number of rows rendered beyond each edge, so that none is missing in the frame after a wheel event. */
const spare = 2;

/**
 * Caches the scroll position and height of a list, updated by its events. Measuring them after each change of the rows
 * would force a layout, which is half the cost of a key press.
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
      // set immediately, because keys may come faster than the scroll event, and each continues from this value
      top = target;
      list?.scrollTo({ top });
    },
  };
}

/**
 * Virtual rows: returns the range of rows in view, `from` inclusive, `to` exclusive. All rows have the same height in
 * pixels, so that 10,000 rows cost no more than ten. Measured rows would cost more.
 */
export function useVirtualRows(list: HTMLElement | null, count: number, height: number) {
  const scroll = useMemo(() => trackScroll(list), [list]);
  const first = useSyncExternalStore(scroll.onScroll, () => Math.floor(scroll.top() / height));
  const rowsInView = useSyncExternalStore(scroll.onResize, () => Math.ceil(scroll.tall() / height));
  const from = Math.max(0, Math.min(first, count - rowsInView) - spare);
  const to = Math.min(count, Math.max(first, 0) + rowsInView + 1 + spare);
  /** Scrolls a row into view, no further than needed. */
  const show = useCallback(
    (row: number) =>
      scroll.scrollTo(Math.max(Math.min(scroll.top(), row * height), (row + 1) * height - scroll.tall())),
    [scroll, height],
  );
  return { from, to, show };
}
