/**
 * Where each page of the history was left: how far it was scrolled, and which link or button had the focus. Going back
 * or forward brings both back, also after a reload.
 */
import { readForSession, writeForSession } from '@/shared/storage';

/** What had the focus, told so that it is found again in a page drawn anew. */
interface Held {
  selector: string;
  label: string;
  /** Among those with the same selector and label. */
  index: number;
}
export interface Left {
  scroll: number;
  held: Held | null;
}

const storageKey = 'leftPlaces';
/** More than anyone walks back. */
const most = 60;

const labelOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 80) ?? '';

const selectorOf = (element: HTMLElement): string => {
  const href = element.getAttribute('href');
  return element.localName + (href === null ? '' : `[href="${CSS.escape(href)}"]`);
};

const alike = (selector: string, label: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`#content ${selector}`)].filter(
    (element) => labelOf(element) === label,
  );

/** Null for what is outside the page's content, or the content itself. */
export function describe(element: Element | null): Held | null {
  if (!(element instanceof HTMLElement) || !element.closest('#content') || element.id === 'content')
    return null;
  const [selector, label] = [selectorOf(element), labelOf(element)];
  return { selector, label, index: alike(selector, label).indexOf(element) };
}

export const findHeld = ({ selector, label, index }: Held): HTMLElement | null =>
  alike(selector, label)[index] ?? null;

/** The places left in this tab, by the key of their history entry. */
export function leftPlaces() {
  const stored = readForSession(storageKey);
  const places = new Map<string, Left>(Array.isArray(stored) ? (stored as [string, Left][]) : []);
  return {
    at: (key: string): Left | undefined => places.get(key),
    leave: (key: string, left: Partial<Left>) => {
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
export function untilDone(attempt: () => boolean): () => void {
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
