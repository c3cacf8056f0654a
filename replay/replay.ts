/**
 * npm run replay -- LOG… [--at N] [--diff] [--state PATH] [--drive] [--quiet] Prints a line for each event. When a log
 * is invalid it prints the first differing path and exits with 1.
 */
import { parseArgs } from 'node:util';
import { listChangedPaths, listChanges } from '@/app/replay/stateChanges';
import { commands } from './commands';
import { compareLogs, driveLog } from './drive';
import { foldLog, type Step } from './fold';
import { readLog } from './files';
import { runCommand } from './runCommand';

const usage = `Usage: npm run replay -- LOG… [--at N] [--diff] [--state a.path] [--drive] [--quiet]
       npm run replay -- scrub LOG…                 without its people: writes LOG.masked.json
       npm run replay -- compare LOG LOG            the first difference of two logs
       npm run replay -- shrink LOG --until "…"     the smallest log that still shows it: writes LOG.small.json
       npm run replay -- test LOG [--never "…"]     a jest test of it: writes replay/LOG.test.ts
       npm run replay -- story LOG                  a Playwright story of it: writes e2e/LOG.spec.ts
       npm run replay -- report [LOG…]              what of the golden logs, or of these, does not hold, and why
  --at N      up to event N
  --diff      beside each event what it changed, from what to what
  --state     the state at the end, or the part of it at a path
  --drive     also through the flows, on a fake clock
  --quiet     one line a log: whether it holds
  --out       the file to write
  "…"         an event (cart/addRejected), "error: its text", or an expression over the state (cart.items.length > 3)`;

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

/** Prints one log and returns whether the log holds. */
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

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      diff: { type: 'boolean', default: false },
      state: { type: 'string' },
      drive: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      until: { type: 'string' },
      never: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const [command = '', ...rest] = positionals;
  const run = commands[command];
  if (run) return run(rest, values);
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
