import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/** A page's late parts are code that jest reads and compiles first: on a busy machine that takes more than a second. */
configure({ asyncUtilTimeout: 4_000 });

/** Nothing is painted here: what waits for that is done at once, but in tests of just this. */
jest.mock('@/ui/afterPaint', () => ({
  afterPaint: (what: () => void) => {
    what();
    return () => undefined;
  },
}));

/** jsdom has no screen: nothing matches, as on a phone, unless a test says how wide it is. */
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
