import { getEnvironment, replaceInEnvironment } from './environment';
import type { IdSource } from './randomId';

/** Random ids come only from here, so that a replay can return the recorded ids. */
export const createId = (): string => getEnvironment().createId();

/** Wraps or replaces the random source. Returns the undo function. */
export const replaceIds = (replace: (original: IdSource) => IdSource): (() => void) =>
  replaceInEnvironment('createId', replace);
