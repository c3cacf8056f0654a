/** Redux DevTools' own file shape: what its "import" button takes. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Log } from '@/app/recorder';

export interface DevToolsFile {
  /** JSON of the actions in order. */
  payload: string;
  /** JSON of the state before the first. */
  preloadedState: string;
}

export const toDevTools = (log: Log): DevToolsFile => ({
  payload: JSON.stringify(log.entries.map(({ action }) => action)),
  preloadedState: JSON.stringify(log.preloaded),
});

export const actionsOf = (file: DevToolsFile): UnknownAction[] => JSON.parse(file.payload) as UnknownAction[];
