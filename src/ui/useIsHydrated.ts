import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False on the service and while its page is hydrated, when the width of the screen is not known: what depends on the
 * width is then rendered in both forms, and CSS shows one.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
