import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the page is hydrated: false in the service and during hydration, when the screen width is unknown. Content
 * that depends on the width is then rendered in both forms, and CSS shows one of them.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
