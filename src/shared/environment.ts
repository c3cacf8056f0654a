import type { Feature } from './feature';
import { createRandomId, type IdSource } from './randomId';
import { sendOverNetwork, type Transport } from './transport';

/**
 * Navigates to a path of the shop. `keepsPlace`: a change within a page, without scrolling, and with the focus
 * unchanged.
 */
export type Navigate = (path: string, options: { replace: boolean; state?: { keepsPlace: boolean } }) => void;

/**
 * Environment of a running shop: its interfaces to the outside. Replays, recordings, rendering and tests replace parts
 * of it.
 */
export interface Environment {
  transport: Transport;
  createId: IdSource;
  /** Navigation of the router, which owns the location; without a page (replays) it does nothing. */
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

/** Replaces a part, or wraps the previous one. Returns a function that restores the previous one. */
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
