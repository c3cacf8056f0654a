import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';

/** Screen assumed where there is none to ask: a phone, or a desktop with a mouse. */
export type Screen = 'phone' | 'desk';

/** Screen that the service renders for, and that the browser hydrates, until hydration is done. */
export const ServerScreen = createContext<Screen>('phone');

/** A desktop matches every min-width query, and no preference for reduced motion is assumed. */
const matchesOn = (screen: Screen, query: string): boolean =>
  screen === 'desk' && !query.includes('reduced-motion');

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
  const screen = useContext(ServerScreen);
  // memoized: a new MediaQueryList on each render costs a millisecond in a long list
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
