/** Runs the benches that are separate programs, and parses their measurements. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { figuresIn } from './figures.cjs';

const root = path.join(import.meta.dirname, '..');

/** Runs a program; its exit code is ignored, as goals are judged here. Errors are on stderr. */
async function figuresOf(program, environment = {}) {
  const [file, ...options] = program;
  const typed = file.endsWith('.ts') ? ['-r', 'esbuild-register'] : [];
  const run = spawn(process.execPath, [...typed, path.join(root, 'bench', file), ...options], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  run.stdout.on('data', (chunk) => {
    said += String(chunk);
  });
  await new Promise((done) => run.once('close', done));
  const figures = figuresIn(said);
  if (Object.keys(figures).length === 0) throw new Error(`bench/${file} has told nothing:\n${said}`);
  return figures;
}

const production = { NODE_ENV: 'production' };

export const measureSizes = () => figuresOf(['budgets.mjs']);
/** Measures finding among 1,200 and 20,000 products. */
export const measureFinding = () => figuresOf(['finding.ts']);
export const measureReplay = () => figuresOf(['replay.ts'], production);
/** Fifteen seconds are enough for times and errors; the cache's hit rate needs the longer run. */
export const measureSignIns = () => figuresOf(['signIns.mjs'], production);
export const measureService = () => figuresOf(['load.ts', '15'], production);

export async function measureGrowth({ base }) {
  const at = { BASE_URL: base };
  return {
    ...(await figuresOf(['customers.mjs'], at)),
    ...(await figuresOf(['cart.mjs'], at)),
    ...(await figuresOf(['quickOrder.mjs'], at)),
    ...(await figuresOf(['products.mjs'])),
  };
}
