/** Matchers of elements, for tests that render: they take longer to load than most other tests to run. */
if (expect.getState().testPath?.endsWith('.tsx')) jest.requireActual('./setupDom');

/** jsdom never paints: afterPaint runs at once, except in its own tests. */
jest.mock('@/ui/afterPaint', () => ({
  afterPaint: (what: () => void) => {
    what();
    return () => undefined;
  },
}));

/** jsdom has no matchMedia: nothing matches, as on a phone, unless a test sets a width. */
if (typeof window !== 'undefined' && !('matchMedia' in window)) {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    writable: true,
    value: (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}
