import type { Feature } from './feature';
import { createRandomId, type IdSource } from './randomId';
import { sendOverNetwork, type Transport } from './transport';

/** Goes to a path of the shop. `keepsPlace` is a change within a page: no scrolling, and the focus stays. */
export type Navigate = (path: string, options: { replace: boolean; state?: { keepsPlace: boolean } }) => void;

/** Environment of a running shop: its ways to the outside. Replays, recordings, rendering and tests replace parts of it. */
export interface Environment {
  transport: Transport;
  createId: IdSource;
  /** The router's navigation, which owns the location; without a page (replays) it does nothing. */
  navigate: Navigate;
  /** Code of the customer whose data is shown; null for a guest. */
  getCustomerCode: () => string | null;
  /** Adds a lazy feature to the store. */
  registerFeature: (feature: Feature) => void;
  /** Whether nothing may be written to the viewer's browser. */
  isStorageReadOnly: boolean;
  /** Whether a person changed a field of the page that a reload would lose. */
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

/** Replaces one part, or wraps the previous one. Returns the function that restores the previous one. */
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
