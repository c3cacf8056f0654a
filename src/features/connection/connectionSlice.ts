import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { navigation } from '@/features/navigation';
import { version } from '@/features/version';
import { readErrorCode } from '@/shared/failure';

export interface ConnectionState {
  /** Whether the browser has a network. */
  isOnline: boolean;
  /** The ERP does not answer: the oldest that the page shows of the catalogue is of this moment. ISO 8601. */
  catalogueOf: string | null;
  /** Something on this page failed for want of a network. */
  hasMissed: boolean;
}

const initialState: ConnectionState = { isOnline: true, catalogueOf: null, hasMissed: false };

/** The version is asked for every minute, whatever the page shows. */
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
    /** The gateway answered with what the ERP said before. */
    catalogueAged: (state, { payload }: PayloadAction<{ asOf: string }>) => {
      const { catalogueOf } = state;
      if (catalogueOf === null || payload.asOf < catalogueOf) state.catalogueOf = payload.asOf;
    },
    /** What was said here is not said of the next page, of whose rows some may be here already. */
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
    /** A log of a shop without this feature has no state of it. */
    isThere: (state: ConnectionState | undefined) => state !== undefined,
    isOnline: (state) => state.isOnline,
    catalogueOf: (state) => state.catalogueOf,
    hasMissed: (state) => state.hasMissed,
  },
});

export const connectionReducer = slice.reducer;
export const connection = slice.actions;
export const connectionSelectors = slice.selectors;
