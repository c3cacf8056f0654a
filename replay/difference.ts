/** The first path at which two JSON values differ, with both values; null when they are equal. Absent equals undefined. */
export function firstDifference(expected: unknown, actual: unknown, path = ''): string | null {
  if (Object.is(expected, actual)) return null;
  if (isRecord(expected) && isRecord(actual) && Array.isArray(expected) === Array.isArray(actual)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      const found = firstDifference(expected[key], actual[key], path ? `${path}.${key}` : key);
      if (found) return found;
    }
    return null;
  }
  return `${path || '(whole)'}: expected ${show(expected)}, got ${show(actual)}`;
}

/** The paths, at most two steps deep, that an event changed: what a person reads beside it. */
export function changedPaths(before: unknown, after: unknown): string[] {
  if (!isRecord(before) || !isRecord(after)) return [];
  return Object.keys(after).flatMap((slice) => {
    const then = before[slice];
    const now = after[slice];
    if (then === now || !isRecord(then) || !isRecord(now)) return then === now ? [] : [slice];
    return Object.keys(now)
      .filter((field) => then[field] !== now[field])
      .map((field) => `${slice}.${field}`);
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
};
