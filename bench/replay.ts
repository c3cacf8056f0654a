/**
 * npm run bench:replay: speed of folding a log, its growth, and of Redux DevTools' import. At least 50,000
 * events a second, linear growth, 5,000 events imported within a second; exit code 1 if not.
 */
import { performance } from 'node:perf_hooks';
import { createStore } from '@reduxjs/toolkit';
import { ActionTypes, instrument } from '@redux-devtools/instrument';
import type { Log, LogEntry } from '@/app/recorder';
import { rootReducer } from '@/app/rootReducer';
import { toasts } from '@/features/toasts';
import { listGoldenLogs, readGoldenLog } from '../replay/files';
import { foldLog } from '../replay/fold';
import { exponentOf, tell } from './figures.cjs';

const logs = listGoldenLogs().map(readGoldenLog);
const [first] = logs;
if (!first) throw new Error('there are no golden logs');
const fresh = rootReducer(undefined, { type: 'bench/began' });

/** Joins stories. A story that ends with open toasts dismisses them, as in a session. */
function logOf(count: number): Log {
  const entries: LogEntry[] = [];
  let state = fresh;
  const add = (entry: LogEntry) => {
    entries.push(entry);
    state = rootReducer(state, entry.action);
  };
  for (let story = 0; entries.length < count; story += 1) {
    logs[story % logs.length]?.entries.forEach(add);
    for (const { id } of state.toasts.items) add({ t: 0, by: 'saga', action: toasts.removed({ id }) });
  }
  return { ...first, preloaded: fresh, entries: entries.slice(0, count) } as Log;
}

const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
/** Returns medians, measured alternately, so that other load affects all. */
const timed = (...works: (() => void)[]): number[] => {
  const rounds = Array.from({ length: 9 }, () =>
    works.map((work) => {
      const began = performance.now();
      work();
      return performance.now() - began;
    }),
  );
  return works.map((_, place) => median(rounds.map((times) => times[place] ?? 0)));
};

const foldsOf = (...counts: number[]): number[] =>
  timed(...counts.map(logOf).map((log) => () => foldLog(log)));

const importOf = (count: number): number => {
  const actions = logOf(count).entries.map(({ action }) => action);
  const [time = 0] = timed(() => {
    const store = createStore(rootReducer, instrument(undefined, { maxAge: 20_000 }));
    store.liftedStore.dispatch({ type: ActionTypes.IMPORT_STATE, nextLiftedState: actions } as never);
    store.getState();
  });
  return time;
};

foldsOf(10_000); // warm-up
const [small = 0, large = 0] = foldsOf(25_000, 100_000);
const exponent = exponentOf([small, large], [25_000, 100_000]);
const perSecond = Math.round(100_000 / (large / 1_000));
const imported = importOf(5_000);

const rows: [string, string, boolean][] = [
  ['100,000 events folded, a second', perSecond.toLocaleString('en'), perSecond >= 50_000],
  ['growth from 25,000 to 100,000 events, exponent', exponent.toFixed(2), exponent <= 1.1],
  ['5,000 events imported by Redux DevTools', `${imported.toFixed(0)} ms`, imported <= 1_000],
];
for (const [name, figure, holds] of rows) {
  process.stdout.write(`${holds ? ' ' : '!'} ${name.padEnd(48)} ${figure.padStart(12)}\n`);
}
tell('replay.perSecond', perSecond);
tell('replay.growth', exponent);
tell('replay.imported', imported);
process.exitCode = rows.every(([, , holds]) => holds) ? 0 : 1;
