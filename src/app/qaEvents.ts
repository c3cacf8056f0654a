import { createAction } from '@reduxjs/toolkit';

/** What a tester writes into the log: where something was seen. No state changes. */
export const qa = { marked: createAction<{ note: string }>('qa/marked') };
