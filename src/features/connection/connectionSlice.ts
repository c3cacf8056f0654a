import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { navigation } from '@/features/navigation';
import { codeIn } from '@/shared/failure';

export interface ConnectionState {
  /** Whether the browser has a network. */
  isOnline: boolean;
  /** The ERP does not answer: the oldest that the page shows of the catalogue is of this moment. ISO 8601. */
  catalogueOf: string | null;
  /** Something on this page failed for want of a network. */
  hasMissed: boolean;
}

const initialState: ConnectionState = { isOnline: true, catalogueOf: null, hasMissed: false };

const isMissed = ({ payload }: UnknownAction): boolean => codeIn(payload) === 'OFFLINE';

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
  },
  extraReducers: (builder) =>
    builder
      .addCase(navigation.arrived, (state) => {
        state.catalogueOf = null;
        state.hasMissed = false;
      })
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
