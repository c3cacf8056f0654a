import { createAction } from '@reduxjs/toolkit';

/** Storage problems that are shown. The state is kept in memory. */
export const storage = {
  /** A stored value was invalid, and was moved to `{key}.invalid`. */
  valueSetAside: createAction<{ key: string }>('storage/valueSetAside'),
  /** Storage is full or blocked. Reported once. */
  writeFailed: createAction('storage/writeFailed'),
};
