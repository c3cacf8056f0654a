/** Logs as files: the shop's own, and Redux DevTools' own, told apart by what they hold. */
import { readFileSync } from 'node:fs';
import type { Log } from '@/app/recorder';
import { fromDevTools, isDevToolsFile } from '@/app/devToolsFile';

/** Throws a sentence for a file that is neither. */
export function readLog(file: string): Log {
  const read = parsed(file);
  if (isDevToolsFile(read)) return fromDevTools(read);
  if (isLog(read)) return read;
  throw new Error(`${file} is no log: expected {"format": "shop-log/1", …} or an export of Redux DevTools`);
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON`, { cause: error });
  }
}

const isLog = (read: unknown): read is Log =>
  typeof read === 'object' &&
  read !== null &&
  'format' in read &&
  read.format === 'shop-log/1' &&
  'entries' in read &&
  Array.isArray(read.entries);
