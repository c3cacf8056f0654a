import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Rows beyond each edge, so that none is missing in the frame after a turn of the wheel. */
const spare = 2;

/**
 * Where a list stands, in pixels, as its own events tell it. Asked after each change of the rows, the browser would have
 * to lay out the page before the answer: half of what a key cost.
 */
function placeOf(list: HTMLElement | null) {
  let top = list?.scrollTop ?? 0;
  let tall = list?.clientHeight ?? 0;
  return {
    top: () => top,
    tall: () => tall,
    onScroll: (changed: () => void) => {
      const scrolled = () => {
        top = list?.scrollTop ?? 0;
        changed();
      };
      list?.addEventListener('scroll', scrolled, { passive: true });
      return () => list?.removeEventListener('scroll', scrolled);
    },
    onResize: (changed: () => void) => {
      if (!list || !('ResizeObserver' in window)) return () => undefined;
      const observer = new ResizeObserver(() => {
        tall = list.clientHeight;
        changed();
      });
      observer.observe(list);
      return () => observer.disconnect();
    },
    scrollTo: (wanted: number) => {
      if (wanted === top) return;
      // known at once: keys that come faster than the list's own event count from here
      top = wanted;
      list?.scrollTo({ top });
    },
  };
}

/**
 * Of many rows of one height (pixels) those that are in sight of a list that scrolls: from `from`, up to and without
 * `to`. It costs the same for ten rows and for 10,000, which measuring them does not.
 */
export function useVirtualRows(list: HTMLElement | null, count: number, height: number) {
  const place = useMemo(() => placeOf(list), [list]);
  const first = useSyncExternalStore(place.onScroll, () => Math.floor(place.top() / height));
  const inSight = useSyncExternalStore(place.onResize, () => Math.ceil(place.tall() / height));
  const from = Math.max(0, Math.min(first, count - inSight) - spare);
  const to = Math.min(count, Math.max(first, 0) + inSight + 1 + spare);
  /** Scrolls as little as brings a row into sight. */
  const show = useCallback(
    (row: number) =>
      place.scrollTo(Math.max(Math.min(place.top(), row * height), (row + 1) * height - place.tall())),
    [place, height],
  );
  return { from, to, show };
}
