import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { isCustomerChange } from '@/features/auth';
import { navigation } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';

/** State of the list of parts that a customer buys most. The reorder dialog shows this list. */
export interface UsualState {
  status: 'idle' | 'asking' | 'empty' | 'failed';
  failure: FailureCode | null;
}

const initialState: UsualState = { status: 'idle', failure: null };

const slice = createSlice({
  name: 'usual',
  initialState,
  reducers: {
    requested: (): UsualState => ({ status: 'asking', failure: null }),
    listed: () => initialState,
    foundEmpty: (): UsualState => ({ status: 'empty', failure: null }),
    failed: (_, { payload }: PayloadAction<{ code: FailureCode }>): UsualState => ({
      status: 'failed',
      failure: payload.code,
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(navigation.arrived, isCustomerChange), () => initialState);
  },
  selectors: { all: (state) => state },
});

export const usualReducer = slice.reducer;
export const usual = slice.actions;
export const usualSelectors = slice.selectors;
