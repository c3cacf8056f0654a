/**
 * npm run replay -- LOG… [--at N] [--diff] [--state PATH] [--drive] [--quiet] Prints a line per event; exit code
 * 1 with the first differing path when a log is invalid.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { maskLog } from '@/app/maskLog';
import { printLog } from '@/app/packedLog';
import { listChangedPaths, listChanges } from './difference';
import { compareLogs, driveLog } from './drive';
import { foldLog, type Step } from './fold';
import { readLog } from './files';
import { runCommand } from './runCommand';

const usage = `Usage: npm run replay -- LOG… [--at N] [--diff] [--state a.path] [--drive] [--quiet]
       npm run replay -- scrub LOG…   without its people: writes LOG.masked.json
  --at N      up to event N
  --diff      beside each event what it changed, from what to what
  --state     the state at the end, or the part of it at a path
  --drive     also through the flows, on a fake clock
  --quiet     one line a log: whether it holds`;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Example: ` 12 +350 ms saga cart/lineAdded cart.locked toasts.items` */
function printStep({ number, entry, before, after }: Step, since: number, isDiff: boolean) {
  const { by, action } = entry;
  const paths = isDiff ? [] : listChangedPaths(before, after);
  const line = [
    String(number).padStart(5),
    `+${since} ms`.padStart(10),
    by.padEnd(4),
    [action.type, ...paths].join(' '),
  ];
  print(line.join('  '));
  if (isDiff) for (const change of listChanges(before, after, 4)) print(`${' '.repeat(25)}${change}`);
}

const getAtPath = (state: unknown, path: string): unknown =>
  path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], state);

interface Options {
  until: number | undefined;
  diff: boolean;
  state: string | undefined;
  drive: boolean;
  quiet: boolean;
}

/** Prints one log; returns whether it holds. */
async function replayFile(file: string, { until, diff, state, drive, quiet }: Options): Promise<boolean> {
  const log = readLog(file);
  let before = 0;
  const folded = foldLog(log, {
    until,
    onStep: (step) => {
      if (!quiet) printStep(step, step.entry.t - before, diff);
      before = step.entry.t;
    },
  });
  const faults = [...folded.faults];
  if (state !== undefined) print(JSON.stringify(getAtPath(folded.state, state), null, 2) ?? 'nothing');
  if (drive) faults.push(...compareLogs(log, await driveLog(log)));
  for (const fault of faults) print(`FAULT: ${fault}`);
  const isHolding = faults.length === 0;
  const count = Math.min(until ?? Infinity, log.entries.length);
  if (isHolding) print(`${quiet ? `${file}: ` : ''}${count} events hold`);
  else if (quiet) print(`${file} does not hold`);
  return isHolding;
}

/** Writes each log without its people beside it. */
function scrub(files: readonly string[]): number {
  for (const file of files) {
    const target = file.replace(/(\.json)?$/, '.masked.json');
    writeFileSync(target, printLog(maskLog(readLog(file))));
    print(target);
  }
  if (files.length === 0) print(usage);
  return files.length === 0 ? 1 : 0;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      diff: { type: 'boolean', default: false },
      state: { type: 'string' },
      drive: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
    },
  });
  if (positionals[0] === 'scrub') return scrub(positionals.slice(1));
  const until = values.at === undefined ? undefined : Number(values.at);
  if (positionals.length === 0 || (until !== undefined && !(Number.isInteger(until) && until >= 0))) {
    print(usage);
    return 1;
  }
  let failed = 0;
  for (const file of positionals) {
    const { diff, state, drive, quiet } = values;
    if (!(await replayFile(file, { until, diff, state, drive, quiet }))) failed += 1;
  }
  if (positionals.length > 1) print(`${positionals.length - failed} of ${positionals.length} logs hold`);
  return failed === 0 ? 0 : 1;
}

runCommand(main);
