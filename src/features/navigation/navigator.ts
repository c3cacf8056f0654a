import { getEnvironment, replaceInEnvironment, type Navigate } from '@/shared/environment';

const go: Navigate = (path, options) => getEnvironment().navigate(path, options);

export const navigateTo = (path: string): void => go(path, { replace: false });
export const redirectTo = (path: string): void => go(path, { replace: true });

/** Navigation options within a page: no scrolling, and the focus stays. */
export const keepsScroll = { state: { keepsPlace: true } } as const;
/** Replaces the URL of the current page. */
export const replaceUrl = (path: string): void => go(path, { replace: true, ...keepsScroll });

/** Sets the router's navigation function. Returns a function that resets it. */
export const setNavigator = (navigate: Navigate): (() => void) =>
  replaceInEnvironment('navigate', () => navigate);
