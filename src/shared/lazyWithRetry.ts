import { createElement, lazy, type ComponentType } from 'react';

/** Function that imports the module of a component. */
export type ComponentLoader<P> = () => Promise<{ default: ComponentType<P> }>;

/** Error of a module that did not load. The browser may be offline, or a newer version may have replaced the file. */
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
 * Like React.lazy, but a module that failed to load can be loaded again. After `preload` the component renders without
 * suspending. React.lazy would first show the fallback, even if the module has loaded.
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
          // several components may have the same failure, but only the first call starts the loading again
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
      // ignored, because the render of the component loads the module again
      () => undefined,
    );
  // the props have an explicit type, because the type of `lazy` is too wide
  const Late = (props: P) => createElement(current, props);
  return Object.assign(Late, { preload });
}
