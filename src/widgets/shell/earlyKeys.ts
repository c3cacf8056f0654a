import { findShortcut } from './findShortcut';
import { isKeepable } from './isKeepable';

/** Asks for the keys that were kept; `detail` is filled with them. */
const taken = 'shop:keysTaken';
/** The bar's place while its code is on its way. */
export const awaitedBar = 'data-bar';
/** A bar or a panel that does not come in this time leaves the keyboard to the page again. */
export const maxWaitMs = 20_000;

/** Whether the page is a seller's, by the session that the service wrote into it. */
const isSellersPage = (): boolean =>
  document.getElementById('answers')?.textContent.includes('"role":"seller"') ?? false;

/**
 * Keeps a seller's shortcut and the keys after it until the bar has come that knows the shortcuts. Runs before any other
 * code. @param onKept called with the first of them
 */
export function keepEarlyKeys(onKept?: () => void): void {
  let kept: KeyboardEvent[] = [];
  let isSeller = false;
  /** False once a bar has rendered: the session that the page began with is not read any more. */
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
  // the shop's code takes the session out of the page
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

/** Returns the keys that were pressed before the bar came; it takes those after it itself. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const keys: KeyboardEvent[] = [];
  document.dispatchEvent(new CustomEvent(taken, { detail: keys }));
  return keys;
}
