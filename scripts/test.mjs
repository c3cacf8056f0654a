/**
 * npm test: runs all stages in phases; the lanes of a phase run side by side. Prints what it skipped and why, and ends
 * with `N passed, N failed`. `npm test -- unit e2e` runs only the named stages. `npm run test:deep` (TEST_DEPTH=deep)
 * also runs the parts that a usual run leaves out.
 */
import '../server/checkNode.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findTestBrowser } from './browser.mjs';

const root = path.join(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
const isDeepRun = process.env.TEST_DEPTH === 'deep';
const skipped = [];
/**
 * Failures with the first lines of their messages. They are printed again at the end, because the output of a whole run
 * is long.
 */
const failures = [];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/**
 * Runs a command and resolves with whether it succeeded.
 * @param print receives the output, piece by piece
 */
const run = (print, command, args, environment = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', print);
    child.on('close', (code) => resolve(code === 0));
  });

const takeLines = (text, from, to) =>
  stripVTControlCharacters(text).trim().split('\n').slice(from, to).join('\n');

/** A check without tests of its own counts as one test. */
const check =
  (command, ...args) =>
  async (print) => {
    let output = '';
    const ok = await run(
      (text) => {
        output += text;
        print(text);
      },
      command,
      args,
    );
    if (!ok) failures.push(`${command} ${args.join(' ')}\n${takeLines(output, -15)}`);
    return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };

/**
 * Options of Node.js for jest's workers. All lanes share two cores, where garbage collection on separate threads, run
 * often, takes a tenth of the CPU time of tests that render.
 */
const collectSeldom = ['--single-threaded-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'];

const jest = (name, args, environment) => async (print) => {
  const report = path.join(results, `${name}.json`);
  const all = [
    ...collectSeldom,
    'node_modules/.bin/jest',
    '--ci',
    '--json',
    `--outputFile=${report}`,
    ...args,
  ];
  const ok = await run(print, process.execPath, all, environment);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests, testResults } =
    JSON.parse(readFileSync(report, 'utf8'));
  for (const { name: file, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of failed)
      failures.push(
        `${path.relative(root, file)}: ${fullName}\n${takeLines(failureMessages.join('\n'), 0, 12)}`,
      );
    if (status === 'failed' && failed.length === 0)
      failures.push(`${path.relative(root, file)}\n${takeLines(message, 0, 12)}`);
  }
  const left = numPendingTests + numTodoTests;
  if (left > 0) skipped.push(`${left} jest tests (reasons above)`);
  const faults = Math.max(numFailedTests, numFailedTestSuites);
  return { passed: numPassedTests, failed: ok ? faults : Math.max(1, faults) };
};

/** Yields the stories of Playwright's report, which nests them in suites. */
function* listStories({ suites = [], specs = [] }) {
  yield* specs;
  for (const suite of suites) yield* listStories(suite);
}

/** Data folder with which the services of the stories begin. */
const storyData = path.join(results, 'story-data');

async function endToEnd(print) {
  const browser = findTestBrowser();
  if (!browser) return { passed: 0, failed: 1 };
  const report = path.join(results, 'e2e.json');
  const ok = await run(print, 'npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(existsSync(storyData) && { E2E_PREPARED_DATA: storyData }),
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  const { expected, unexpected, flaky, skipped: left } = result.stats;
  for (const { ok: isOk, file, title, tests } of listStories(result)) {
    const errors = tests.flatMap(({ results: runs }) => runs.flatMap((story) => story.errors));
    if (!isOk) failures.push(`${file}: ${title}\n${takeLines(errors[0]?.message ?? '', 0, 12)}`);
  }
  if (left > 0) skipped.push(`${left} end-to-end tests`);
  return { passed: expected, failed: ok ? 0 : Math.max(1, unexpected + flaky) };
}

/** Runs the unit tests. When one fails, it also reports the golden logs that no longer hold, if there are any. */
async function unit(print) {
  const result = await jest('unit', ['--selectProjects', 'shop', 'service'])(print);
  if (result.failed === 0) return result;
  const report = path.join(results, 'replay.md');
  const command = ['-r', './replay/register.cjs', 'replay/replay.ts', 'report', '--out', report];
  const isHolding = await run(print, process.execPath, command, { CHROMIUM_PATH: findTestBrowser() ?? '' });
  if (!isHolding && existsSync(report))
    failures.push(`replays, in ${path.relative(root, report)}:\n${readFileSync(report, 'utf8')}`);
  return result;
}

const stages = {
  types: check('node', 'node_modules/ts7/bin/tsc', '--noEmit'),
  features: check('node', 'scripts/checkFeatures.mjs'),
  messages: check('node', 'scripts/checkMessages.mjs'),
  actions: check('node', 'scripts/actions.mjs', '--check'),
  format: check('npx', 'oxfmt', '--check', '.'),
  lint: check('npx', 'oxlint', '-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings', '.'),
  build: check('npm', 'run', '--silent', 'build'),
  budgets: check('node', 'bench/budgets.mjs'),
  secrets: check('node', 'scripts/checkSecrets.mjs'),
  documents: jest(
    'documents',
    ['--selectProjects', 'documents', '--runInBand', '--testPathIgnorePatterns', 'operations'],
    { BUILD_TARGET: path.join(root, 'dist') },
  ),
  // this stage uses the packages that the documents' stage installed
  operations: jest('operations', ['--selectProjects', 'documents', '--testPathPatterns', 'operations']),
  unit,
  storyData: check('node', '-r', './replay/register.cjs', 'e2e/prepareStoryData.ts', storyData),
  e2e: endToEnd,
  faults: check('node', 'bench/faults.mjs'),
  // on a busy machine the measured times mean nothing, so this only checks that the bench's presses and pages still
  // exist in the shop
  bench: check('node', 'bench/bench.mjs', '--without-goals', 'loading', 'interactions', 'memory'),
  pictures: check('sh', '-c', 'npm --prefix tools/pictures ci && npm --prefix tools/pictures test'),
};

const wanted = process.argv.slice(2);

/**
 * Checks of the sources. They run after the documents' stage, in the same lane. The lanes of a phase share the two
 * cores, and the commands of the documents often wait for the network and the disk, so the unit tests run beside them.
 * Later stages test the build that these commands made in their clone; `npm test -- build` makes a build here.
 */
const linters = ['types', 'features', 'messages', 'actions', 'format', 'lint'];
const phases = [
  [
    ['unit'],
    [
      wanted.includes('build') ? 'build' : 'documents',
      'operations',
      'storyData',
      'budgets',
      'secrets',
      ...linters,
    ],
  ],
  [['e2e']],
  ...(isDeepRun ? [[['faults', 'bench', 'pictures']]] : []),
];

const total = { passed: 0, failed: 0 };
const unknown = wanted.filter((name) => !(name in stages));
if (unknown.length > 0) {
  process.stderr.write(`No stage ${unknown.join(', ')}: there are ${Object.keys(stages).join(', ')}.\n`);
  process.exit(1);
}

/** Runs a stage. When another stage runs beside it, its output is printed in one piece at its end. */
async function runStage(name, isAlone) {
  const began = performance.now();
  const pieces = [];
  if (isAlone) process.stdout.write(`\n== ${name}\n`);
  const result = await stages[name]((text) => (isAlone ? process.stdout.write(text) : pieces.push(text)));
  if (!isAlone) process.stdout.write(`\n== ${name}\n${pieces.join('')}`);
  total.passed += result.passed;
  total.failed += result.failed;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`== ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)\n`);
}

const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
for (const phase of phases) {
  const lanes = phase.map((names) => names.filter(isWanted)).filter((names) => names.length > 0);
  await Promise.all(
    lanes.map(async (names) => {
      for (const name of names) await runStage(name, lanes.length === 1);
    }),
  );
}

for (const what of failures.slice(0, 20)) process.stdout.write(`\nfailed: ${what}\n`);
if (failures.length > 20) process.stdout.write(`\nand ${failures.length - 20} more failures, above\n`);
for (const what of skipped) process.stdout.write(`skipped: ${what}\n`);
process.stdout.write(`in ${(performance.now() / 60_000).toFixed(1)} minutes\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
