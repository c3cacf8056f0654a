/**
 * npm run replay:mutants [-- "part of a rule"] Changes one lock, delay, reset, guard or cancel of the shop at a time,
 * in a copy, and shows that the golden logs alone catch it. Exit code 1 when one is not caught.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mutants, type Mutant } from './mutantTable';

const root = path.join(__dirname, '..');
const copy = path.join(root, '.cache', 'mutants');
const features = path.join(copy, 'src', 'features');
const print = (line: string) => process.stdout.write(`${line}\n`);

function makeCopy(): string[] {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of ['src', 'replay', 'package.json', 'tsconfig.json'])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return readdirSync(path.join(copy, 'replay', 'logs')).map((name) => path.join('replay', 'logs', name));
}

/** Returns the first fault of the golden logs; null when all hold. */
function findFault(logs: readonly string[]): string | null {
  const args = ['-r', './replay/register.cjs', 'replay/replay.ts', '--drive', '--quiet', ...logs];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  if (status === 0) return null;
  return (
    stdout
      .split('\n')
      .find((line) => line.startsWith('FAULT'))
      ?.slice('FAULT: '.length) ?? stderr.slice(0, 200)
  );
}

function check({ file, from, to, rule }: Mutant, logs: readonly string[]): boolean {
  const target = path.join(features, file);
  const original = readFileSync(target, 'utf8');
  const changed = original.replace(from, () => to);
  if (changed === original) {
    print(`GONE    ${rule}: ${file} does not say ${JSON.stringify(from)} any more`);
    return false;
  }
  writeFileSync(target, changed);
  const fault = findFault(logs);
  writeFileSync(target, original);
  print(fault === null ? `MISSED  ${rule} (${file})` : `caught  ${rule}: ${fault}`);
  return fault !== null;
}

function main(): number {
  const wanted = process.argv[2] ?? '';
  const logs = makeCopy();
  const before = findFault(logs);
  if (before !== null) {
    print(`the golden logs do not hold as they are: ${before}`);
    return 1;
  }
  const chosen = mutants.filter(({ rule }) => rule.includes(wanted));
  const caught = chosen.filter((mutant) => check(mutant, logs)).length;
  print(`${caught} of ${chosen.length} caught`);
  return caught === chosen.length ? 0 : 1;
}

process.exitCode = main();
