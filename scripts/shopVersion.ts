import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the version of the built shop: two builds of the same sources have the same, any change makes another.
 * @param root of the checkout
 */
export function getShopVersion(root: string): string {
  const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { version } = JSON.parse(readText('package.json')) as { version: string };
  const hash = createHash('sha256');
  for (const messages of ['locales/es.json', 'locales/en.json']) hash.update(readText(messages));
  try {
    hash.update(
      execSync('git rev-parse HEAD && git diff HEAD -- src public locales', { cwd: root, stdio: 'pipe' }),
    );
  } catch {
    // not a checkout: the package's version alone tells builds apart
  }
  return `${version}+${hash.digest('hex').slice(0, 10)}`;
}
