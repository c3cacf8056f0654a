import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Overscan: rows rendered beyond each edge, so that none is missing in the frame after a wheel event. */
const spare = 2;

/**
 * Cached scroll position and height of a list, updated by its events. To measure them after each change of
 * the rows forces a layout: half of the cost of a key press.
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
      // set at once: keys that come faster than the scroll event count from here
      top = target;
      list?.scrollTo({ top });
    },
  };
}

/**
 * Virtual rows: those of fixed height (pixels) that are in view, `from` inclusive, `to` exclusive. Costs the
 * same for ten rows and for 10,000, which measuring them would not.
 */
export function useVirtualRows(list: HTMLElement | null, count: number, height: number) {
  const scroll = useMemo(() => trackScroll(list), [list]);
  const first = useSyncExternalStore(scroll.onScroll, () => Math.floor(scroll.top() / height));
  const rowsInView = useSyncExternalStore(scroll.onResize, () => Math.ceil(scroll.tall() / height));
  const from = Math.max(0, Math.min(first, count - rowsInView) - spare);
  const to = Math.min(count, Math.max(first, 0) + rowsInView + 1 + spare);
  /** Scrolls a row into view, as little as needed. */
  const show = useCallback(
    (row: number) =>
      scroll.scrollTo(Math.max(Math.min(scroll.top(), row * height), (row + 1) * height - scroll.tall())),
    [scroll, height],
  );
  return { from, to, show };
}
