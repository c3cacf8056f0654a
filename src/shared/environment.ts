import type { Feature } from './feature';
import { createRandomId, type IdSource } from './randomId';
import { sendOverNetwork, type Transport } from './transport';

/** Navigates to a path of the shop. `keepsPlace` is for a change within a page: no scrolling, and the focus stays. */
export type Navigate = (path: string, options: { replace: boolean; state?: { keepsPlace: boolean } }) => void;

/**
 * Environment of a running shop: the functions by which the shop reaches the outside. Replays, recordings, rendering
 * and tests replace some of these functions.
 */
export interface Environment {
  transport: Transport;
  createId: IdSource;
  /** Navigation function of the router, which owns the location. Does nothing without a page, as in replays. */
  navigate: Navigate;
  /** Code of the customer whose data is shown; null for a guest. */
  getCustomerCode: () => string | null;
  /** Adds a lazy feature to the store. */
  registerFeature: (feature: Feature) => void;
  /** Whether storage in the viewer's browser is read-only. */
  isStorageReadOnly: boolean;
  /** Whether a field of the page was changed, so that a reload would lose text. */
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

/** Replaces or wraps a part of the environment. Returns a function that restores the previous part. */
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
