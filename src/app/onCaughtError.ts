import { ChunkLoadError } from '@/shared/lazyWithRetry';

/** React's onCaughtError: a chunk that did not load is no bug, and its error boundary shows it. */
export const onCaughtError = (error: unknown): void => {
  if (!(error instanceof ChunkLoadError)) reportError(error);
};
