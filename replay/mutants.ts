/**
 * npm run replay:mutants [-- "part of a rule"] Changes one lock, delay, reset, guard or cancel of the shop at a time,
 * in a copy, and shows that the golden logs alone detect the change. Exit code 1 when a change is not detected.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { mutants, type Mutant } from './mutantTable';
import { changeSource, copySource } from './sourceCopy';

const copy = copySource('mutants');
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Returns the first fault of the golden logs, or null when all logs hold. */
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
  const undo = changeSource(copy, { file, from, to });
  if (!undo) {
    print(`GONE    ${rule}: ${file} does not say ${JSON.stringify(from)} any more`);
    return false;
  }
  const fault = findFault(logs);
  undo();
  print(fault === null ? `MISSED  ${rule} (${file})` : `caught  ${rule}: ${fault}`);
  return fault !== null;
}

function main(): number {
  const wanted = process.argv[2] ?? '';
  const logs = readdirSync(path.join(copy, 'replay', 'logs')).map((name) =>
    path.join('replay', 'logs', name),
  );
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
