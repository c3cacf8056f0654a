import { createAction } from '@reduxjs/toolkit';

/** Event with which a tester marks a place in the log. The event changes no state. */
export const qa = { marked: createAction<{ note: string }>('qa/marked') };
