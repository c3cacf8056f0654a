import { findShortcut } from './findShortcut';
import { isKeepable } from './isKeepable';

/** Event that requests the recorded keys: its listener adds them to the list in its `detail`. */
const taken = 'shop:keysTaken';
/** Attribute of the bar's placeholder while its code is loading. */
export const awaitedBar = 'data-bar';
/** Milliseconds after which a bar or a panel that has not loaded leaves the keyboard to the page again. */
export const maxWaitMs = 20_000;

/** Whether the page is a seller's, by the session that the service wrote into it. */
const isSellersPage = (): boolean =>
  document.getElementById('answers')?.textContent.includes('"role":"seller"') ?? false;

/**
 * Records a seller's shortcut and the keys after it until the bar, which handles shortcuts, has loaded. Runs before any
 * other code. @param onKept called when the first key is recorded
 */
export function keepEarlyKeys(onKept?: () => void): void {
  let kept: KeyboardEvent[] = [];
  let isSeller = false;
  /** Whether no bar has rendered yet; afterwards the session in the page is no longer read. */
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
  // looks at the session before the shop's code removes the session from the page
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

/** Returns the keys that were pressed before the bar loaded; from now on the bar handles keys itself. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  const keys: KeyboardEvent[] = [];
  document.dispatchEvent(new CustomEvent(taken, { detail: keys }));
  return keys;
}
