/**
 * npm run build: builds dist/. Browser bundle, server-side rendering and service are built in parallel,
 * because webpack uses one core.
 */
import '../server/checkNode.mjs';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

if (!existsSync(bin('webpack'))) {
  process.stderr.write('The build tools are not installed: run `npm ci --include=dev` first.\n');
  process.exit(1);
}

const running = new Set();
/** Runs a command. The first command that fails ends the others and the build. */
const run = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    running.add(child);
    child.on('exit', (code) => {
      running.delete(child);
      if (code === 0) return resolve();
      for (const other of running) other.kill();
      process.exit(code ?? 1);
    });
  });

// loaded late, because its packages are build tools
const { compileMessages } = await import('./compileMessages.mjs');
for (const language of ['es', 'en']) compileMessages(language);
await Promise.all([
  run(bin('webpack'), ['--mode', 'production']),
  run(process.execPath, ['-r', 'esbuild-register', 'scripts/buildServerRender.ts']),
  run(process.execPath, ['scripts/buildServer.mjs']),
]);
