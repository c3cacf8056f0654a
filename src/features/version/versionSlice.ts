import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailureCode } from '@/shared/failure';
import { getVersionTime } from '@/shared/versionTime';

export interface VersionState {
  /** The last version that this browser has seen. Persisted. */
  known: string | null;
  /** A newer version that the service has. The page loads this version when a reload loses nothing. */
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
      // while processes of the service with two builds answer alternately, the page changes only to the newer build; if
      // a version has no time (NaN), the version counts as newer
      else if (!(getVersionTime(payload.version) < getVersionTime(state.newer ?? state.known)))
        state.newer = payload.version;
    },
    /** The check failed. The visitor sees no failure, because the next check follows within a minute. */
    checkFailed: (_state, _: PayloadAction<{ code: FailureCode }>) => undefined,
    /** A file of the program did not load. The file may belong to an older version. */
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
