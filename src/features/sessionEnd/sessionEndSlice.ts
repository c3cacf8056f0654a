import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { auth } from '@/features/auth';
import type { FailureCode } from '@/shared/failure';

/** `endsAt`: milliseconds since 1970. */
export type SessionEndState =
  { status: 'far' } | { status: 'near' | 'prolonging' | 'prolongFailed'; endsAt: number };

const far = (): SessionEndState => ({ status: 'far' });

const slice = createSlice({
  name: 'sessionEnd',
  initialState: far,
  reducers: {
    /** Nobody asked the service anything for so long that the session is about to end. */
    neared: (_, { payload }: PayloadAction<{ endsAt: number }>): SessionEndState => ({
      status: 'near',
      endsAt: payload.endsAt,
    }),
    prolongRequested: (state): SessionEndState =>
      state.status === 'far' ? state : { ...state, status: 'prolonging' },
    /** Here, or in another tab. */
    prolonged: far,
    prolongFailed: (state, _: PayloadAction<{ code: FailureCode }>): SessionEndState =>
      state.status === 'far' ? state : { ...state, status: 'prolongFailed' },
  },
  extraReducers: (builder) => {
    builder.addCase(auth.signedOut, far).addCase(auth.sessionReceived, far);
  },
  selectors: { all: (state): SessionEndState => state },
});

export const sessionEndReducer = slice.reducer;
export const sessionEnd = slice.actions;
export const sessionEndSelectors = slice.selectors;
