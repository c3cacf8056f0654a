import { clearBrowser, storedText } from '@/shared/storage';

/** What a new version does not take away: choices, the vehicle, the cart, and that somebody has left. */
export const keptKeys = [
  'app-version',
  'currentVehicle',
  'garage',
  'cart',
  'cartItems',
  'language',
  'currency',
  'leaving',
] as const;

export const clearForNewVersion = (): Promise<void> => clearBrowser(keptKeys);

/** Another tab has cleared for this version: what is stored since then was gathered in it. */
export const isClearedFor = (version: string): boolean =>
  storedText('app-version') === JSON.stringify(version);

/**
 * Outside a page, as in a replay, there is nothing to reload. What a form would ask before it goes was answered by whoever
 * wanted the reload: asked once more, and denied, the page would live on with nothing stored.
 */
export const reloadPage = (): void => {
  if (!('location' in globalThis)) return;
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  globalThis.location.reload();
};
