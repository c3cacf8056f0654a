/** Whether React handles the element's events. False in a part of the page whose lazy code has not loaded. */
export const isHydrated = (element: Element | null): boolean =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));
