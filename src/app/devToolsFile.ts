/** File format of Redux DevTools' export and import buttons. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Log } from './recorder';
import { rootReducer, type RootState } from './rootReducer';

export interface DevToolsFile {
  /** JSON of the actions in order. */
  payload: string;
  /** JSON of the state before the first action. */
  preloadedState?: string;
}

const isDevToolsFile = (parsed: unknown): parsed is DevToolsFile =>
  typeof parsed === 'object' && parsed !== null && 'payload' in parsed && typeof parsed.payload === 'string';

/** Returns the log in a parsed file, in the shop's own format or in DevTools'; null for another file. */
export function parseLogFile(parsed: unknown): Log | null {
  if (isDevToolsFile(parsed)) return parseDevToolsFile(parsed);
  return isLog(parsed) ? parsed : null;
}

const isLog = (parsed: unknown): parsed is Log =>
  typeof parsed === 'object' &&
  parsed !== null &&
  'format' in parsed &&
  parsed.format === 'shop-log/1' &&
  'entries' in parsed &&
  Array.isArray(parsed.entries);

export const toDevTools = (log: Log): Required<DevToolsFile> => ({
  payload: JSON.stringify(log.entries.map(({ action }) => action)),
  preloadedState: JSON.stringify(log.preloaded),
});

export const readActions = (file: DevToolsFile): UnknownAction[] =>
  JSON.parse(file.payload) as UnknownAction[];

/**
 * DevTools keeps no times, sources or answers: such a log can be reduced and viewed, not replayed through the
 * sagas. Its final state is computed from the actions.
 */
export function parseDevToolsFile(file: DevToolsFile): Log {
  const preloaded =
    file.preloadedState === undefined
      ? rootReducer(undefined, { type: 'replay/began' })
      : (JSON.parse(file.preloadedState) as RootState);
  const actions = readActions(file).filter(({ type }) => !type.startsWith('@@'));
  const final = actions.reduce(rootReducer, preloaded);
  return {
    format: 'shop-log/1',
    app: 'Redux DevTools',
    locale: final.i18n.language,
    title: 'Redux DevTools',
    startedAt: 0,
    isPart: true,
    preloaded,
    entries: actions.map((action) => ({ t: 0, by: 'ui', action })),
    exchanges: [],
    ids: [],
    final,
  };
}
