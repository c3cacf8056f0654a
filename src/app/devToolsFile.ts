/** File formats of logs: the shop's format, and the format that Redux DevTools exports and imports. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { findDamage } from './findDamage';
import { expandLog, type PackedLog } from './packedLog';
import type { Log, LogEntry } from './recorder';
import { rootReducer, type RootState } from './rootReducer';
import { isObject } from '@/shared/isObject';

export interface DevToolsFile {
  /** JSON of the actions in order, or of DevTools' lifted state. */
  payload: string;
  /** JSON of the state before the first action. */
  preloadedState?: string;
}

/** State of DevTools: the actions by number, and the state before the first action. */
export interface LiftedState {
  actionsById: Record<string, { type: 'PERFORM_ACTION'; timestamp: number; action: UnknownAction }>;
  stagedActionIds: number[];
  committedState?: RootState;
}

/**
 * Number of events that Redux DevTools shows in an acceptable time, measured with version 3.2.10 of the extension
 * (docs/replay.md). Many more events crash the page.
 */
export const devToolsLimit = 400;

const isDevToolsFile = (parsed: unknown): parsed is DevToolsFile =>
  isObject(parsed) && typeof parsed.payload === 'string';

const isLifted = (parsed: unknown): parsed is LiftedState =>
  isObject(parsed) && isObject(parsed.actionsById) && Array.isArray(parsed.stagedActionIds);

/**
 * Returns the log in a parsed file, in the shop's format or in the format of DevTools. Returns null if the file is no
 * log. If the log is damaged, throws an error whose message locates the damage.
 */
export function parseLogFile(parsed: unknown): Log | null {
  if (isDevToolsFile(parsed)) return parseDevToolsFile(parsed);
  if (isLifted(parsed)) return parseLifted(parsed);
  if (!isObject(parsed)) return null;
  const log = parsed.format === 'shop-log/2' ? expandLog(parsed as PackedLog) : parsed;
  if (log.format !== 'shop-log/1') return null;
  const damage = findDamage(log);
  if (damage !== null) throw new Error(damage);
  return log as unknown as Log;
}

/**
 * Converts events of a log to a file that Redux DevTools imports. The first event is number `from` + 1, the last is
 * number `to`. The file contains the times of the events, and the state before the first event.
 */
export function toDevTools(log: Log, { from = 0, to = log.entries.length } = {}): DevToolsFile {
  const entries = log.entries.slice(from, to);
  const before = log.entries
    .slice(0, from)
    .reduce((state, { action }) => rootReducer(state, action), log.preloaded);
  const start: LogEntry = { t: log.entries[from - 1]?.t ?? 0, by: 'ui', action: { type: '@@INIT' } };
  const numbered = [start, ...entries].map(({ t, action }, id) => [
    id,
    { type: 'PERFORM_ACTION', action, timestamp: log.startedAt + t },
  ]);
  return {
    payload: JSON.stringify({
      monitorState: {},
      nextActionId: numbered.length,
      actionsById: Object.fromEntries(numbered) as object,
      stagedActionIds: numbered.map(([id]) => id),
      skippedActionIds: [],
      committedState: before,
      currentStateIndex: entries.length,
      // DevTools computes these states from the preloaded state and the actions
      computedStates: [],
      isLocked: false,
      isPaused: false,
    }),
  };
}

/**
 * Parses a file of DevTools. The file contains no sources and no answers, so the log can be reduced and viewed, but not
 * replayed through the sagas. The final state is computed from the actions.
 */
export function parseDevToolsFile(file: DevToolsFile): Log {
  const payload = JSON.parse(file.payload) as unknown;
  if (isLifted(payload)) return parseLifted(payload);
  const actions = (payload as UnknownAction[]).map((action) => ({ t: 0, action }));
  const preloaded =
    file.preloadedState === undefined ? undefined : (JSON.parse(file.preloadedState) as RootState);
  return buildLog(actions, preloaded, 0);
}

function parseLifted({ actionsById, stagedActionIds, committedState }: LiftedState): Log {
  const performed = stagedActionIds.flatMap((id) => actionsById[id] ?? []);
  const startedAt = performed[0]?.timestamp ?? 0;
  const actions = performed.map(({ action, timestamp }) => ({ t: timestamp - startedAt, action }));
  return buildLog(actions, committedState, startedAt);
}

function buildLog(
  actions: readonly Pick<LogEntry, 't' | 'action'>[],
  committedState: RootState | undefined,
  startedAt: number,
): Log {
  const preloaded = committedState ?? rootReducer(undefined, { type: 'replay/began' });
  const entries = actions
    .filter(({ action }) => !action.type.startsWith('@@'))
    .map((entry): LogEntry => ({ ...entry, by: 'ui' }));
  const final = entries.reduce((state, { action }) => rootReducer(state, action), preloaded);
  return {
    format: 'shop-log/1',
    app: 'Redux DevTools',
    locale: final.i18n.language,
    title: 'Redux DevTools',
    startedAt,
    isPart: true,
    preloaded,
    entries,
    exchanges: [],
    ids: [],
    final,
  };
}
