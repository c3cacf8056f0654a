import { clearBrowser, readRaw } from '@/shared/storage';

/** What a new version does not take away: choices, the vehicle, the cart, and that somebody has left. */
export const preservedKeys = [
  'app-version',
  'currentVehicle',
  'garage',
  'cart',
  'cartItems',
  'language',
  'currency',
  'leaving',
] as const;

export const clearForNewVersion = (): Promise<void> => clearBrowser(preservedKeys);

/** Another tab has cleared for this version: what is stored since then was gathered in it. */
export const wasClearedForVersion = (version: string): boolean =>
  readRaw('app-version') === JSON.stringify(version);

/**
 * Outside a page, as in a replay, there is nothing to reload. What a form would ask before it goes was answered by whoever
 * wanted the reload: asked once more, and denied, the page would live on with nothing stored.
 */
export const reloadPage = (): void => {
  if (!('location' in globalThis)) return;
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  globalThis.location.reload();
};
