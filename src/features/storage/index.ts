import { createAction } from '@reduxjs/toolkit';

/** Problems with the browser's storage. The visitor sees these problems, because the state is then only in memory. */
export const storage = {
  /** Stored values were invalid and were moved to `{key}.invalid`. */
  valueSetAside: createAction<{ keys: string[] }>('storage/valueSetAside'),
  /** The storage is full or blocked. This event is dispatched once. */
  writeFailed: createAction('storage/writeFailed'),
};
