import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether the screen is as a media query says; false where there is no screen. */
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
    () => false,
  );
}
