import { getEnvironment, replaceInEnvironment, type Navigate } from '@/shared/environment';

const go: Navigate = (path, options) => getEnvironment().navigate(path, options);

export const navigateTo = (path: string): void => go(path, { replace: false });
export const redirectTo = (path: string): void => go(path, { replace: true });

/** Options for navigation within a page. The page does not scroll, and the focus stays where it is. */
export const keepsScroll = { state: { keepsPlace: true } } as const;
/** Replaces the URL of the current page. */
export const replaceUrl = (path: string): void => go(path, { replace: true, ...keepsScroll });

/** Sets the navigation function of the router. Returns a function that removes the navigation function again. */
export const setNavigator = (navigate: Navigate): (() => void) =>
  replaceInEnvironment('navigate', () => navigate);
