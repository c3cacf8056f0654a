import { ChunkLoadError } from '@/shared/lazyWithRetry';

/** React's onCaughtError: ignores a chunk that did not load, which is not a bug and is shown by its error boundary. */
export const onCaughtError = (error: unknown): void => {
  if (!(error instanceof ChunkLoadError)) reportError(error);
};
