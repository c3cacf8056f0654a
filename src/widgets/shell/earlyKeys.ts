import { findShortcut } from './findShortcut';
import { isKeepable } from './isKeepable';

/** Event that requests the recorded keys. A listener adds the recorded keys to the list in the request's `detail`. */
const taken = 'shop:keysTaken';
/** Attribute of the bar's placeholder while the code of the bar is loading. */
export const awaitedBar = 'data-bar';
/** Maximum milliseconds to wait for a bar or a panel. After this time the page gets the keys again. */
export const maxWaitMs = 20_000;

/** Whether the page belongs to a seller. The service writes the session into the page. */
const isSellersPage = (): boolean =>
  document.getElementById('answers')?.textContent.includes('"role":"seller"') ?? false;

/**
 * Records a shortcut of a seller, and the keys that follow, until the bar has loaded. The bar then handles shortcuts.
 * This function runs before any other code.
 * @param onKept called when the first key is recorded
 */
export function keepEarlyKeys(onKept?: () => void): void {
  let kept: KeyboardEvent[] = [];
  let isSeller = false;
  /** Whether no bar has rendered yet. Later the session in the page is not read any more. */
  let isStarting = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    kept = [];
    isSeller = false;
    isStarting = false;
  };
  const look = () => {
    isSeller ||= isStarting && isSellersPage();
  };
  // reads the session before the shop's code removes the session from the page
  document.addEventListener('DOMContentLoaded', look, { once: true });
  window.addEventListener(
    'keydown',
    (event) => {
      look();
      if (!isSeller && !document.querySelector(`[${awaitedBar}]`)) return;
      if (kept.length === 0 ? findShortcut(event) === null : !isKeepable(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (kept.length === 0) {
        clearTimeout(timer);
        timer = setTimeout(forget, maxWaitMs);
        onKept?.();
      }
      if (event.key === 'Escape') kept = [];
      else kept.push(event);
    },
    { capture: true },
  );
  document.addEventListener(taken, (event) => {
    if (event instanceof CustomEvent && Array.isArray(event.detail)) event.detail.push(...kept);
    forget();
  });
}

/** Returns the keys that were pressed before the bar loaded. The bar handles all later keys. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const keys: KeyboardEvent[] = [];
  document.dispatchEvent(new CustomEvent(taken, { detail: keys }));
  return keys;
}
