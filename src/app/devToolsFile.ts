/** Redux DevTools' own file shape: what its "export" button writes and its "import" button takes. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Log } from './recorder';
import { rootReducer, type RootState } from './rootReducer';

export interface DevToolsFile {
  /** JSON of the actions in order. */
  payload: string;
  /** JSON of the state before the first. */
  preloadedState?: string;
}

const isDevToolsFile = (read: unknown): read is DevToolsFile =>
  typeof read === 'object' && read !== null && 'payload' in read && typeof read.payload === 'string';

/** The log in a parsed file, of the shop's own shape or of DevTools'; null when it holds none. */
export function parseLogFile(read: unknown): Log | null {
  if (isDevToolsFile(read)) return parseDevToolsFile(read);
  return isLog(read) ? read : null;
}

const isLog = (read: unknown): read is Log =>
  typeof read === 'object' &&
  read !== null &&
  'format' in read &&
  read.format === 'shop-log/1' &&
  'entries' in read &&
  Array.isArray(read.entries);

export const toDevTools = (log: Log): Required<DevToolsFile> => ({
  payload: JSON.stringify(log.entries.map(({ action }) => action)),
  preloadedState: JSON.stringify(log.preloaded),
});

export const readActions = (file: DevToolsFile): UnknownAction[] =>
  JSON.parse(file.payload) as UnknownAction[];

/**
 * DevTools keeps neither times, nor who dispatched, nor answers: such a log can be folded and looked at, not driven.
 * What the events lead to is its final state.
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
