import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailureCode } from '@/shared/failure';
import type { Asked } from '@/shared/redux';
import type { Brand } from '@/shop/schemas';

/** What the shop itself tells, the same for everybody. */
export interface ContentState {
  brands: { status: Asked; items: Brand[]; failure: FailureCode | null };
}

const initialState: ContentState = { brands: { status: 'idle', items: [], failure: null } };

const slice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    brandsAsked: ({ brands }) => {
      if (brands.status !== 'ready') brands.status = 'asking';
    },
    brandsReceived: (state, { payload }: PayloadAction<{ brands: Brand[] }>) => {
      state.brands = { status: 'ready', items: payload.brands, failure: null };
    },
    brandsFailed: ({ brands }, { payload }: PayloadAction<{ code: FailureCode }>) => {
      if (brands.status !== 'asking') return;
      brands.status = 'failed';
      brands.failure = payload.code;
    },
  },
  selectors: { brands: (state) => state.brands },
});

export const contentReducer = slice.reducer;
export const content = slice.actions;
export const contentSelectors = slice.selectors;
