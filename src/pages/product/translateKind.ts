/**
 * Translates the kind of a part. Finds the longest beginning of the part's name that has a row in
 * locales/catalogue.en.json. Rows for kinds of parts end in ` …`. Returns '' if there is no such row; in Spanish there
 * never is.
 */
export function translateKind(name: string, term: (own: string) => string): string {
  const words = name.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const key = `${words.slice(0, count).join(' ').replace(/,$/, '')} …`;
    const own = term(key);
    if (own !== key) return own;
  }
  return '';
}
