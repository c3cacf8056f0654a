/**
 * npm run replay:accept -- NAME [FILE] Replays a recorded log (FILE, or the golden log NAME itself) through
 * the sagas and writes the result to replay/logs/NAME.json: on the fake clock, so that times are exact.
 * Review the change as a diff.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '@/app/recorder';
import { rootReducer, type RootState } from '@/app/rootReducer';
import { driveLog } from './drive';

/** Fills fields that the state has gained since the recording with initial values; removed fields are left out. */
function migrateState(preloaded: RootState): RootState {
  const initialState = rootReducer(undefined, { type: 'replay/began' });
  const slices = Object.entries(initialState).flatMap(([name, slice]) => {
    if (!(name in preloaded)) return [];
    const recorded = Object.entries(preloaded[name as keyof RootState]);
    const known = recorded.filter(([field]) => Object.hasOwn(slice, field));
    return [[name, { ...slice, ...Object.fromEntries(known) }]];
  });
  return Object.fromEntries(slices) as RootState;
}

async function main(): Promise<number> {
  const [name, file] = process.argv.slice(2);
  if (!name || !/^[\w-]+$/.test(name)) {
    process.stdout.write('Usage: npm run replay:accept -- NAME [FILE]\n');
    return 1;
  }
  const golden = path.join(__dirname, 'logs', `${name}.json`);
  const recorded = JSON.parse(readFileSync(file ?? golden, 'utf8')) as Log;
  const { log, faults } = await driveLog({ ...recorded, preloaded: migrateState(recorded.preloaded) });
  for (const fault of faults) process.stdout.write(`FAULT: ${fault}\n`);
  if (faults.length > 0) return 1;
  const acceptedLog: Log = { ...log, title: name };
  writeFileSync(golden, `${JSON.stringify(acceptedLog, null, 1)}\n`);
  process.stdout.write(`${golden}: ${log.entries.length} events\n`);
  return 0;
}

void main().then((code) => {
  process.exitCode = code;
});
