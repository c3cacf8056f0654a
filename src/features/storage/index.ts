import { createAction } from '@reduxjs/toolkit';

/** Storage problems that are shown. The state is kept in memory. */
export const storage = {
  /** Stored values were invalid, and were moved to `{key}.invalid`. */
  valueSetAside: createAction<{ keys: string[] }>('storage/valueSetAside'),
  /** Storage is full or blocked. Reported once. */
  writeFailed: createAction('storage/writeFailed'),
};
