/**
 * Whether two values say the same; of plain data, as it comes from an answer. For a selector that puts a list together, too:
 * of members that are the same objects it looks at no more.
 */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    // both are objects, and what an object lacks is undefined
    names.every((name) => name in b && deepEqual(a[name as keyof typeof a], b[name as keyof typeof b]))
  );
}
