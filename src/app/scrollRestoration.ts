/**
 * Where each page of the history was left: how far it was scrolled, and which link or button had the focus. Going back
 * or forward brings both back, also after a reload.
 */
import { readForSession, writeForSession } from '@/shared/storage';
import type { ElementLocator } from './focus/elementLocator';

export interface ScrollPosition {
  scroll: number;
  /** What had the focus in the page's content. */
  held: ElementLocator | null;
}

const storageKey = 'leftPlaces';
/** More than anyone walks back. */
const most = 60;

/** The places left in this tab, by the key of their history entry. */
export function createScrollRestoration() {
  const stored = readForSession(storageKey);
  const places = new Map<string, ScrollPosition>(
    Array.isArray(stored) ? (stored as [string, ScrollPosition][]) : [],
  );
  return {
    at: (key: string): ScrollPosition | undefined => places.get(key),
    leave: (key: string, left: Partial<ScrollPosition>) => {
      const before = places.get(key) ?? { scroll: 0, held: null };
      places.delete(key);
      places.set(key, { ...before, ...left });
      if (places.size > most) places.delete([...places.keys()][0] ?? key);
    },
    keep: () => writeForSession(storageKey, [...places]),
    /** Names of links and buttons tell whose pages they were. */
    forget: () => {
      places.clear();
      writeForSession(storageKey, []);
    },
  };
}

/**
 * Tries now and whenever the page grows, as rows and code may still be on their way, until it worked or the person
 * does something of their own. Returns the way to give up.
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
  // the body, for at the first page's arrival there may be nothing else yet
  observer.observe(document.body);
  for (const doing of ownDoings) window.addEventListener(doing, stop, { passive: true });
  return stop;
}
