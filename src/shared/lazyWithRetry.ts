import { createElement, lazy, type ComponentType } from 'react';

/** Dynamic import of a component. */
export type ComponentLoader<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * Error of a chunk that did not load, because the browser is offline or another version with other file names is
 * deployed.
 */
export class ChunkLoadError extends Error {
  /** @param forget clears the failed promise, so that the next render retries; until then React throws this error */
  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super('no chunk', { cause });
  }
}

/**
 * React.lazy that retries failed chunks. A component that was preloaded with `preload` renders without suspending,
 * whereas React.lazy shows the fallback first even if the code has loaded.
 */
export function lazyWithRetry<P extends object>(
  bring: ComponentLoader<P>,
): ComponentType<P> & { preload: () => Promise<void> } {
  let isLoading = false;
  const startLoading = () => {
    const code = lazy<ComponentType<P>>(() => {
      isLoading = true;
      return bring().catch((cause: unknown) => {
        throw new ChunkLoadError(cause, () => {
          // if several components have the same failure, only the first call starts the loading again
          if (current === code) current = startLoading();
        });
      });
    });
    return code;
  };
  let current: ComponentType<P> = startLoading();
  const preload = () =>
    bring().then(
      (module) => {
        if (!isLoading) current = module.default;
      },
      // a failed preload is retried when the component renders
      () => undefined,
    );
  // typed by hand, because `lazy` types its props too widely
  const Late = (props: P) => createElement(current, props);
  return Object.assign(Late, { preload });
}
