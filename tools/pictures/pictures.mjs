/** `npm run render` (in tools/pictures): finds Chromium, then draws with render.ts (which says what may be asked). */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findOrInstallBrowser } from '../../scripts/browser.mjs';

const browser = findOrInstallBrowser();
const render = path.join(import.meta.dirname, 'render.ts');
process.exitCode = browser
  ? spawnSync(process.execPath, ['-r', 'esbuild-register', render, ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM_PATH: browser },
    }).status
  : 1;
