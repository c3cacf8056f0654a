import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { navigation } from '@/features/navigation';
import { version } from '@/features/version';
import { readErrorCode } from '@/shared/failure';

export interface ConnectionState {
  /** State of navigator.onLine. */
  isOnline: boolean;
  /** Time, in ISO 8601, of the oldest data on the page, if the ERP is down and the catalogue is stale. */
  catalogueOf: string | null;
  /** Whether a request on this page failed while offline. */
  hasMissed: boolean;
}

const initialState: ConnectionState = { isOnline: true, catalogueOf: null, hasMissed: false };

/**
 * Whether an event is a request that failed offline. The version check does not count, because it runs every minute on
 * any page.
 */
const isMissed = (action: UnknownAction): boolean =>
  readErrorCode(action.payload) === 'OFFLINE' && !version.checkFailed.match(action);

const slice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    lost: (state) => {
      state.isOnline = false;
    },
    restored: (state) => {
      state.isOnline = true;
    },
    /** The gateway answered from its cache. `asOf` is the time of the cached data. */
    catalogueAged: (state, { payload }: PayloadAction<{ asOf: string }>) => {
      const { catalogueOf } = state;
      if (catalogueOf === null || payload.asOf < catalogueOf) state.catalogueOf = payload.asOf;
    },
    /**
     * The user left a page, so its stale data and its missed requests no longer count. `catalogueOf` is the time of
     * cached data that were loaded in advance for the next page.
     */
    pageLeft: (state, { payload }: PayloadAction<{ catalogueOf: string | null }>) => {
      state.catalogueOf = payload.catalogueOf;
      state.hasMissed = false;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(navigation.retryRequested, (state) => {
        state.hasMissed = false;
      })
      .addMatcher(isMissed, (state) => {
        state.hasMissed = true;
      }),
  selectors: {
    /** Whether the state exists. Logs from before this feature have no such state. */
    isThere: (state: ConnectionState | undefined) => state !== undefined,
    isOnline: (state) => state.isOnline,
    catalogueOf: (state) => state.catalogueOf,
    hasMissed: (state) => state.hasMissed,
  },
});

export const connectionReducer = slice.reducer;
export const connection = slice.actions;
export const connectionSelectors = slice.selectors;
