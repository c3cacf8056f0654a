/** Checksums of the slices of a state. A golden log holds the checksums that each event changed, but no state. */
import type { Log } from '@/app/recorder';
import { rootReducer, type RootState } from '@/app/rootReducer';
import { isRecord } from '@/shared/isObject';

/** JSON with sorted keys, because the order in which a reducer writes its fields does not matter. */
const toCanonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  ) ?? '';

/** FNV-1a of 32 bits. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/** Returns a checksum for each slice that has become another object. */
export function computeChecksums(before: RootState, after: RootState): Record<string, string> {
  const then: Record<string, unknown> = before;
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, slice]) => then[name] !== slice)
      .map(([name, slice]) => [name, hash(toCanonicalJson(slice))]),
  );
}

/** Returns the log with the checksums of its states. */
export function addChecksums(log: Log): Log {
  let state = log.preloaded;
  const states = log.entries.map(({ action }) => {
    const before = state;
    state = rootReducer(before, action);
    return computeChecksums(before, state);
  });
  return { ...log, states };
}
