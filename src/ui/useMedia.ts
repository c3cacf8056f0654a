import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** What a page is drawn for where there is no screen to ask: a phone, or a desk with a mouse. */
export type Screen = 'phone' | 'desk';

let assumed: Screen = 'phone';

/** The service says what it draws for, and the browser what was drawn, until the page is its own. */
export const setServerScreen = (screen: Screen): void => {
  assumed = screen;
};

/** A desk is wider than any query asks for, and nobody is taken to want less motion. */
const onAssumedScreen = (query: string): boolean => assumed === 'desk' && !query.includes('reduced-motion');

/** Whether the screen is as a media query says. */
export function useMedia(query: string): boolean {
  // one question for as long as it is asked: a new one with each drawing is a millisecond of a long list
  const media = useMemo(() => ('matchMedia' in globalThis ? globalThis.matchMedia(query) : null), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => media?.matches ?? false,
    () => onAssumedScreen(query),
  );
}
