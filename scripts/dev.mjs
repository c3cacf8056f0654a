/** npm run dev: the service on 8080, and the shop with hot reload of components on 8081 in front of it. */
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const { status } = spawnSync(process.execPath, ['scripts/buildServer.mjs'], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const children = [
  spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, QA: 'on' },
  }),
  spawn('npx', ['webpack', 'serve', '--mode', 'development'], { cwd: root, stdio: 'inherit' }),
];
process.stdout.write('The shop with hot reload: http://127.0.0.1:8081\n');
const stop = () => {
  for (const child of children) child.kill();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
