import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import type { Vehicle } from '@/shop/schemas';

/** Vehicles that a product fits. The state has one product, the last one whose fitment tab was opened. */
export interface FitmentState {
  slug: string | null;
  status: RequestStatus;
  vehicles: Vehicle[];
  failure: FailureCode | null;
}

const initialState: FitmentState = { slug: null, status: 'idle', vehicles: [], failure: null };

const slice = createSlice({
  name: 'fitment',
  initialState,
  reducers: {
    asked: (_state, { payload }: PayloadAction<{ slug: string }>): FitmentState => ({
      ...initialState,
      slug: payload.slug,
      status: 'asking',
    }),
    received: (state, { payload }: PayloadAction<{ slug: string; vehicles: Vehicle[] }>) => {
      if (state.status !== 'asking' || state.slug !== payload.slug) return;
      state.status = 'ready';
      state.vehicles = payload.vehicles;
    },
    failed: (state, { payload }: PayloadAction<{ slug: string; code: FailureCode }>) => {
      if (state.status !== 'asking' || state.slug !== payload.slug) return;
      state.status = 'failed';
      state.failure = payload.code;
    },
  },
  selectors: {
    /** Returns the fitment of a product. The status is `idle` until the fitment is requested. */
    of: (state, slug: string): FitmentState => (state.slug === slug ? state : initialState),
  },
});

export const fitmentReducer = slice.reducer;
export const fitment = slice.actions;
export const fitmentSelectors = slice.selectors;
