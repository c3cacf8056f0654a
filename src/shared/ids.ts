import { getEnvironment, replaceInEnvironment } from './environment';
import type { IdSource } from './randomId';

/** Creates a random id. All ids come from this function, so that a replay can return the recorded ids. */
export const createId = (): string => getEnvironment().createId();

/** Wraps or replaces the source of random ids. Returns a function that restores the source. */
export const replaceIds = (replace: (original: IdSource) => IdSource): (() => void) =>
  replaceInEnvironment('createId', replace);
