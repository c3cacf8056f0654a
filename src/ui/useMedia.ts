import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';

/** Screen that is assumed while the visitor's screen is unknown: a phone, or a desktop with a mouse. */
export type Screen = 'phone' | 'desk';

/** Screen that the service assumes. The browser assumes the same screen until hydration is done. */
export const ServerScreen = createContext<Screen>('phone');

/**
 * Whether a query matches on an assumed screen. A desktop matches every query except queries for reduced motion. A
 * phone matches none.
 */
const matchesOn = (screen: Screen, query: string): boolean =>
  screen === 'desk' && !query.includes('reduced-motion');

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
  const screen = useContext(ServerScreen);
  // memoized, because to create a MediaQueryList at each render costs a millisecond in a long list
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
