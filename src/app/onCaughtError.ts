import { ChunkLoadError } from '@/shared/lazyWithRetry';

/**
 * React's onCaughtError. Ignores a chunk that did not load: this is no bug, and an error boundary shows the failure.
 */
export const onCaughtError = (error: unknown): void => {
  if (!(error instanceof ChunkLoadError)) reportError(error);
};
