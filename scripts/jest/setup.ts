import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/** jest compiles lazy chunks when they are first imported: on a busy machine that takes more than a second. */
configure({ asyncUtilTimeout: 4_000 });

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
