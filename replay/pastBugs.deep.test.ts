import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shared } from '../jest.config';
import { pastBugs } from './pastBugs';
import { changeSource, copySource } from './sourceCopy';

let copy: string;
/** Undo what a bug changed in the copy, whether its case passed or not. */
const mends: (() => void)[] = [];
afterEach(() => {
  for (const mend of mends.splice(0)) mend();
});

/** Runs a command in the copy; returns whether it succeeded, what it printed, and its seconds. */
function run(args: readonly string[]) {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return { isOk: status === 0, text: `${stdout}${stderr}`, seconds };
}

const replay = (...args: string[]) => run(['-r', './replay/register.cjs', ...args]);
const runTest = (file: string) =>
  run(['node_modules/jest/bin/jest.js', '--config', 'jest.past.json', '--runTestsByPath', file]);

beforeAll(() => {
  copy = copySource('pastBugs');
  const config = { ...shared, rootDir: '.', testEnvironment: 'node', testMatch: ['**/*.test.ts'] };
  writeFileSync(path.join(copy, 'jest.past.json'), JSON.stringify(config));
});

test.each(pastBugs.map((bug, index) => [bug.name, bug, `bug-${index}`] as const))(
  'a session in which %s is shrunk, and its test fails until that is mended',
  (name, { changes, until, smallest }, title) => {
    const undone = changes.map((change) => changeSource(copy, change));
    const mend = (): void => {
      for (const undo of undone.toReversed()) undo?.();
    };
    // the next bug's copy has none of this one
    mends.push(mend);
    expect(undone).not.toContain(null);
    const log = `${title}.json`;
    expect(replay('replay/recordPastBug.ts', name, log)).toMatchObject({ isOk: true });
    expect(replay('replay/replay.ts', '--drive', '--quiet', log)).toMatchObject({ isOk: true });
    const shrunk = replay('replay/replay.ts', 'shrink', log, '--until', until);
    const [, to, from] = /: (\d+) of (\d+) events of the page/.exec(shrunk.text) ?? [];
    expect(shrunk).toMatchObject({
      isOk: true,
      text: expect.stringContaining(`: ${smallest} of `) as string,
    });
    const file = `replay/${title}.test.ts`;
    const made = replay('replay/replay.ts', 'test', `${title}.small.json`, '--never', until, '--out', file);
    expect(made).toMatchObject({ isOk: true });
    expect(existsSync(path.join(copy, file))).toBe(true);
    const withBug = runTest(file);
    expect(withBug).toMatchObject({ isOk: false, text: expect.stringContaining('1 failed') as string });
    mend();
    const mended = runTest(file);
    expect(mended).toMatchObject({ isOk: true, text: expect.stringContaining('1 passed') as string });
    process.stdout.write(
      `${name}: ${from} → ${to} events of the page in ${shrunk.seconds} s, its test written in ${made.seconds} s\n`,
    );
  },
  120_000,
);
