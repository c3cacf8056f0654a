/**
 * npm test: everything, fast parts first. Prints what it skipped and why, and ends with `N passed, N failed`.
 * `npm test -- unit e2e` runs only the named stages.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findOrInstallBrowser } from './browser.mjs';

const root = path.join(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
const wanted = process.argv.slice(2);
const skipped = [];
let passed = 0;
let failed = 0;

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** A check without tests of its own counts as one. */
const check = (command, ...args) =>
  run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

function jest() {
  const report = path.join(results, 'jest.json');
  const ok = run('npx', ['jest', '--ci', '--json', `--outputFile=${report}`, '--silent=false']);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  if (numPendingTests + numTodoTests > 0)
    skipped.push(`${numPendingTests + numTodoTests} jest tests (reasons above)`);
  const faults = Math.max(numFailedTests, numFailedTestSuites);
  return { passed: numPassedTests, failed: ok ? faults : Math.max(1, faults) };
}

function endToEnd() {
  const browser = findOrInstallBrowser();
  if (!browser) return { passed: 0, failed: 1 };
  const report = path.join(results, 'e2e.json');
  const ok = run('npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped: left } = JSON.parse(readFileSync(report, 'utf8')).stats;
  if (left > 0) skipped.push(`${left} end-to-end tests`);
  return { passed: expected, failed: ok ? 0 : Math.max(1, unexpected + flaky) };
}

const stages = {
  format: () => check('npx', 'prettier', '--check', '--log-level', 'warn', '.'),
  lint: () => check('npx', 'eslint', '.', '--max-warnings', '0'),
  features: () => check('node', 'scripts/checkFeatures.mjs'),
  messages: () => check('node', 'scripts/checkMessages.mjs'),
  actions: () => check('node', 'scripts/actions.mjs', '--check'),
  types: () => check('node', 'node_modules/ts7/bin/tsc', '--noEmit'),
  build: () => check('npm', 'run', '--silent', 'build'),
  budgets: () => check('node', 'bench/budgets.mjs'),
  secrets: () => check('node', 'scripts/checkSecrets.mjs'),
  unit: jest,
  e2e: endToEnd,
};

for (const [name, stage] of Object.entries(stages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = Date.now();
  process.stdout.write(`\n== ${name}\n`);
  const result = stage();
  passed += result.passed;
  failed += result.failed;
  process.stdout.write(
    `== ${name}: ${result.passed} passed, ${result.failed} failed (${((Date.now() - began) / 1000).toFixed(1)} s)\n`,
  );
}

for (const what of skipped) process.stdout.write(`skipped: ${what}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
