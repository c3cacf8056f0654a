/**
 * npm run replay:record [-- "part of a title"] [--changed] Records the golden logs again: runs the stories of
 * e2e/recordings.spec.ts on the built shop and accepts their logs.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { acceptFile } from './accept';
import { readLog } from './files';

const root = path.join(__dirname, '..');
const results = path.join(root, 'test-results', 'e2e');

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { changed: { type: 'boolean', default: false } },
  });
  rmSync(results, { recursive: true, force: true });
  const config = [
    '--config',
    'e2e/playwright.config.ts',
    'recordings.spec.ts',
    '--workers=1',
    '--reporter=line',
  ];
  const titles = positionals.flatMap((title) => ['-g', title]);
  const run = spawnSync('npx', ['playwright', 'test', ...config, ...titles], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, RECORDING: 'on' },
  });
  const folders = existsSync(results) ? readdirSync(results) : [];
  let isWritten = run.status === 0;
  for (const folder of folders) {
    const file = path.join(results, folder, 'log-1.json');
    if (!existsSync(file)) continue;
    const name = readLog(file).title.replace(/[^\w]+/g, '-');
    isWritten = (await acceptFile(name, file, values.changed)) && isWritten;
  }
  return isWritten ? 0 : 1;
}

void main().then((code) => {
  process.exitCode = code;
});
