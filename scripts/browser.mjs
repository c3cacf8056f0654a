/** Finds Chromium or installs it. Returns null, with a message on stderr, when there is no Chromium. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const find = () => places.find((place) => place && existsSync(place)) ?? null;
const run = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

export function findOrInstallBrowser() {
  const found = find();
  if (found) return found;
  process.stdout.write('No Chromium on this machine: installing it…\n');
  if (process.getuid?.() === 0 && run('apt-get', 'update')) {
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  }
  const installed = find();
  if (!installed) {
    process.stderr.write(
      'The end-to-end tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.\n',
    );
  }
  return installed;
}

/**
 * Finds the browser of the end-to-end tests: the one of CHROMIUM_PATH, otherwise Chromium's headless shell, which needs
 * a fifth less time, otherwise Chromium itself.
 */
export const findTestBrowser = () =>
  [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'].find(
    (place) => place && existsSync(place),
  ) ?? findOrInstallBrowser();
