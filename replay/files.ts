/** Reads log files in the shop's own format or in Redux DevTools', detected by their content. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '@/app/recorder';
import { parseLogFile } from '@/app/devToolsFile';

const goldenFolder = path.join(__dirname, 'logs');

export const getGoldenFile = (name: string): string => path.join(goldenFolder, `${name}.json`);
export const readGoldenLog = (name: string): Log => readLog(getGoldenFile(name));

/** Returns the names of the golden logs. */
export const listGoldenLogs = (): string[] =>
  readdirSync(goldenFolder).flatMap((file) => (file.endsWith('.json') ? file.slice(0, -5) : []));

/** Throws a readable message for any other file. */
export function readLog(file: string): Log {
  const json = parsed(file);
  let log: Log | null;
  try {
    log = parseLogFile(json);
  } catch (error) {
    throw new Error(`${file} is damaged: ${(error as Error).message}`, { cause: error });
  }
  if (log) return log;
  throw new Error(`${file} is no log: expected {"format": "shop-log/2", …} or an export of Redux DevTools`);
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON`, { cause: error });
  }
}
