import { createElement, lazy, type ComponentType } from 'react';

/** The code of what is drawn late. */
export type ComponentLoader<P> = () => Promise<{ default: ComponentType<P> }>;

/** Code did not come: no network, or another version is deployed and its files have other names. */
export class ChunkLoadError extends Error {
  /** `forget`: when it is drawn next, it is asked for again. Until then React throws this one. */
  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super('code did not come', { cause });
  }
}

/**
 * As React's lazy, but code that did not come can be asked for again, and what came `ahead`, before it was ever drawn, is
 * drawn as it is: a lazy part shows what stands for it at first, also when its code is there.
 */
export function lazyWithRetry<P extends object>(
  bring: ComponentLoader<P>,
): ComponentType<P> & { ahead: () => Promise<void> } {
  let isWaitedFor = false;
  const begin = () => {
    const code = lazy<ComponentType<P>>(() => {
      isWaitedFor = true;
      return bring().catch((cause: unknown) => {
        throw new ChunkLoadError(cause, () => {
          // several places may have met the same failure
          if (current === code) current = begin();
        });
      });
    });
    return code;
  };
  let current: ComponentType<P> = begin();
  const ahead = () =>
    bring().then(
      (module) => {
        if (!isWaitedFor) current = module.default;
      },
      // a guess that fails is asked again by the part itself
      () => undefined,
    );
  // its props are those of the component it brings: `lazy` says the same in more words
  const Late = (props: P) => createElement(current, props);
  return Object.assign(Late, { ahead });
}
