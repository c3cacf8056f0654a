import { createAction } from '@reduxjs/toolkit';

/** Storage problems that are shown to the visitor; the state is then only in memory. */
export const storage = {
  /** Invalid stored values were moved to `{key}.invalid`. */
  valueSetAside: createAction<{ keys: string[] }>('storage/valueSetAside'),
  /** Storage is full or blocked; reported once. */
  writeFailed: createAction('storage/writeFailed'),
};
