import { getEnvironment } from '@/shared/environment';
import { clearBrowser, readRaw } from '@/shared/storage';

/** Keys that a new version keeps: choices, vehicle, cart, and a pending logout. */
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

/** Whether another tab has cleared storage for this version: anything stored since then is of this version. */
export const wasClearedForVersion = (version: string): boolean =>
  readRaw('app-version') === JSON.stringify(version);

/** Asks the page, outside the store: its fields are no state of the shop. */
export const hasTypedField = (): boolean => getEnvironment().hasTypedField();

/**
 * Does nothing outside a page (replays). Suppresses the beforeunload prompt, as the visitor asked for the
 * reload: a cancelled one would leave the page with a cleared storage.
 */
export const reloadPage = (): void => {
  if (!('location' in globalThis)) return;
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  globalThis.location.reload();
};
