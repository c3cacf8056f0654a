import { createAction } from '@reduxjs/toolkit';

/** What the browser's storage did that the person should know. The state of the shop goes on in memory. */
export const storage = {
  /** A stored value could not be used; it was moved to `{key}.invalid`. */
  valueSetAside: createAction<{ key: string }>('storage/valueSetAside'),
  /** Full or forbidden. Told once. */
  writeFailed: createAction('storage/writeFailed'),
};
