/**
 * npm run test:quick: checks types, lints, and runs the tests of the changes since the branch began, in less than a
 * minute. The tests nearest to a change run first. When the time is over, the remaining tests are named and left to npm
 * test. Ends with `N passed, N failed`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const finishedFile = path.join(root, '.cache', 'testQuick.jsonl');
/**
 * This leaves some seconds of the minute unused, because an end-to-end run on the same machine slows the tests down.
 */
const deadline = performance.now() + 50_000;
const elapsed = () => `${(performance.now() / 1000).toFixed(1)} s`;
const total = { passed: 0, failed: 0 };

const readLines = (command, ...args) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

function findBase() {
  for (const branch of ['origin/main', 'main']) {
    try {
      return readLines('git', 'merge-base', 'HEAD', branch)[0];
    } catch {
      // this clone has no such branch
    }
  }
  return 'HEAD';
}

/** Returns the files that changed since the base, committed or not, without the deleted ones. */
const listChanged = (base) => [
  ...readLines('git', 'diff', '--name-only', '--diff-filter=d', base),
  ...readLines('git', 'ls-files', '--others', '--exclude-standard'),
];

/**
 * Runs a command and returns whether it succeeded. Its output is shown in one piece, because two commands run side by
 * side.
 */
const run = (command, ...args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('close', (code) => {
      process.stdout.write(output);
      resolve(code === 0);
    });
  });

async function check(name, command, ...args) {
  const isPassed = await run(command, ...args);
  total[isPassed ? 'passed' : 'failed'] += 1;
  console.log(`== ${name}: ${isPassed ? 'passed' : 'failed'} (${elapsed()})`);
}

async function checkCode(changed) {
  const code = changed.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  await check('types', 'node', 'node_modules/ts7/bin/tsc', '--noEmit');
  if (changed.length > 0)
    await check('format', 'npx', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed);
  if (code.length > 0)
    await check(
      'lint',
      'npx',
      'oxlint',
      '-c',
      'oxlint.config.mjs',
      '--type-aware',
      '--deny-warnings',
      ...code,
    );
}

/** Runs jest until the deadline. Returns whether the time ran out, and jest's exit code. */
function runJest(related, changed) {
  const reporters = ['--reporters=default', '--reporters=./scripts/jest/finishedFiles.cjs'];
  const child = spawn(
    'npx',
    ['jest', '--testSequencer=./scripts/jest/nearestFirst.cjs', ...reporters, ...related],
    {
      cwd: root,
      // jest gets a process group of its own, so that its workers end with it
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, FINISHED_FILE: finishedFile, CHANGED_FILES: JSON.stringify(changed) },
    },
  );
  let isTimeOver = false;
  const timer = setTimeout(() => {
    isTimeOver = true;
    process.kill(-child.pid);
  }, deadline - performance.now());
  return new Promise((resolve) =>
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ isTimeOver, code });
    }),
  );
}

async function runTests(changed) {
  const related = ['--passWithNoTests', '--findRelatedTests', ...changed];
  const tests = changed.length > 0 ? readLines('npx', 'jest', '--listTests', ...related) : [];
  if (tests.length === 0) return [];
  mkdirSync(path.dirname(finishedFile), { recursive: true });
  rmSync(finishedFile, { force: true });
  const { isTimeOver, code } = await runJest(related, changed);
  const finished = existsSync(finishedFile)
    ? readFileSync(finishedFile, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  const failed = finished.reduce((sum, file) => sum + file.failed, 0);
  total.passed += finished.reduce((sum, file) => sum + file.passed, 0);
  // jest that fails without a failed test was not able to start
  total.failed += failed === 0 && code !== 0 && !isTimeOver ? 1 : failed;
  console.log(`== tests: ${finished.length} of ${tests.length} files (${elapsed()})`);
  const names = new Set(finished.map(({ file }) => file));
  return tests.filter((file) => !names.has(file));
}

const base = findBase();
const changed = listChanged(base);
console.log(`${changed.length} files changed since ${base}`);
const [unfinished] = await Promise.all([runTests(changed), checkCode(changed)]);

/** Files whose change affects tests that do not import them. */
const concernsAll = /^(package(-lock)?\.json|jest\.config\.ts|babel\.config\.cjs|scripts\/jest\/)/;
const left = [
  ...unfinished.map((file) => path.relative(root, file)),
  ...changed.filter((file) => file.startsWith('e2e/')),
  ...changed.filter((file) => concernsAll.test(file)).map((file) => `all tests, for ${file} changed`),
];
if (left.length > 0) console.log(`\nleft to npm test:\n  ${left.join('\n  ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
