import { clearBrowser } from '@/shared/storage';

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

/** Outside a page, as in a replay, there is nothing to reload. */
export const reloadPage = (): void => {
  if ('location' in globalThis) globalThis.location.reload();
};
