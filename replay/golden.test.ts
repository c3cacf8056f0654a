import { readFileSync } from 'node:fs';
import { createStore } from '@reduxjs/toolkit';
import { ActionTypes, instrument } from '@redux-devtools/instrument';
import { rootReducer } from '@/app/rootReducer';
import { replaceTransport } from '@/shared/http';
import { toDevTools } from '@/app/devToolsFile';
import { findFirstDifference } from './difference';
import { compareLogs, driveLog } from './drive';
import { getGoldenFile, listGoldenLogs, readGoldenLog } from './files';
import { foldLog } from './fold';

const names = listGoldenLogs();
const read = readGoldenLog;

test('the folder of golden logs is not empty', () => {
  expect(names.length).toBeGreaterThanOrEqual(15);
});

describe.each(names)('%s', (name) => {
  test('leads the reducers to its recorded final state', () => {
    expect(foldLog(read(name)).faults).toEqual([]);
  });

  test('makes the shop produce the same log when it is driven, times included', async () => {
    const log = read(name);
    expect(compareLogs(log, await driveLog(log))).toEqual([]);
  });

  test('is imported by Redux DevTools with no request and no storage write', () => {
    const requested: string[] = [];
    const setItem = jest.fn();
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { setItem } });
    const undo = replaceTransport(() => ({ path: requestedPath }) => {
      requested.push(requestedPath);
      return Promise.resolve({ status: 500, body: undefined });
    });
    const log = read(name);
    const file = toDevTools(log);
    const store = createStore(rootReducer, instrument(undefined, { maxAge: 20_000 }));
    const importFile = {
      type: ActionTypes.IMPORT_STATE,
      nextLiftedState: JSON.parse(file.payload) as object,
    };
    store.liftedStore.dispatch(importFile as never);
    undo();
    Reflect.deleteProperty(globalThis, 'localStorage');
    expect(requested).toEqual([]);
    expect(setItem).not.toHaveBeenCalled();
    expect(findFirstDifference(log.final, store.getState())).toBeNull();
  });

  test('shows no password', () => {
    expect(readFileSync(getGoldenFile(name), 'utf8')).not.toContain('demo1234');
  });
});

describe('the check of a log', () => {
  const log = () => read('address-book-changes-and-refusals');

  test('fails on a broken reducer, naming the path of the state that differs', () => {
    const broken: typeof rootReducer = (state, action) => {
      const next = rootReducer(state, action);
      return action.type === 'navigation/arrived'
        ? { ...next, toasts: { ...next.toasts, nextId: 99 } }
        : next;
    };
    expect(foldLog(log(), { reducer: broken }).faults.join()).toContain('differs at toasts.');
  });

  test('fails on an unknown event, naming the step and the event', () => {
    const renamed = log();
    renamed.entries[0] = { t: 0, by: 'ui', action: { type: 'cart/gone' } };
    expect(foldLog(renamed).faults.join()).toContain('step 1: this shop knows no event cart/gone');
  });

  test('fails on a payload that is not serialisable, naming the step and the path', () => {
    const recordedLog = log();
    recordedLog.entries[1] = { t: 0, by: 'ui', action: { type: 'cart/removalUndone', at: [new Date(0)] } };
    expect(foldLog(recordedLog).faults[0]).toBe('step 2 (cart/removalUndone): not serialisable at at.0');
  });

  test('fails on a state that is not serialisable, naming the path', () => {
    const odd: typeof rootReducer = (state, action) => {
      const next = rootReducer(state, action);
      return { ...next, toasts: { ...next.toasts, nextId: NaN } };
    };
    expect(foldLog(log(), { reducer: odd }).faults[0]).toContain('not serialisable at toasts.nextId');
  });

  test('fails on an answer that the log lacks, naming the request', async () => {
    const deaf = log();
    deaf.exchanges = deaf.exchanges.filter(({ request }) => !request.path.includes('getCategories'));
    expect((await driveLog(deaf)).faults.join()).toContain('getCategories');
  });
});
