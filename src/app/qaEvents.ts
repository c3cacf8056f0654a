import { createAction } from '@reduxjs/toolkit';

/** Marks a place in the log, for testers. No state changes. */
export const qa = { marked: createAction<{ note: string }>('qa/marked') };
