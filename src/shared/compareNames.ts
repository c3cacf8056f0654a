import { createLazy } from './createLazy';

/** Names of plain ASCII letters, which sort the same in every language; space and hyphen come before them. */
const plainName = /^[a-z -]*$/i;

/** Created lazily, because a browser's first collator loads its sorting tables (compare shared/numberFormat.ts). */
const getCollator = createLazy(() => new Intl.Collator('es', { numeric: true }));

/** Comparator for `sort` in Spanish order: ñ after n, case and accents only break ties, and numbers by value. */
export function compareNames(a: string, b: string): number {
  if (plainName.test(a) && plainName.test(b)) {
    const [first, second] = [a.toLowerCase(), b.toLowerCase()];
    if (first !== second) return first < second ? -1 : 1;
  }
  if (a === b) return 0;
  return getCollator().compare(a, b);
}
