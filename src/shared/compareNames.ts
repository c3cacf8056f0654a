/** Letters alone, of which every language says the same; spaces and hyphens come before them. */
const plainName = /^[a-z -]*$/i;

/** Made when it is first needed: before it, a browser reads how all the world sorts (as with shared/numberFormat.ts). */
let collator: Intl.Collator | null = null;

/** As Spanish orders names: ñ after n, case and accents only between equals, numbers by what they count. For `sort`. */
export function compareNames(a: string, b: string): number {
  if (plainName.test(a) && plainName.test(b)) {
    const [first, second] = [a.toLowerCase(), b.toLowerCase()];
    if (first !== second) return first < second ? -1 : 1;
  }
  if (a === b) return 0;
  collator ??= new Intl.Collator('es', { numeric: true });
  return collator.compare(a, b);
}
