import { ChunkLoadError } from '@/shared/lazyWithRetry';

/** For React: code that did not come is no fault of the program, and is told where it is missing. */
export const onCaughtError = (error: unknown): void => {
  if (!(error instanceof ChunkLoadError)) reportError(error);
};
