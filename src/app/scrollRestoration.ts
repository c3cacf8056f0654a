/**
 * Scroll restoration. The scroll position and the focused link or button of each history entry are saved. They are
 * restored on Back and Forward, also after a reload.
 */
import { readForSession, writeForSession } from '@/shared/storage';
import type { ElementLocator } from '@/ui/elementLocator';

export interface ScrollPosition {
  scroll: number;
  /** Focused element inside the page's content. */
  focused: ElementLocator | null;
}

const storageKey = 'leftPlaces';
/** Maximum number of saved history entries. Hardly any visitor goes back further. */
const maxEntries = 60;

/** Reads the saved positions of this tab. Returns functions that read, change and store the positions. */
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
    /** Forgets all positions at a logout, because the saved names of links and buttons may reveal the account. */
    forget: () => {
      positions.clear();
      writeForSession(storageKey, []);
    },
  };
}

/**
 * Calls `attempt` now, and again whenever the page grows, because rows and code may still load. Stops when an attempt
 * succeeds, or when the visitor scrolls or types. Returns a function that cancels further attempts.
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
