import { createLazy } from './createLazy';

/** Names with only ASCII letters, spaces and hyphens. They have the same order in all languages. */
const plainName = /^[a-z -]*$/i;

/** The collator is created when it is first needed, because a browser's first collator loads its sorting tables. */
const getCollator = createLazy(() => new Intl.Collator('es', { numeric: true }));

/**
 * Compares two names for `sort` in Spanish order. The letter ñ comes after n. Numbers are compared by value. Case and
 * accents decide only between names that are otherwise equal.
 */
export function compareNames(a: string, b: string): number {
  if (plainName.test(a) && plainName.test(b)) {
    const [first, second] = [a.toLowerCase(), b.toLowerCase()];
    if (first !== second) return first < second ? -1 : 1;
  }
  if (a === b) return 0;
  return getCollator().compare(a, b);
}
