import { parseLogFile, toDevTools } from '@/app/devToolsFile';
import type { Log } from '@/app/recorder';
import { readGoldenLog } from './files';
import { foldLog } from './fold';

const read = () => readGoldenLog('double-add');
const damage = (change: (log: Log) => void): string => {
  const log = read();
  change(log);
  try {
    parseLogFile(log);
    return 'whole';
  } catch (error) {
    return (error as Error).message;
  }
};

test('a complete log is read', () => {
  expect(damage(() => undefined)).toBe('whole');
});

test.each<[string, (log: Log) => void, RegExp]>([
  ['a null entry', (log) => (log.entries[4] = null as never), /^entry 5 of \d+ is null$/],
  [
    'an entry without an action',
    (log) => (log.entries[4] = { t: 1, by: 'ui' } as never),
    /^entry 5 of \d+ has no action$/,
  ],
  [
    'an action without a type',
    (log) => (log.entries[4] = { t: 1, by: 'ui', action: {} } as never),
    /^entry 5 of \d+ has an action without a type$/,
  ],
  [
    'reordered entries',
    (log) => log.entries.unshift(...log.entries.splice(-1)),
    /^entry 2 of \d+ comes at \d+ ms, after one at \d+ ms: the entries are in another order$/,
  ],
  ['no exchanges', (log) => delete (log as Partial<Log>).exchanges, /^the log has no list of exchanges$/],
  ['no state', (log) => delete (log as Partial<Log>).preloaded, /^the log has no state "preloaded"$/],
  [
    'an exchange without a request',
    (log) => (log.exchanges[0] = {} as never),
    /^exchange 1 of \d+ has no request$/,
  ],
  [
    'an answer to a missing request',
    (log) => log.exchanges.splice(1),
    /^input \d+ of \d+ is the answer to \d+, which the log does not hold$/,
  ],
])('%s is reported in one sentence', (_, change, sentence) => {
  expect(damage(change)).toMatch(sentence);
});

test('an event with data that its reducer cannot take is reported with its step and type', () => {
  const log = read();
  const at = log.entries.findIndex(({ action }) => action.type === 'cart/addBegan');
  log.entries[at] = { t: 0, by: 'saga', action: { type: 'cart/addBegan' } };
  const { faults } = foldLog(log);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`step ${at + 1} (cart/addBegan): its data is not what the shop expects`);
});

describe('the lifted state of Redux DevTools', () => {
  test('is read as a log, with the times of its events', () => {
    const log = read();
    const lifted = JSON.parse(toDevTools(log).payload) as object;
    const back = parseLogFile(lifted);
    expect(back?.entries.map(({ t, action }) => [t, action])).toEqual(
      log.entries.map(({ t, action }) => [t, action]),
    );
    expect(back?.final).toEqual(log.final);
  });

  test('a log that DevTools has cut at the beginning starts with the state before its first event', () => {
    const log = read();
    const states = [log.preloaded];
    foldLog(log, { onStep: ({ after }) => states.push(after) });
    const window = parseLogFile(toDevTools(log, { from: 5, to: 9 }));
    expect(window?.entries.map(({ action }) => action)).toEqual(
      log.entries.slice(5, 9).map(({ action }) => action),
    );
    expect(window?.preloaded).toEqual(states[5]);
    expect(window?.final).toEqual(states[9]);
  });
});

test('a file of another kind is not accepted as a log', () => {
  expect(parseLogFile({ name: 'repuestos' })).toBeNull();
  expect(parseLogFile([])).toBeNull();
});
