import { getEnvironment, replaceInEnvironment } from './environment';
import type { IdSource } from './randomId';

/** Creates a random id; all ids come from here, so that a replay can return the recorded ones. */
export const createId = (): string => getEnvironment().createId();

/** Wraps or replaces the random source. Returns a function that restores it. */
export const replaceIds = (replace: (original: IdSource) => IdSource): (() => void) =>
  replaceInEnvironment('createId', replace);
