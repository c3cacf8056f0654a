import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Screen assumed where there is none to ask: a phone, or a desktop with a mouse. */
export type Screen = 'phone' | 'desk';

let assumed: Screen = 'phone';

/** Sets the screen that the service renders for, or that the browser hydrates, until hydration is done. */
export const setServerScreen = (screen: Screen): void => {
  assumed = screen;
};

/** A desktop matches every min-width query, and no preference for reduced motion is assumed. */
const onAssumedScreen = (query: string): boolean => assumed === 'desk' && !query.includes('reduced-motion');

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
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
    () => onAssumedScreen(query),
  );
}
