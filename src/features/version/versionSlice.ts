import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailureCode } from '@/shared/failure';

export interface VersionState {
  /** The version last seen, kept in the browser. */
  known: string | null;
  /** A newer one is deployed; it is taken at the next safe moment. */
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
      else if (state.known !== payload.version) state.newer = payload.version;
      else state.newer = null;
    },
    /** Nobody is told: the next check is in a minute. */
    checkFailed: (_state, _: PayloadAction<{ code: FailureCode }>) => undefined,
    /** A part of the shop's code did not come: it may be of a version that is no more. */
    codeMissed: () => undefined,
    /** The person wants it now, from the bar that offers it. */
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
