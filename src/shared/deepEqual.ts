/**
 * Deep equality of plain JSON data. Also an equality function for selectors that build lists: members that are the
 * same object are not compared further.
 */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    // both are objects; a missing key would be read as undefined, so its presence is checked first
    names.every((name) => name in b && deepEqual(a[name as keyof typeof a], b[name as keyof typeof b]))
  );
}
