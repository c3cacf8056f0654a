import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const second = 1_000;

/** Returns when the newest source file was written, in seconds. */
const getNewestFileTime = (root: string): number =>
  Math.floor(
    Math.max(
      ...readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).map(
        (file) => statSync(path.join(root, 'src', file)).mtimeMs,
      ),
    ) / second,
  );

/**
 * Returns the version of the built shop. Two builds of the same sources have the same version, and any change makes
 * another one. The version contains the time when its sources were written, so that a page can order two versions.
 * @param root of the checkout
 */
export function getShopVersion(root: string): string {
  const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const run = (command: string) => execSync(command, { cwd: root, stdio: 'pipe' });
  const { version } = JSON.parse(readText('package.json')) as { version: string };
  const hash = createHash('sha256');
  for (const messages of ['locales/es.json', 'locales/en.json']) hash.update(readText(messages));
  let time: string;
  try {
    hash.update(run('git rev-parse HEAD && git diff HEAD -- src public locales'));
    time = String(run('git log -1 --format=%ct')).trim();
  } catch {
    // this is not a checkout, for example in a container
    time = String(getNewestFileTime(root));
    hash.update(time);
  }
  return `${version}+${time}.${hash.digest('hex').slice(0, 10)}`;
}
