/**
 * npm run replay -- LOG [--at N] [--diff] [--state PATH] [--drive] Prints a line per event; exit code 1 with
 * the first differing path when the log is invalid.
 */
import { parseArgs } from 'node:util';
import { listChangedPaths, listChanges } from './difference';
import { compareLogs, driveLog } from './drive';
import { foldLog, type Step } from './fold';
import { readLog } from './files';

const usage = `Usage: npm run replay -- LOG [--at N] [--diff] [--state a.path] [--drive]
  --at N      up to event N
  --diff      beside each event what it changed, from what to what
  --state     the state at the end, or the part of it at a path
  --drive     also through the flows, on a fake clock`;

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

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      diff: { type: 'boolean', default: false },
      state: { type: 'string' },
      drive: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  const until = values.at === undefined ? undefined : Number(values.at);
  if (!file || (until !== undefined && !(Number.isInteger(until) && until >= 0))) {
    print(usage);
    return 1;
  }
  const log = readLog(file);
  let steps = 0;
  let before = 0;
  const { state, faults } = foldLog(log, {
    until,
    onStep: (step) => {
      printStep(step, step.entry.t - before, values.diff);
      before = step.entry.t;
      steps = step.number;
    },
  });
  if (values.state !== undefined) print(JSON.stringify(getAtPath(state, values.state), null, 2) ?? 'nothing');
  if (values.drive) faults.push(...compareLogs(log, await driveLog(log)));
  for (const fault of faults) print(`FAULT: ${fault}`);
  if (faults.length === 0) print(`${steps} events hold`);
  return faults.length === 0 ? 0 : 1;
}

void main()
  .catch((error: unknown) => {
    print(error instanceof Error ? error.message : String(error));
    return 1;
  })
  .then((code) => {
    process.exitCode = code;
  });
