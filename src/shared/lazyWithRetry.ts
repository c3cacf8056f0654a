import { createElement, lazy, type ComponentType } from 'react';

/** Dynamic import of a component. */
export type ComponentLoader<P> = () => Promise<{ default: ComponentType<P> }>;

/** A chunk did not load: no network, or another version is deployed and its files have other names. */
export class ChunkLoadError extends Error {
  /**
   * `forget` clears the failed promise, so that the next render retries. Until then React throws this error.
   */
  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super('no chunk', { cause });
  }
}

/**
 * React.lazy with retry of failed chunks. A component that was preloaded with `preload` renders without
 * suspending, while React.lazy shows the fallback first even when the code is there.
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
          // several components may have met the same failure
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
      // a failed preload is retried by the render
      () => undefined,
    );
  // typed by hand: `lazy` types its props more widely
  const Late = (props: P) => createElement(current, props);
  return Object.assign(Late, { preload });
}
