/** Whether React handles the element's events: false in a part whose lazy code has not loaded. */
export const isHydrated = (element: Element | null): boolean =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps'));
