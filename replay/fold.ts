/** Folds a log through the reducers: the events alone must rebuild every state. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Log, LogEntry } from '@/app/recorder';
import { rootReducer, type RootState } from '@/app/rootReducer';
import { findFirstDifference, findUnserialisable } from './difference';
import { computeChecksums } from './checksums';
import { knownActions } from './vocabulary';

type Reducer = (state: RootState | undefined, action: UnknownAction) => RootState;

export interface Step {
  number: number;
  entry: LogEntry;
  before: RootState;
  after: RootState;
}

export interface Folded {
  state: RootState;
  /** Problems with the numbers of their steps; empty for a valid log. */
  faults: string[];
}

export interface FoldOptions {
  reducer?: Reducer;
  /** Number of events after which folding stops. */
  until?: number;
  /** Called for each step. */
  onStep?: (step: Step) => void;
}

/** Returns the name of the first slice whose checksum differs. */
const findOtherSlice = (expected: Record<string, string>, got: Record<string, string>): string | undefined =>
  [...new Set([...Object.keys(expected), ...Object.keys(got)])].find((name) => expected[name] !== got[name]);

export function foldLog(
  log: Log,
  { reducer = rootReducer, until = log.entries.length, onStep }: FoldOptions = {},
): Folded {
  const faults: string[] = [];
  const unknown = new Map<string, number>();
  let state = log.preloaded;
  let isChecked = false;
  for (const [index, entry] of log.entries.slice(0, until).entries()) {
    const number = index + 1;
    const { action } = entry;
    if (!knownActions.has(action.type)) unknown.set(action.type, unknown.get(action.type) ?? number);
    const before = state;
    try {
      state = reducer(state, action);
    } catch (error) {
      faults.push(
        `step ${number} (${action.type}): its data is not what the shop expects (${String(error)})`,
      );
      break;
    }
    const lost = findUnserialisable(action) ?? findUnserialisable(state, before);
    if (lost) faults.push(`step ${number} (${action.type}): not serialisable at ${lost}`);
    const expected = log.states?.[index];
    const other = expected && !isChecked && findOtherSlice(expected, computeChecksums(before, state));
    if (other) {
      // all later states differ as well
      isChecked = true;
      faults.push(
        `step ${number} (${action.type}): ${other} has another state than when the log was accepted`,
      );
    }
    onStep?.({ number, entry, before, after: state });
  }
  for (const [type, number] of unknown) {
    faults.push(`step ${number}: this shop knows no event ${type}; the log is of ${log.app}`);
  }
  if (
    until >= log.entries.length &&
    !faults.some((fault) => fault.includes('is not what the shop expects'))
  ) {
    const difference = findFirstDifference(log.final, state);
    if (difference) {
      faults.push(`after step ${log.entries.length}, the final state differs at ${difference}`);
    }
  }
  return { state, faults };
}
