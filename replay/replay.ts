/**
 * npm run replay -- LOG [--at N] [--state PATH] [--drive]
 * One readable line an event; exit code 1 and the first differing path when the log does not hold.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Log } from '@/app/recorder';
import { compareLogs, driveLog } from './drive';
import { foldLog } from './fold';

const print = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      state: { type: 'string' },
      drive: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (!file) {
    print('Usage: npm run replay -- LOG [--at N] [--state a.path] [--drive]');
    return 1;
  }
  const log = JSON.parse(readFileSync(file, 'utf8')) as Log;
  const until = values.at === undefined ? log.entries.length : Number(values.at);
  const { steps, state, faults } = foldLog(log, undefined, until);
  let before = 0;
  for (const { number, entry, changed } of steps) {
    const since = `+${entry.t - before} ms`.padStart(10);
    print(
      `${String(number).padStart(4)} ${since}  ${entry.by.padEnd(4)}  ${entry.action.type}  ${changed.join(' ')}`,
    );
    before = entry.t;
  }
  if (values.state !== undefined) {
    const found = values.state
      .split('.')
      .filter(Boolean)
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], state);
    print(JSON.stringify(found, null, 2));
  }
  if (values.drive) faults.push(...compareLogs(log, await driveLog(log)));
  for (const fault of faults) print(`FAULT: ${fault}`);
  if (faults.length === 0) print(`${steps.length} events hold`);
  return faults.length === 0 ? 0 : 1;
}

void main().then((code) => {
  process.exitCode = code;
});
