import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the page is hydrated. False in the service and during hydration, because the screen width is not known yet.
 * Content that depends on the width is then rendered in both forms, and CSS hides one form.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
