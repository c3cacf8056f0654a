import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { navigation } from '@/features/navigation';
import { version } from '@/features/version';
import { readErrorCode } from '@/shared/failure';

export interface ConnectionState {
  /** Whether the browser is online, as navigator.onLine reports. */
  isOnline: boolean;
  /**
   * Time in ISO 8601 of the oldest cached data on the page; null if no data are cached. Set while the ERP does not
   * answer.
   */
  catalogueOf: string | null;
  /** Whether a request on this page failed while offline. */
  hasMissed: boolean;
}

const initialState: ConnectionState = { isOnline: true, catalogueOf: null, hasMissed: false };

/**
 * Whether an event is a request that failed because the browser was offline. The version check does not count, because
 * the version check runs every minute on all pages.
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
    /** The gateway answered with cached data. `asOf` is the time of these data. */
    catalogueAged: (state, { payload }: PayloadAction<{ asOf: string }>) => {
      const { catalogueOf } = state;
      if (catalogueOf === null || payload.asOf < catalogueOf) state.catalogueOf = payload.asOf;
    },
    /**
     * The visitor left a page, so the cached data and failed requests of that page no longer count. `catalogueOf` is
     * the time of cached data that were loaded in advance for the next page.
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
    /** Whether the state has this slice. Logs of versions before this feature do not have the slice. */
    isThere: (state: ConnectionState | undefined) => state !== undefined,
    isOnline: (state) => state.isOnline,
    catalogueOf: (state) => state.catalogueOf,
    hasMissed: (state) => state.hasMissed,
  },
});

export const connectionReducer = slice.reducer;
export const connection = slice.actions;
export const connectionSelectors = slice.selectors;
