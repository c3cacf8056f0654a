/**
 * Whether two values of plain JSON data are equal. Selectors that return lists use this function, too. Members that are
 * the same object are not compared further.
 */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    // a missing key would be read as undefined, so the other object must have the key
    names.every((name) => name in b && deepEqual(a[name as keyof typeof a], b[name as keyof typeof b]))
  );
}
