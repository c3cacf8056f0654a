/** Folds a log through the reducers: the events alone must rebuild every state. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Log, LogEntry } from '@/app/recorder';
import { rootReducer, type RootState } from '@/app/rootReducer';
import { changedPaths, firstDifference } from './difference';
import { vocabulary } from './vocabulary';

type Reducer = (state: RootState | undefined, action: UnknownAction) => RootState;

export interface Step {
  number: number;
  entry: LogEntry;
  changed: string[];
}

export interface Folded {
  state: RootState;
  steps: Step[];
  /** What is wrong, each naming its step; empty for a log that holds. */
  faults: string[];
}

export function foldLog(log: Log, reducer: Reducer = rootReducer, until = log.entries.length): Folded {
  const steps: Step[] = [];
  const faults: string[] = [];
  let state = log.preloaded;
  for (const [index, entry] of log.entries.slice(0, until).entries()) {
    const number = index + 1;
    if (!vocabulary.has(entry.action.type)) {
      faults.push(`step ${number}: this shop knows no event ${entry.action.type}`);
    }
    const before = state;
    state = reducer(state, entry.action);
    const lost = firstDifference(state, JSON.parse(JSON.stringify(state)));
    if (before !== state && lost)
      faults.push(`step ${number} (${entry.action.type}): not serialisable at ${lost}`);
    steps.push({ number, entry, changed: changedPaths(before, state) });
  }
  if (until === log.entries.length) {
    const difference = firstDifference(log.final, state);
    if (difference) {
      faults.push(`after step ${steps.length}, the final state differs at ${difference}`);
    }
  }
  return { state, steps, faults };
}
