/** Navigation for sagas, through the router, which owns the location. Does nothing outside a page (replays). */
type Go = (path: string, options: { replace: boolean; state?: { keepsPlace: boolean } }) => void;

let go: Go | null = null;

export const navigateTo = (path: string): void => go?.(path, { replace: false });
export const redirectTo = (path: string): void => go?.(path, { replace: true });

/** Navigation state within a page: no scrolling, and the focus stays. */
export const keepsScroll = { state: { keepsPlace: true } } as const;
/** Replaces the URL of the current page. */
export const replaceUrl = (path: string): void => go?.(path, { replace: true, ...keepsScroll });

export function setNavigator(navigate: Go): () => void {
  go = navigate;
  return () => {
    go = null;
  };
}
