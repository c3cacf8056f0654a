/** Differences between two states. The states share the objects that did not change. */
import { deepEqual } from '@/shared/deepEqual';
import { isObject } from '@/shared/isObject';

/** Lists the changed paths, at most two levels deep, so that the result is short. */
export function listChangedPaths(before: unknown, after: unknown): string[] {
  if (!isObject(before) || !isObject(after)) return [];
  return Object.keys(after).flatMap((slice) => {
    const then = before[slice];
    const now = after[slice];
    if (then === now || !isObject(then) || !isObject(now)) return then === now ? [] : [slice];
    return Object.keys(now)
      .filter((field) => then[field] !== now[field])
      .map((field) => `${slice}.${field}`);
  });
}

/** Prints a value as a line of JSON. A text longer than `longest` characters is cut. */
export const printValue = (value: unknown, longest = 120): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** Lists the changes between two states as `path: before → after`, down to `deep` levels. */
export function listChanges(before: unknown, after: unknown, deep: number, path = ''): string[] {
  if (deepEqual(before, after)) return [];
  if (deep > 0 && isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after)) {
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      listChanges(before[key], after[key], deep - 1, path ? `${path}.${key}` : key),
    );
  }
  return [`${path || '(whole)'}: ${printValue(before)} → ${printValue(after)}`];
}
