import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailureCode } from '@/shared/failure';
import { getVersionTime } from '@/shared/versionTime';

export interface VersionState {
  /** The last version that was seen, persisted. */
  known: string | null;
  /** A newer version that is deployed, and is loaded at the next safe moment. */
  newer: string | null;
}

const initialState: VersionState = { known: null, newer: null };

const slice = createSlice({
  name: 'version',
  initialState,
  reducers: {
    checkDue: () => undefined,
    received: (state, { payload }: PayloadAction<{ version: string }>) => {
      if (state.known === null) state.known = payload.version;
      else if (state.known === payload.version) state.newer = null;
      // while copies of the service with two builds answer alternately, the page changes only to the newer build; a
      // version without a time (NaN) counts as new
      else if (!(getVersionTime(payload.version) < getVersionTime(state.newer ?? state.known)))
        state.newer = payload.version;
    },
    /** The check failed. The failure is not shown, because the next check follows in a minute. */
    checkFailed: (_state, _: PayloadAction<{ code: FailureCode }>) => undefined,
    /** A chunk did not load, and may belong to an older version. */
    codeMissed: () => undefined,
    /** The visitor clicked the version bar. */
    reloadRequested: () => undefined,
    reloadBegan: (state) => {
      state.known = state.newer ?? state.known;
      state.newer = null;
    },
    clearingFailed: () => undefined,
  },
  selectors: { newer: (state) => state.newer },
});

export const versionReducer = slice.reducer;
export const version = slice.actions;
export const versionSelectors = slice.selectors;
