import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let root: string;
const at = (name: string): string => path.join(root, name);

function write(file: string, text = ''): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

const service = 'dist/server/main.mjs';

/** Creates a project with packages and a build, whose service is the given program. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'shop-start-'));
  for (const file of ['scripts/start.mjs', 'server/checkNode.mjs'])
    cpSync(path.join(__dirname, '..', file), at(file));
  write('package.json', '{}');
  write('node_modules/fastify/index.js');
  for (const file of ['package.json', 'server/checkNode.mjs']) utimesSync(at(file), 1, 1);
});
afterEach(() => rmSync(root, { recursive: true }));

function build(program: string): void {
  write('dist/public/index.html');
  write(service, program);
}

/** Runs npm start's script from another folder. */
function start(...args: string[]) {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [at('scripts/start.mjs'), ...args], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  return { status, signal, stdout, stderr };
}

test.each([
  ['its work is done', '', { status: 0, signal: null }],
  ['a fault', 'process.exit(3);', { status: 3, signal: null }],
  [
    'being killed',
    `process.kill(process.pid, 'SIGKILL'); setInterval(() => undefined, 1_000);`,
    { status: null, signal: 'SIGKILL' },
  ],
])('npm start ends with the exit code or the signal of the service, after %s', (_, program, end) => {
  build(program);
  expect(start()).toMatchObject(end);
});

test('npm start hands its arguments to the service, which runs in the project’s folder', () => {
  build('console.log(JSON.stringify([process.argv.slice(2), process.cwd()]))');
  expect(JSON.parse(start('--products', '500').stdout)).toEqual([['--products', '500'], root]);
});

test('npm start without packages says how to install them', () => {
  build('console.log("started")');
  rmSync(at('node_modules'), { recursive: true });
  const stderr = 'The packages are not installed: run `npm install` first.\n';
  expect(start()).toMatchObject({ status: 1, stdout: '', stderr });
});

test('npm start without a build and without build tools names the command that builds', () => {
  const { status, stdout, stderr } = start();
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^The shop is not built, [^\n]+ run `npm ci --include=dev && npm run build`\.\n$/);
});

test('npm start without build tools starts the existing build, and says that the sources are newer', () => {
  build('console.log("started")');
  write('src/newer.ts');
  utimesSync(at('src/newer.ts'), new Date('2100-01-01'), new Date('2100-01-01'));
  const { status, stdout } = start();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^The sources are newer [^\n]+\nstarted\n$/);
});

test('npm start with build tools builds again when the sources are newer', () => {
  write('package.json', JSON.stringify({ scripts: { build: 'node build.mjs' } }));
  write('node_modules/webpack/index.js');
  write('node_modules/esbuild/index.js');
  write(
    'build.mjs',
    `import { mkdirSync, writeFileSync } from 'node:fs';
     for (const folder of ['dist/public', 'dist/server']) mkdirSync(folder, { recursive: true });
     writeFileSync('dist/public/index.html', '');
     writeFileSync('${service}', 'console.log("started")');`,
  );
  expect(start().stdout).toMatch(/^Building the shop [^\n]+\nstarted\n$/);
  for (const file of ['package.json', 'server/checkNode.mjs']) utimesSync(at(file), 1, 1);
  expect(start().stdout).toBe('started\n');
});
