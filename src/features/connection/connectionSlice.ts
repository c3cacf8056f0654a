import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { navigation } from '@/features/navigation';

export interface ConnectionState {
  /** Whether the browser has a network. */
  isOnline: boolean;
  /** The ERP does not answer: the oldest that the page shows of the catalogue is of this moment. ISO 8601. */
  catalogueOf: string | null;
}

const initialState: ConnectionState = { isOnline: true, catalogueOf: null };

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
    builder.addCase(navigation.arrived, (state) => {
      state.catalogueOf = null;
    }),
  selectors: { isOnline: (state) => state.isOnline, catalogueOf: (state) => state.catalogueOf },
});

export const connectionReducer = slice.reducer;
export const connection = slice.actions;
export const connectionSelectors = slice.selectors;
