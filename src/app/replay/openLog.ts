/** Opens a log for the replay. Entries after the first damage are left out. */
import type { RootState } from '../rootReducer';
import { rootReducer } from '../rootReducer';
import { parseLogFile } from '../devToolsFile';
import type { Log } from '../recorder';
import { isObject } from '@/shared/isObject';

export interface OpenedLog {
  log: Log;
  /** The state before the first event, and the state after each event. */
  states: RootState[];
  /** Sentence about the log's damage; null for an undamaged log. Only the entries before the damage are opened. */
  damage: string | null;
}

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads a log up to the first damaged entry. */
function parse(text: string): { log: Log | null; damage: string | null } {
  const parsed: unknown = JSON.parse(text);
  try {
    return { log: parseLogFile(parsed), damage: null };
  } catch (error) {
    const damage = getMessage(error);
    const entry = /^entry (\d+) of/.exec(damage)?.[1];
    if (entry === undefined || !isObject(parsed) || !Array.isArray(parsed.entries)) throw error;
    const { inputs: _, calls: __, ...rest } = parsed;
    const entries = (parsed.entries as unknown[]).slice(0, Number(entry) - 1);
    return { log: parseLogFile({ ...rest, isPart: true, entries }), damage };
  }
}

/** Opens a log. Throws an error for a file that is not a log. */
export function openLog(text: string): OpenedLog {
  const { log, damage } = parse(text);
  if (!log) throw new Error('shop-log/2');
  const states = [log.preloaded];
  for (const [index, { action }] of log.entries.entries()) {
    try {
      states.push(rootReducer(states.at(-1), action));
    } catch (error) {
      const reason = `entry ${index + 1} of ${log.entries.length} (${action.type}) has data that the shop does not expect: ${getMessage(error)}`;
      return { log: { ...log, entries: log.entries.slice(0, index) }, states, damage: reason };
    }
  }
  return { log, states, damage };
}
