import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from 'esbuild';
import { printLog } from '@/app/packedLog';
import type { Log } from '@/app/recorder';
import { compareTwoLogs } from './compareTwoLogs';
import * as condition from './condition';
import { compareLogs, driveLog } from './drive';
import { getGoldenFile, readGoldenLog } from './files';
import { foldLog } from './fold';
import { reportLogs } from './report';
import * as runPart from './runPart';
import { findSmallest, shrinkLog } from './shrink';
import * as writtenTests from './writeTest';

const { readCondition } = condition;
const { writeTest } = writtenTests;

const listIntents = (log: { entries: { by: string; action: { type: string } }[] }) =>
  log.entries.filter(({ by }) => by === 'ui').map(({ action }) => action.type);

test.each([
  ['one item', [5], [5]],
  ['two items that are far apart', [1, 8], [1, 8]],
  ['no item', [], []],
  ['all items', [1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8]],
])(
  'the smallest list that meets a condition is found when the condition needs %s',
  async (_, needed, smallest) => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8];
    const found = await findSmallest(all, (items) =>
      Promise.resolve(needed.every((item) => items.includes(item))),
    );
    expect(found).toEqual(smallest);
  },
);

test('a browser session is shrunk to the events that lead to the wanted event, and the smaller log can be driven', async () => {
  const log = readGoldenLog('double-add');
  const { log: smaller, from, to } = await shrinkLog(log, readCondition('navigation/requestIgnored'));
  // the same part twice within its lock; this log needs no other events
  expect(listIntents(smaller)).toEqual(['cart/addRequested', 'cart/addRequested']);
  expect(from).toBeGreaterThan(20);
  expect(to).toBe(2);
  expect(foldLog(smaller).faults).toEqual([]);
  expect(compareLogs(smaller, await driveLog(smaller))).toEqual([]);
});

test('shrinking keeps an answer and a delay on which a state depends', async () => {
  const log = readGoldenLog('vin-mistyped-then-right');
  const condition = "vehicleForms.forms.picker.vin.status === 'found'";
  const { log: smaller } = await shrinkLog(log, readCondition(condition));
  expect(listIntents(smaller)).toEqual(['navigation/featureJoined', 'vehicles/vinTyped']);
  expect(smaller.exchanges.filter(({ answer }) => answer !== null)).toHaveLength(1);
  const [last] = smaller.entries.slice(-1);
  expect(last?.action.type).toBe('vehicles/vinFound');
  expect(last?.t).toBeLessThan(1_000);
});

test('a condition for shrinking may count events of the log', async () => {
  const { log: smaller } = await shrinkLog(
    readGoldenLog('five-different-adds-quickly'),
    readCondition("count('cart/lineAdded') === 3 && cart.items.length >= 3"),
  );
  expect(listIntents(smaller).filter((type) => type === 'cart/addRequested')).toHaveLength(3);
});

test.each([
  ['catalog/neverSaid', 'the log does not show it when it is driven again'],
  ['error: no such thing', 'the log does not show it when it is driven again'],
  [
    'cart.itemz.length > 3',
    "(the condition says at its end: Cannot read properties of undefined (reading 'length'))",
  ],
  ['cart.items.length >', 'is no expression: '],
])(
  'a condition that the log never meets, or that cannot be read, is refused with a sentence: %s',
  async (text, sentence) => {
    const shrink = async () => shrinkLog(readGoldenLog('credentials-refused'), readCondition(text));
    await expect(shrink()).rejects.toThrow(sentence);
  },
);

test('a log that cannot be driven says why it cannot be shrunk', async () => {
  const { inputs: _, ...older } = readGoldenLog('double-add');
  await expect(shrinkLog(older, readCondition('cart/lineAdded'))).rejects.toThrow('folded, not shrunk');
});

const modules: Record<string, unknown> = {
  './condition': condition,
  './runPart': runPart,
  './writeTest': writtenTests,
};

/** Runs the text of a test as jest would. Rejects if the test fails. */
async function runText(text: string): Promise<string> {
  const { code } = transformSync(text, { loader: 'ts', format: 'cjs' });
  const found: { title: string; body: () => Promise<void> }[] = [];
  const note = (title: string, body: () => Promise<void>) => void found.push({ title, body });
  const run = compileFunction(code, ['require', 'test', 'expect']) as (...scope: unknown[]) => void;
  run((file: string) => modules[file], note, expect);
  for (const { body } of found) await body();
  return found.map(({ title }) => title).join();
}

const shrinkGolden = async (title: string, until: string): Promise<Log> =>
  (await shrinkLog(readGoldenLog(title), readCondition(until))).log;

test('the test that is written from a golden log passes unchanged', async () => {
  const { text } = await writeTest(readGoldenLog('quick-order-read-edited-and-added'));
  expect(await runText(text)).toBe('the session “quick-order-read-edited-and-added” goes as it went');
  // the test compares the events of the flows and the state at the end
  expect(text).toContain('saga quickOrder/linesRead');
  await expect(runText(text.replace('saga cart/linesAdded', 'saga cart/lineAdded'))).rejects.toThrow();
  const [events = '', state = ''] = text.split('toMatchObject');
  const otherState = state.replace('"quantity": 7', '"quantity": 8');
  await expect(runText(`${events}toMatchObject${otherState}`)).rejects.toThrow();
});

test('the test that is written from a shrunk browser session passes unchanged', async () => {
  const { text } = await writeTest(await shrinkGolden('price-changed-at-checkout', 'orders/orderChanged'));
  await runText(text);
  expect(text).toContain('saga orders/orderChanged');
});

test('a test made for a condition that the log does not meet fails until the condition is met', async () => {
  const until = 'cart.items.length > 0';
  const log = await shrinkGolden('double-add', until);
  await expect(runText((await writeTest(log, until)).text)).rejects.toThrow();
  await runText((await writeTest(log, 'cart.items.length > 1')).text);
});

test('a log that cannot be driven is refused with the reason why no test is made from it', async () => {
  const { inputs: _, ...older } = readGoldenLog('double-add');
  await expect(writeTest(older)).rejects.toThrow('it can be folded, not made a test of');
});

const name = 'cart-locks-of-removal-and-batch';
const read = () => readGoldenLog(name);
const find = (type: string) => read().entries.findIndex(({ action }) => action.type === type);

describe('two logs', () => {
  test('two equal logs have no difference, whatever their times', () => {
    const later = read();
    later.entries = later.entries.map((entry) => ({ ...entry, t: entry.t + 40 }));
    expect(compareTwoLogs(read(), later)).toEqual([]);
  });

  test('the first event that one log lacks is shown beside the event in its place', () => {
    const other = read();
    const at = find('cart/lineAdded');
    other.entries.splice(at, 1);
    const lines = compareTwoLogs(read(), other);
    expect(lines[0]).toBe(`the logs differ from step ${at + 1} on:`);
    const [marked = ''] = lines.filter((line) => line.includes('≠'));
    expect(marked).toMatch(/saga {2}cart\/lineAdded +saga {2}toasts\/shown$/);
    expect(lines.join('\n')).toMatch(/cart\.busy/);
    // a value that is equal in both states is not listed as a change
    expect(lines.filter((line) => / (\S+) → \1$/.test(line))).toEqual([]);
  });

  test('a difference in the data of an event is reported with its path', () => {
    const other = read();
    const at = find('cart/addBegan');
    const entry = other.entries[at];
    if (entry)
      entry.action = { ...entry.action, payload: { ...(entry.action.payload as object), quantity: 7 } };
    const lines = compareTwoLogs(read(), other);
    expect(lines).toContain('cart/addBegan differs at payload.quantity: expected 2, got 7');
    expect(lines.join('\n')).toContain('cart.items.0.quantity: 2 → 7');
  });

  test('a log that continues where the other ends differs from there on', () => {
    const other = read();
    other.entries.pop();
    expect(compareTwoLogs(read(), other)[0]).toBe(`the logs differ from step ${read().entries.length} on:`);
  });

  test('a different initial state is reported', () => {
    const other = read();
    other.preloaded = { ...other.preloaded, version: { ...other.preloaded.version, known: '9' } };
    expect(compareTwoLogs(read(), other)[0]).toContain('differ at version.known: expected null, got "9"');
  });
});

describe('a report', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a report names the first fault of a log and shows both sides, without the steps that agree', async () => {
    const changed = read();
    changed.inputs = changed.inputs?.map((input) =>
      'delay' in input && input.delay === 350 ? { ...input, delay: 50 } : input,
    );
    const file = path.join(folder, 'changed.json');
    writeFileSync(file, printLog(changed));
    const { text, failed } = await reportLogs([getGoldenFile(name), file]);
    expect(failed).toBe(1);
    expect(text).toMatch(
      /^# 1 of 2 logs hold\n\n## changed\n\n- before step \d+ \(cart\/lineAdded\): the log waits 50 ms/,
    );
    expect(text).toContain('Left as recorded, right as the shop does now');
    expect(text).not.toContain(`## ${name}`);
  });

  test('a report has pictures of both sides at the first step that differs, or says why it has none', async () => {
    const changed = read();
    const at = find('cart/lineAdded');
    changed.entries.splice(at, 1);
    const file = path.join(folder, 'shorter.json');
    writeFileSync(file, printLog(changed));
    const steps: number[] = [];
    const { text } = await reportLogs([file], ({ name: log, step, recorded, now }) => {
      steps.push(step, now.entries.length - recorded.entries.length);
      return Promise.resolve([`${log}-recorded.png`, `${log}-now.png`]);
    });
    expect(steps).toEqual([at + 1, 1]);
    expect(text).toContain('![as recorded](shorter-recorded.png) ![now](shorter-now.png)');
    const without = await reportLogs([file], () => Promise.reject(new Error('the shop is not built')));
    expect(without.text).toContain('No pictures: the shop is not built');
  });

  test('a damaged file is reported with a sentence about its damage', async () => {
    const file = path.join(folder, 'damaged.json');
    writeFileSync(file, '{"format":"shop-log/2","shared":[],"entries":[{"$":4}]}');
    const { text } = await reportLogs([file]);
    expect(text).toContain('is damaged: the log refers to part 4, which it does not hold');
  });
});
