import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailureCode } from '@/shared/failure';

export interface VersionState {
  /** Last seen version, persisted. */
  known: string | null;
  /** A newer version is deployed; it is loaded at the next safe moment. */
  newer: string | null;
}

/** Time of a version's sources, `0.1.0+1764213000.84ccc42353`; NaN, which is never older, in one without. */
const getTime = (version: string): number => Number.parseInt(version.split('+')[1] ?? '', 10);

const initialState: VersionState = { known: null, newer: null };

const slice = createSlice({
  name: 'version',
  initialState,
  reducers: {
    checkDue: () => undefined,
    received: (state, { payload }: PayloadAction<{ version: string }>) => {
      if (state.known === null) state.known = payload.version;
      else if (state.known === payload.version) state.newer = null;
      // while copies of two builds answer in turn, the page goes to the newest, and never back
      else if (!(getTime(payload.version) < getTime(state.newer ?? state.known)))
        state.newer = payload.version;
    },
    /** Not shown: the next check is in a minute. */
    checkFailed: (_state, _: PayloadAction<{ code: FailureCode }>) => undefined,
    /** A chunk did not load: it may be of an older version. */
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
