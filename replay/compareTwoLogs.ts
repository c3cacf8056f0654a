/**
 * First difference of two logs: the surrounding events side by side, then the differences in the event and in the
 * states.
 */
import type { Log } from '@/app/recorder';
import { listChanges } from '@/app/replay/stateChanges';
import { findFirstDifference } from './difference';
import { foldLog } from './fold';

const around = 3;
const width = 46;

const describe = (log: Log, index: number): string => {
  const entry = log.entries[index];
  return entry ? `${entry.by.padEnd(4)}  ${entry.action.type}` : '';
};

/** Index of the first event whose source, type or data differ. It is null when one log begins with the other. */
export function findFirstOther(left: Log, right: Log): number | null {
  const length = Math.max(left.entries.length, right.entries.length);
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [left.entries[index], right.entries[index]];
    if (a?.by !== b?.by || findFirstDifference(a?.action, b?.action) !== null) return index;
  }
  return null;
}

const stateAfter = (log: Log, until: number) => foldLog(log, { until }).state;

/** Returns lines for a reader, or no line for logs with the same events and states. Times are not compared. */
export function compareTwoLogs(left: Log, right: Log): string[] {
  const beginning = findFirstDifference(left.preloaded, right.preloaded);
  const lines = beginning === null ? [] : [`the states at the beginning differ at ${beginning}`];
  const other = findFirstOther(left, right);
  if (other === null) {
    const final = findFirstDifference(left.final, right.final);
    return final === null ? lines : [...lines, `the same events come to other states: ${final}`];
  }
  lines.push(`the logs differ from step ${other + 1} on:`);
  for (let index = Math.max(0, other - around); index <= other + around; index += 1) {
    const [a, b] = [describe(left, index), describe(right, index)];
    if (a === '' && b === '') continue;
    const sign = index === other ? '≠' : a === b ? ' ' : '·';
    lines.push(`${String(index + 1).padStart(5)} ${sign} ${a.padEnd(width)} ${b}`.trimEnd());
  }
  const [a, b] = [left.entries[other]?.action, right.entries[other]?.action];
  if (a?.type === b?.type) lines.push(`${a?.type} differs at ${findFirstDifference(a, b) ?? 'who tells it'}`);
  const changes = listChanges(stateAfter(left, other + 1), stateAfter(right, other + 1), 4);
  if (changes.length > 0)
    lines.push('the states after it:', ...changes.slice(0, 20).map((change) => `  ${change}`));
  return lines;
}
