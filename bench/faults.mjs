/**
 * npm run faults: bundles bench/faults, whose parts are loaded with `import()`, and runs it. Options are
 * described in run.ts.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const program = at('.cache/faults.cjs');
await build({
  entryPoints: [at('bench/faults/run.ts')],
  outfile: program,
  tsconfig: at('tsconfig.json'),
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  sourcemap: 'inline',
  logLevel: 'warning',
});
const { status } = spawnSync(process.execPath, ['--enable-source-maps', program], {
  cwd: at('.'),
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
process.exitCode = status ?? 1;
