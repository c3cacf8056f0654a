import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isAccountChange } from '@/features/auth';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import type { OpenSession } from '@/shop/schemas';

/** The account's sessions in this browser and in other browsers. */
export interface OpenSessionsState {
  status: RequestStatus;
  items: OpenSession[];
  failure: FailureCode | null;
  /** Whether the service is ending the other sessions. */
  isEnding: boolean;
  /** Reason why the service did not end the other sessions. */
  refusal: FailureCode | null;
}

const initialState: OpenSessionsState = {
  status: 'idle',
  items: [],
  failure: null,
  isEnding: false,
  refusal: null,
};

const slice = createSlice({
  name: 'openSessions',
  initialState,
  reducers: {
    listAsked: (state) => {
      if (state.status !== 'ready') state.status = 'asking';
      state.failure = null;
    },
    listReceived: (state, { payload }: PayloadAction<{ sessions: OpenSession[] }>) => {
      state.status = 'ready';
      state.items = payload.sessions;
    },
    listFailed: (state, { payload }: PayloadAction<{ code: FailureCode }>) => {
      if (state.status !== 'asking') return;
      state.status = 'failed';
      state.failure = payload.code;
    },
    othersEndRequested: (state) => {
      state.isEnding = true;
      state.refusal = null;
    },
    othersEnded: (state, { payload }: PayloadAction<{ sessions: OpenSession[] }>) => {
      state.items = payload.sessions;
      state.isEnding = false;
    },
    othersEndFailed: (state, { payload }: PayloadAction<{ code: FailureCode }>) => {
      state.isEnding = false;
      state.refusal = payload.code;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAccountChange, () => initialState);
  },
  selectors: { all: (state) => state },
});

export const openSessionsReducer = slice.reducer;
export const openSessions = slice.actions;
export const openSessionsSelectors = slice.selectors;
