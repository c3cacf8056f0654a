/**
 * npm run replay:accept -- NAME [FILE] [--changed] Drives a recorded log (FILE, or the golden log NAME itself) and
 * writes the result to replay/logs/NAME.json, with the times of its delays exact.
 * Refuses to write a result that differs from the recording in an event, delay, request or lock. `--changed` says that
 * the difference is intended. Review the change as a diff.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printLog } from '@/app/packedLog';
import type { Log } from '@/app/recorder';
import { rootReducer, type RootState } from '@/app/rootReducer';
import { addChecksums } from './checksums';
import { compareLogs, driveLog, getReasonNotToDrive } from './drive';
import { getGoldenFile, readLog } from './files';
import { foldLog } from './fold';
import { runCommand } from './runCommand';

/** Fills fields that were added to the state since the recording with initial values, and leaves out removed fields. */
function migrateState(state: RootState): RootState {
  const initialState = rootReducer(undefined, { type: 'replay/began' });
  const slices = Object.entries(initialState).flatMap(([name, slice]) => {
    if (!(name in state)) return [];
    const recorded = Object.entries(state[name as keyof RootState]);
    const known = recorded.filter(([field]) => Object.hasOwn(slice, field));
    return [[name, { ...slice, ...Object.fromEntries(known) }]];
  });
  return Object.fromEntries(slices) as RootState;
}

export interface Accepted {
  log: Log;
  /** Differences from the recording. */
  faults: string[];
}

/** Returns the driven log and what differs from the recorded one. */
export async function acceptLog(recorded: Log, title: string): Promise<Accepted> {
  const { preloaded, final } = recorded;
  const migrated = { ...recorded, preloaded: migrateState(preloaded), final: migrateState(final) };
  const driven = await driveLog(migrated);
  const faults = compareLogs(migrated, driven);
  // recordings have no checksums; the checksums of a golden log are compared
  if (faults.length === 0) faults.push(...foldLog(migrated).faults);
  return { log: addChecksums({ ...driven.log, title }), faults };
}

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Drives and writes one golden log; returns whether it was written. */
export async function acceptFile(name: string, file: string, isMeant: boolean): Promise<boolean> {
  const recorded = readLog(file);
  const reason = getReasonNotToDrive(recorded);
  const { log, faults } = await acceptLog(recorded, name);
  for (const fault of faults) print(`${isMeant ? 'CHANGED' : 'FAULT'}: ${fault}`);
  if (reason !== null || (faults.length > 0 && !isMeant)) {
    print(`${name} is not written${reason === null ? '; if the difference is meant: --changed' : ''}`);
    return false;
  }
  writeFileSync(getGoldenFile(name), printLog(log));
  print(`${getGoldenFile(name)}: ${log.entries.length} events`);
  return true;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { changed: { type: 'boolean', default: false } },
  });
  const [name, file] = positionals;
  if (!name || !/^[\w-]+$/.test(name)) {
    print('Usage: npm run replay:accept -- NAME [FILE] [--changed]');
    return 1;
  }
  return (await acceptFile(name, file ?? getGoldenFile(name), values.changed)) ? 0 : 1;
}

if (require.main === module) runCommand(main);
