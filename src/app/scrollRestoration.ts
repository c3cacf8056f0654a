/**
 * Scroll restoration: scroll position and focused link or button of each history entry, restored on Back and Forward,
 * also after a reload.
 */
import { readForSession, writeForSession } from '@/shared/storage';
import type { ElementLocator } from '@/ui/elementLocator';

export interface ScrollPosition {
  scroll: number;
  /** Focused element inside the page's content. */
  focused: ElementLocator | null;
}

const storageKey = 'leftPlaces';
/** Maximum history entries, which is more than anybody goes back. */
const maxEntries = 60;

/** Creates this tab's saved positions, by history entry. */
export function createScrollRestoration() {
  const stored = readForSession(storageKey);
  const positions = new Map<string, ScrollPosition>(
    Array.isArray(stored) ? (stored as [string, ScrollPosition][]) : [],
  );
  return {
    at: (key: string): ScrollPosition | undefined => positions.get(key),
    leave: (key: string, left: Partial<ScrollPosition>) => {
      const before = positions.get(key) ?? { scroll: 0, focused: null };
      positions.delete(key);
      positions.set(key, { ...before, ...left });
      if (positions.size > maxEntries) positions.delete([...positions.keys()][0] ?? key);
    },
    keep: () => writeForSession(storageKey, [...positions]),
    /** Forgets all positions at a logout, because names of links and buttons may reveal the account. */
    forget: () => {
      positions.clear();
      writeForSession(storageKey, []);
    },
  };
}

/**
 * Retries the attempt whenever the page grows, because rows and code may still load. Stops when the attempt succeeds,
 * or when the visitor scrolls or types. Returns a function that cancels further attempts.
 */
export function retryOnResize(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  if (!('ResizeObserver' in window)) return () => undefined;
  const ownDoings = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  const observer = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const doing of ownDoings) window.removeEventListener(doing, stop);
  };
  // the body is observed, because the first page may still be empty
  observer.observe(document.body);
  for (const doing of ownDoings) window.addEventListener(doing, stop, { passive: true });
  return stop;
}
