/** How a saga moves the person: through the router, which owns the location. Outside a page (replays) it goes nowhere. */
type Go = (path: string, options: { replace: boolean; state?: { keepsPlace: boolean } }) => void;

let go: Go | null = null;

export const navigateTo = (path: string): void => go?.(path, { replace: false });
export const redirectTo = (path: string): void => go?.(path, { replace: true });

/** What a navigation within a page is made with: nothing scrolls, and the focus stays. */
export const keepsScroll = { state: { keepsPlace: true } } as const;
/** The page the person is on, under another address. */
export const replaceUrl = (path: string): void => go?.(path, { replace: true, ...keepsScroll });

export function setNavigator(navigate: Go): () => void {
  go = navigate;
  return () => {
    go = null;
  };
}
