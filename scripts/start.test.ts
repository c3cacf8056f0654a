import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const kill = `process.kill(process.pid, 'SIGKILL'); setInterval(() => undefined, 1_000);`;

/** Runs npm start of a shop whose built service is this program. */
function startedWith(service: string): number | null {
  const root = mkdtempSync(path.join(tmpdir(), 'shop-start-'));
  const at = (name: string) => path.join(root, name);
  for (const folder of ['scripts', 'src', 'server', 'locales', 'public', 'dist/public', 'dist/server'])
    mkdirSync(at(folder), { recursive: true });
  for (const file of ['package.json', 'webpack.config.ts', 'dist/public/index.html'])
    writeFileSync(at(file), '{}');
  writeFileSync(at('dist/server/main.mjs'), service);
  // older than what was built of them
  for (const file of ['package.json', 'webpack.config.ts']) utimesSync(at(file), 1, 1);
  copyFileSync(path.join(__dirname, 'start.mjs'), at('scripts/start.mjs'));
  const { status } = spawnSync(process.execPath, [at('scripts/start.mjs')]);
  rmSync(root, { recursive: true });
  return status;
}

test.each([
  ['its work done', '', 0],
  ['a fault', 'process.exit(3);', 3],
  ['being killed', kill, 137],
])('npm start ends as the service does: after %s', (_, service, status) => {
  expect(startedWith(service)).toBe(status);
});
