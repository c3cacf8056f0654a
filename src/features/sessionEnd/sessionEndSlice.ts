import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { auth } from '@/features/auth';
import type { FailureCode } from '@/shared/failure';

/** `endsAt` is the time at which the session ends, in milliseconds since 1970. */
export type SessionEndState =
  | { status: 'far' }
  | { status: 'near' | 'prolonging' | 'prolongFailed'; endsAt: number };

const initialState = (): SessionEndState => ({ status: 'far' });

const slice = createSlice({
  name: 'sessionEnd',
  initialState: initialState,
  reducers: {
    /** The session will end soon, because the user is inactive. */
    neared: (_, { payload }: PayloadAction<{ endsAt: number }>): SessionEndState => ({
      status: 'near',
      endsAt: payload.endsAt,
    }),
    prolongRequested: (state): SessionEndState =>
      state.status === 'far' ? state : { ...state, status: 'prolonging' },
    /** The session was prolonged, in this tab or in another tab. */
    prolonged: initialState,
    prolongFailed: (state, _: PayloadAction<{ code: FailureCode }>): SessionEndState =>
      state.status === 'far' ? state : { ...state, status: 'prolongFailed' },
  },
  extraReducers: (builder) => {
    builder.addCase(auth.signedOut, initialState).addCase(auth.sessionReceived, initialState);
  },
  selectors: { all: (state): SessionEndState => state },
});

export const sessionEndReducer = slice.reducer;
export const sessionEnd = slice.actions;
export const sessionEndSelectors = slice.selectors;
