import { printValue } from '@/app/replay/stateChanges';
import { isObject } from '@/shared/isObject';

/**
 * Returns the first path at which two JSON values differ, with both values; null when they are equal. Missing
 * equals undefined. `isTime` says which different values count as equal.
 */
export function findFirstDifference(
  expected: unknown,
  actual: unknown,
  { path = '', isTime }: { path?: string; isTime?: (expected: unknown, actual: unknown) => boolean } = {},
): string | null {
  if (Object.is(expected, actual) || isTime?.(expected, actual)) return null;
  if (isObject(expected) && isObject(actual) && Array.isArray(expected) === Array.isArray(actual)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      const inner = { path: path ? `${path}.${key}` : key, ...(isTime ? { isTime } : {}) };
      const found = findFirstDifference(expected[key], actual[key], inner);
      if (found) return found;
    }
    return null;
  }
  return `${path || '(whole)'}: expected ${printValue(expected)}, got ${printValue(actual)}`;
}

/**
 * Returns the first path of a value that JSON cannot hold (a Date, a Map, a function, NaN …), or null when there is no
 * such value. Objects that are identical to objects in `known` are skipped, because they have been checked before.
 */
export function findUnserialisable(value: unknown, known?: unknown): string | null {
  return isSerialisable(value, known) ? null : pathOfUnserialisable(value) || '(whole)';
}

/**
 * Fast path that searches the position only after a failure. Every event and state of a log is checked; therefore
 * unknown objects are not compared with `known`, lists are walked without keys, and strings are checked without a call.
 */
function isSerialisable(value: unknown, known?: unknown): boolean {
  if (value === known || value === null) return true;
  if (typeof value !== 'object') return isPrimitive(value);
  const within = value as Record<string, unknown>;
  const then = isObject(known) ? known : null;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) {
      const inner: unknown = value[at];
      if (typeof inner !== 'string' && !isSerialisable(inner, then?.[at])) return false;
    }
    return true;
  }
  if (!isPlain(value)) return false;
  for (const key in within) {
    const inner = within[key];
    if (typeof inner !== 'string' && !isSerialisable(inner, then?.[key])) return false;
  }
  return true;
}

function pathOfUnserialisable(value: unknown): string {
  if (!isObject(value) || !(Array.isArray(value) || isPlain(value))) return '';
  const [key, inner] = Object.entries(value).find(([, within]) => !isSerialisable(within)) ?? [''];
  const rest = pathOfUnserialisable(inner);
  return rest ? `${key}.${rest}` : key;
}

const isPrimitive = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : value === undefined || typeof value === 'string' || typeof value === 'boolean';

const isPlain = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value) as object | null;
  return prototype === Object.prototype || prototype === null;
};
