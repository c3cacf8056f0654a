/** Commands that people type with options that do not exist: the answer is a sentence, never a stack trace. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '..');

test.each([
  ['demo/erp/runErp.ts', '--bogus'],
  ['demo/erp/runErp.ts', '--port', 'x'],
  ['demo/erp/runErp.ts', '--fault', 'nope'],
  ['server/commands/erpCheck.ts', '--rows', 'x'],
  ['server/commands/catalogue.ts', 'bogus'],
  ['server/commands/officeAccount.ts', 'Ana Pérez'],
  ['server/commands/officeAccount.ts', 'ana'],
  ['replay/replay.ts', '--bogus'],
  ['replay/record.ts', '--bogus'],
  ['replay/convert.ts', 'mask', '--bogus'],
])('the command %s refuses %s with a sentence', (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-r', 'esbuild-register', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  const lines = (stdout + stderr).trim().split('\n');
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/\S+ \S+/);
  expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([]);
});
