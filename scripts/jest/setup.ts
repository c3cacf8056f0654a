/**
 * Loads matchers of elements only for tests that render, because loading them takes longer than most other tests run.
 */
if (expect.getState().testPath?.endsWith('.tsx')) jest.requireActual('./setupDom');

/** jsdom never paints, so afterPaint runs its callback at once, except in its own tests. */
jest.mock('@/ui/afterPaint', () => ({
  afterPaint: (what: () => void) => {
    what();
    return () => undefined;
  },
}));

/** jsdom has no matchMedia. Without a width set by the test no query matches, as on a phone. */
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
