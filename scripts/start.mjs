/** npm start: builds what is missing or older than its sources, then starts the service with everything embedded. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const at = (...parts) => path.join(root, ...parts);
const built = ['dist/public/index.html', 'dist/server/main.mjs'].map((file) => at(file));
const sources = ['src', 'server', 'locales', 'public', 'package.json', 'webpack.config.ts'];

const newest = (file) => {
  const { mtimeMs } = statSync(file);
  if (!statSync(file).isDirectory()) return mtimeMs;
  const inside = readdirSync(file, { recursive: true })
    .filter((name) => !name.startsWith('compiled'))
    .map((name) => statSync(path.join(file, name)))
    .filter((found) => found.isFile())
    .map((found) => found.mtimeMs);
  return Math.max(0, ...inside);
};

const isBuilt =
  built.every((file) => existsSync(file)) &&
  Math.max(...sources.map((source) => newest(at(source)))) <
    Math.min(...built.map((file) => statSync(file).mtimeMs));

if (!isBuilt) {
  process.stdout.write('Building the shop (about a minute, only when something changed)…\n');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const service = spawn(process.execPath, [at('dist/server/main.mjs'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => service.kill(signal));
service.on('exit', (code, signal) => {
  // as a shell says it
  process.exitCode = code ?? 128 + constants.signals[signal];
});
