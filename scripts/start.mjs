/**
 * npm start: builds the shop if build tools are installed and something has changed, then runs the service in this
 * process.
 */
import '../server/checkNode.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.join(import.meta.dirname, '..');
const at = (...parts) => path.join(root, ...parts);
const service = at('dist/server/main.mjs');
const outputs = [at('dist/public/index.html'), service];
const sources = ['src', 'server', 'demo', 'locales', 'public', 'package.json', 'webpack.config.ts'];

const say = (sentence) => process.stdout.write(`${sentence}\n`);
const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

function newestChange(file) {
  const { mtimeMs } = statSync(file);
  if (!statSync(file).isDirectory()) return mtimeMs;
  const inside = readdirSync(file, { recursive: true })
    .filter((name) => !name.startsWith('compiled'))
    .map((name) => statSync(path.join(file, name)))
    .filter((found) => found.isFile())
    .map((found) => found.mtimeMs);
  return Math.max(0, ...inside);
}

const isBuilt = outputs.every((file) => existsSync(file));
const isUpToDate = () =>
  Math.max(...sources.filter((source) => existsSync(at(source))).map((source) => newestChange(at(source)))) <
  Math.min(...outputs.map((file) => statSync(file).mtimeMs));
const hasBuildTools = existsSync(at('node_modules/webpack')) && existsSync(at('node_modules/esbuild'));

// npm runs commands in the project's folder; this makes DATA_DIR relative to that folder in any other start, too
process.chdir(root);

if (!existsSync(at('node_modules/fastify'))) fail('The packages are not installed: run `npm install` first.');

if (!isBuilt && !hasBuildTools)
  fail(
    'The shop is not built, and the build tools are not installed: run `npm ci --include=dev && npm run build`.',
  );

const needsBuild = !isBuilt || !isUpToDate();
if (needsBuild && !hasBuildTools)
  say('The sources are newer than what is built: `npm ci --include=dev && npm run build` builds them.');
if (needsBuild && hasBuildTools) {
  say('Building the shop (about a minute, only when something changed)…');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

await import(pathToFileURL(service).href);
