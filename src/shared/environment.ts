import type { Feature } from './feature';
import { createRandomId, type IdSource } from './randomId';
import { sendOverNetwork, type Transport } from './transport';

/** Navigates to a path of the shop. With `keepsPlace` the page does not scroll, and the focus stays where it is. */
export type Navigate = (path: string, options: { replace: boolean; state?: { keepsPlace: boolean } }) => void;

/**
 * Functions with which the shop reaches the outside. Replays, recordings, rendering and tests replace some of these
 * functions.
 */
export interface Environment {
  transport: Transport;
  createId: IdSource;
  /** Navigation function of the router. Without a page, as in replays, the function does nothing. */
  navigate: Navigate;
  /** Code of the customer whose data are shown; null for a guest. */
  getCustomerCode: () => string | null;
  /** Adds a lazy feature to the store. */
  registerFeature: (feature: Feature) => void;
  /** Whether nothing may be written to the storage of this browser. */
  isStorageReadOnly: boolean;
  /** Whether the user changed a field of the page, so that a reload would lose text. */
  hasTypedField: () => boolean;
}

let environment: Environment = {
  transport: sendOverNetwork,
  createId: createRandomId,
  navigate: () => undefined,
  getCustomerCode: () => null,
  registerFeature: () => undefined,
  isStorageReadOnly: false,
  hasTypedField: () => false,
};

export const getEnvironment = (): Readonly<Environment> => environment;

/** Replaces or wraps one function of the environment. Returns a function that restores the previous function. */
export function replaceInEnvironment<Part extends keyof Environment>(
  part: Part,
  replace: (previous: Environment[Part]) => Environment[Part],
): () => void {
  const previous = environment[part];
  environment = { ...environment, [part]: replace(previous) };
  return () => {
    environment = { ...environment, [part]: previous };
  };
}
