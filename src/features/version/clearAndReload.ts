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

/**
 * Whether another tab has cleared storage for this version, so that everything stored since then belongs to this
 * version.
 */
export const wasClearedForVersion = (version: string): boolean =>
  readRaw('app-version') === JSON.stringify(version);

/**
 * Whether a field of the page has typed text. The page itself is read, because the store does not contain the texts of
 * fields.
 */
export const hasTypedField = (): boolean => getEnvironment().hasTypedField();

/**
 * Reloads the page; does nothing in a replay. Suppresses the beforeunload prompt, because the visitor requested the
 * reload. A reload cancelled in the prompt would leave the page with a cleared storage.
 */
export const reloadPage = (): void => {
  if (!('location' in globalThis)) return;
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  globalThis.location.reload();
};
