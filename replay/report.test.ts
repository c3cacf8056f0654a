import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printLog } from '@/app/packedLog';
import { compareTwoLogs } from './compareTwoLogs';
import { getGoldenFile, readGoldenLog } from './files';
import { reportLogs } from './report';

const name = 'cart-locks-of-removal-and-batch';
const read = () => readGoldenLog(name);
const find = (type: string) => read().entries.findIndex(({ action }) => action.type === type);

describe('two logs', () => {
  test('two equal logs have no difference, whatever their times', () => {
    const later = read();
    later.entries = later.entries.map((entry) => ({ ...entry, t: entry.t + 40 }));
    expect(compareTwoLogs(read(), later)).toEqual([]);
  });

  test('the first event that one of them has not stands beside what came in its place', () => {
    const other = read();
    const at = find('cart/lineAdded');
    other.entries.splice(at, 1);
    const lines = compareTwoLogs(read(), other);
    expect(lines[0]).toBe(`the logs differ from step ${at + 1} on:`);
    const [marked = ''] = lines.filter((line) => line.includes('≠'));
    expect(marked).toMatch(/saga {2}cart\/lineAdded +saga {2}toasts\/shown$/);
    expect(lines.join('\n')).toMatch(/cart\.busy/);
  });

  test('an event with other data names the path', () => {
    const other = read();
    const at = find('cart/addBegan');
    const entry = other.entries[at];
    if (entry)
      entry.action = { ...entry.action, payload: { ...(entry.action.payload as object), quantity: 7 } };
    const lines = compareTwoLogs(read(), other);
    expect(lines).toContain('cart/addBegan differs at payload.quantity: expected 2, got 7');
    expect(lines.join('\n')).toContain('cart.items.0.quantity: 2 → 7');
  });

  test('a log that goes on where the other ends differs there', () => {
    const other = read();
    other.entries.pop();
    expect(compareTwoLogs(read(), other)[0]).toBe(`the logs differ from step ${read().entries.length} on:`);
  });

  test('another beginning is told', () => {
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

  test('a report names the first fault of a log and shows both sides, and leaves out what holds', async () => {
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

  test('a file that is damaged is in the report with its sentence', async () => {
    const file = path.join(folder, 'damaged.json');
    writeFileSync(file, '{"format":"shop-log/2","shared":[],"entries":[{"$":4}]}');
    const { text } = await reportLogs([file]);
    expect(text).toContain('is damaged: the log refers to part 4, which it does not hold');
  });
});
