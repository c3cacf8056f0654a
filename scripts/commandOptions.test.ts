/** Commands that people type, with options that there are not: a sentence, never a stack trace. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '..');

test.each([
  ['server/erp/runErp.ts', '--bogus'],
  ['server/erp/runErp.ts', '--port', 'x'],
  ['server/erp/runErp.ts', '--fault', 'nope'],
  ['server/gateway/runErpCheck.ts', '--rows', 'x'],
  ['server/catalogue/cli.ts', 'bogus'],
  ['replay/replay.ts', '--bogus'],
  ['replay/record.ts', '--bogus'],
  ['replay/convert.ts', 'mask', '--bogus'],
])('%s %s refuses it with a sentence', (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-r', 'esbuild-register', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  const lines = (stdout + stderr).trim().split('\n');
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/\S+ \S+/);
  expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([]);
});
