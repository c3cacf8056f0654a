import { getEnvironment } from '@/shared/environment';
import { clearBrowser, readRaw } from '@/shared/storage';

/** Storage keys that a new version keeps: choices, vehicles, cart, and a pending logout. */
export const preservedKeys: readonly string[] = [
  'app-version',
  'currentVehicle',
  'garage',
  'cart',
  'cartItems',
  'language',
  'display',
  'currency',
  'leaving',
];

export const clearForNewVersion = (): Promise<void> => clearBrowser(preservedKeys);

/**
 * Whether another tab has already cleared the storage for this version. Everything that was stored after that belongs
 * to this version.
 */
export const wasClearedForVersion = (version: string): boolean =>
  readRaw('app-version') === JSON.stringify(version);

/**
 * Whether a field of the page has typed text. The page is read, because the store does not contain the text of fields.
 */
export const hasTypedField = (): boolean => getEnvironment().hasTypedField();

/**
 * Reloads the page. In a replay there is no page, so nothing happens. The browser does not ask about unsaved input,
 * because the visitor requested the reload. The storage is already cleared, so the visitor must not cancel the reload.
 */
export const reloadPage = (): void => {
  if (!('location' in globalThis)) return;
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  globalThis.location.reload();
};
