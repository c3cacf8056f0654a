import { existsSync } from 'node:fs';
import path from 'node:path';
import { makeCopyCommands } from './copyCommands';
import { pastBugs } from './pastBugs';
import { changeSource, copySource } from './sourceCopy';

let copy: string;
let commands: ReturnType<typeof makeCopyCommands>;
/** Functions that undo the bug's changes of the copy, whether its case passed or not. */
const mends: (() => void)[] = [];
afterEach(() => {
  for (const mend of mends.splice(0)) mend();
});

beforeAll(() => {
  copy = copySource('pastBugs');
  commands = makeCopyCommands(copy);
});

test.each(pastBugs.map((bug, index) => [bug.name, bug, `bug-${index}`] as const))(
  'a session with the bug “%s” is shrunk to a test, which fails until the bug is mended',
  async (name, { changes, until, smallest }, title) => {
    const { runScript, replay, runTest } = commands;
    const undone = changes.map((change) => changeSource(copy, change));
    const mend = (): void => {
      for (const undo of undone.toReversed()) undo?.();
    };
    // the copy for the next bug has none of this bug's changes
    mends.push(mend);
    expect(undone).not.toContain(null);
    const log = `${title}.json`;
    expect(await runScript('replay/recordPastBug.ts', name, log)).toMatchObject({ isOk: true });
    expect(await replay('--drive', '--quiet', log)).toMatchObject({ isOk: true });
    const shrunk = await replay('shrink', log, '--until', until);
    const [, to, from] = /: (\d+) of (\d+) events of the page/.exec(shrunk.text) ?? [];
    expect(shrunk).toMatchObject({
      isOk: true,
      text: expect.stringContaining(`: ${smallest} of `) as string,
    });
    const file = `replay/${title}.test.ts`;
    const made = await replay('test', `${title}.small.json`, '--never', until, '--out', file);
    expect(made).toMatchObject({ isOk: true });
    expect(existsSync(path.join(copy, file))).toBe(true);
    const withBug = await runTest(file);
    expect(withBug).toMatchObject({ isOk: false, text: expect.stringContaining('1 failed') as string });
    mend();
    const mended = await runTest(file);
    expect(mended).toMatchObject({ isOk: true, text: expect.stringContaining('1 passed') as string });
    process.stdout.write(
      `${name}: ${from} → ${to} events of the page in ${shrunk.seconds} s, its test written in ${made.seconds} s\n`,
    );
  },
  120_000,
);
