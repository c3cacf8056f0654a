import type { Log, LogEntry } from '@/app/recorder';
import { acceptLog } from './accept';
import { compareLogs, driveLog } from './drive';
import { readGoldenLog } from './files';

const read = (name = 'double-add') => readGoldenLog(name);
const check = async (log: Log) => compareLogs(log, await driveLog(log));
const find = (log: Log, type: string) => log.entries.findIndex(({ action }) => action.type === type);

describe('a log that agrees with the shop', () => {
  test('is driven without a difference when its events come later', async () => {
    const log = read();
    // each event and input comes later than the previous one, by the delay of a busy browser
    log.entries = log.entries.map((entry, index) => ({ ...entry, t: entry.t + 7 * index }));
    log.inputs = log.inputs?.map((input) => ({ ...input, t: input.t + 7 * input.at + 3 }));
    expect(await check(log)).toEqual([]);
  });

  test('is driven without a difference while several delays wait at once', async () => {
    expect(await check(read('five-different-adds-quickly'))).toEqual([]);
  });
});

describe('a log that differs from the shop', () => {
  test('an event that the shop does not have is reported before a difference in time', async () => {
    const log = read();
    const at = find(log, 'cart/lineAdded');
    const other: LogEntry = { t: 1, by: 'saga', action: { type: 'cart/removalUndone' } };
    log.entries.splice(at, 0, other);
    log.inputs = log.inputs?.map((input) => ({ ...input, at: input.at > at ? input.at + 1 : input.at }));
    expect((await check(log))[0]).toMatch(/^step \d+: saga cart\/removalUndone is missing; /);
  });

  test('an event that the log does not have is reported', async () => {
    const log = read();
    const at = find(log, 'cart/lineAdded');
    log.entries.splice(at, 1);
    log.inputs = log.inputs?.map((input) => ({ ...input, at: input.at > at ? input.at - 1 : input.at }));
    expect((await check(log))[0]).toMatch(/^step \d+: saga cart\/lineAdded is not in the log/);
  });

  test('an event at which the shop throws is reported', async () => {
    const log = read();
    const at = find(log, 'cart/addRequested');
    log.entries[at] = { t: log.entries[at]?.t ?? 0, by: 'ui', action: { type: 'cart/addBegan' } };
    expect((await check(log)).join()).toContain(`step ${at + 1} (cart/addBegan): the shop threw TypeError`);
  });

  test('a delay that differs is reported with both values', async () => {
    const log = read();
    log.inputs = log.inputs?.map((input) =>
      'delay' in input && input.delay === 350 ? { ...input, delay: 50 } : input,
    );
    expect((await check(log)).join()).toMatch(
      /before step \d+ \(cart\/lineAdded\): the log waits 50 ms, the shop does not \(waits running: .*350/,
    );
  });

  test('a missing request is reported', async () => {
    const log = read();
    log.exchanges.push({
      t: 0,
      request: { method: 'GET', path: '/api/shop/unicorns' },
      took: null,
      answer: null,
    });
    expect((await check(log)).join()).toContain('unicorns');
  });

  test('a router call that the shop does not make is reported', async () => {
    const log = read();
    log.calls = [...(log.calls ?? []), { at: 0, name: 'reloadPage', args: [], answer: {} }];
    expect((await check(log)).join()).toContain('calls of the flows');
  });

  test('a difference of more than a second in a time is reported, and a smaller difference is accepted', () => {
    const log = read();
    const [entry] = log.entries;
    if (!entry) throw new Error('empty');
    const at = 1_800_000_000_000;
    const moved = (by: number): Log => ({
      ...log,
      entries: [{ ...entry, action: { ...entry.action, at: at + by } }, ...log.entries.slice(1)],
    });
    const driven = { log: moved(0), faults: [] };
    expect(compareLogs(moved(900), driven)).toEqual([]);
    expect(compareLogs(moved(1_100), driven)[0]).toContain('differs at at');
  });
});

test('a log of an older version says why it cannot be driven', async () => {
  const { inputs: _, ...older } = read();
  expect((await check(older)).join()).toContain('it can be folded, not driven');
});

describe('accept', () => {
  test('the accept command reports nothing for a recording that agrees with the shop', async () => {
    const { log, faults } = await acceptLog(read(), 'again');
    expect(faults).toEqual([]);
    expect(log.title).toBe('again');
    expect(log.entries.length).toBe(read().entries.length);
  });

  test('the accept command names a delay that the recording has and the shop lacks', async () => {
    const log = read();
    log.inputs = log.inputs?.map((input) =>
      'delay' in input && input.delay === 350 ? { ...input, delay: 400 } : input,
    );
    expect((await acceptLog(log, 'again')).faults.join()).toContain('400 ms');
  });

  test('the accepted log is the same when it is accepted again', async () => {
    const { log } = await acceptLog(read(), 'double-add');
    expect(JSON.parse(JSON.stringify(log))).toEqual(read());
  });
});
