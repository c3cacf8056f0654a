import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { isAccountChange, auth } from '@/features/auth';
import type { FailureCode } from '@/shared/failure';
import { createSecretAction } from '@/shared/redactAction';
import type { EmailCodeSent } from '@/shop/emailVerificationSchemas';

/**
 * State of the verification of an e-mail. An account that was created in the shop needs a verified e-mail to order or
 * review.
 */
export interface EmailVerificationState {
  /**
   * `mailing`: the service is sending a code. `asked`: the user must type the code. `checking`: the typed code was
   * sent.
   */
  status: 'idle' | 'mailing' | 'asked' | 'checking';
  /** Folder and code of the mail in a demonstration; null if the service really sends mails. */
  demo: EmailCodeSent['demo'];
  failure: FailureCode | null;
}

const initialState: EmailVerificationState = { status: 'idle', demo: null, failure: null };

/** The user submitted the mailed code. */
export const codeSubmitted = createSecretAction<{ code: string }>('emailVerification/codeSubmitted', [
  'code',
]);

const slice = createSlice({
  name: 'emailVerification',
  initialState,
  reducers: {
    /** An order or a review was refused because the e-mail is not verified, or the user requested another code. */
    codeRequested: (state) => {
      if (state.status !== 'checking') Object.assign(state, { status: 'mailing', failure: null });
    },
    codeSent: (state, { payload: { demo } }: PayloadAction<Pick<EmailVerificationState, 'demo'>>) => {
      if (state.status !== 'mailing') return;
      // if the last code is younger than a minute, the service creates no code; the code on the screen then stays valid
      if (demo === null || demo.code !== null || state.demo === null) state.demo = demo;
      state.status = 'asked';
    },
    refused: (state, { payload }: PayloadAction<{ code: FailureCode }>) => {
      Object.assign(state, { status: 'asked', failure: payload.code });
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(codeSubmitted, (state) => {
        Object.assign(state, { status: 'checking', failure: null });
      })
      .addMatcher(isAnyOf(auth.emailVerified, isAccountChange), () => initialState);
  },
  selectors: { verification: (state) => state },
});

export const emailVerificationReducer = slice.reducer;
export const emailVerification = { ...slice.actions, codeSubmitted };
export const emailVerificationSelectors = slice.selectors;
