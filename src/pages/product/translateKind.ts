/**
 * Translates the kind of a part by the longest prefix of its name that has a row in locales/catalogue.en.json. The rows
 * of kinds end in ` …`. Empty if no prefix has a row; in Spanish none has.
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
