import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';

/** Screen that is assumed while the real one is unknown: a phone, or a desktop with a mouse. */
export type Screen = 'phone' | 'desk';

/** Screen for which the service renders, and which the browser uses until hydration is done. */
export const ServerScreen = createContext<Screen>('phone');

/**
 * Whether a query matches on an assumed screen: a desktop matches every min-width query, and no assumed screen prefers
 * reduced motion.
 */
const matchesOn = (screen: Screen, query: string): boolean =>
  screen === 'desk' && !query.includes('reduced-motion');

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
  const screen = useContext(ServerScreen);
  // memoized, because a new MediaQueryList at each render costs a millisecond in a long list
  const media = useMemo(() => ('matchMedia' in globalThis ? globalThis.matchMedia(query) : null), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => media?.matches ?? false,
    () => matchesOn(screen, query),
  );
}
