import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { auth, isSignIn } from '@/features/auth';
import { navigation } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import { createSecretAction } from '@/shared/redactAction';
import type { PasswordResetSent } from '@/shop/passwordResetSchemas';

type Sending<Outcome extends string = never> =
  | { status: 'idle' | 'sending' | Outcome }
  | { status: 'refused'; failure: FailureCode };

/**
 * State of the reset of a forgotten password. The user first requests a code by e-mail, and then sends the code with
 * the new password.
 */
export interface ResetState {
  step: 'email' | 'code';
  email: string;
  /** Folder and code of the mail in a demonstration; null if the service really sends mails. */
  demo: PasswordResetSent['demo'];
  sending: Sending;
}

/** State of the sign-up, the password change and the password reset. The passwords are not part of the state. */
export interface CredentialsState {
  signUp: Sending;
  password: Sending<'changed'>;
  reset: ResetState;
}

/** A guest submitted the sign-up form. */
export const signUpSubmitted = createSecretAction<{
  email: string;
  password: string;
  returnTo: string | null;
}>('credentials/signUpSubmitted', ['password']);

/** A signed-in user submitted a new password. */
export const passwordSubmitted = createSecretAction<{ current: string; next: string }>(
  'credentials/passwordSubmitted',
  ['current', 'next'],
);

/** A guest submitted a new password with the mailed code. */
export const resetSubmitted = createSecretAction<{
  code: string;
  password: string;
  returnTo: string | null;
}>('credentials/resetSubmitted', ['code', 'password']);

const noReset: ResetState = { step: 'email', email: '', demo: null, sending: { status: 'idle' } };

const initialState: CredentialsState = {
  signUp: { status: 'idle' },
  password: { status: 'idle' },
  reset: noReset,
};

const slice = createSlice({
  name: 'credentials',
  initialState,
  reducers: {
    signUpRefused: (state, { payload }: PayloadAction<{ code: FailureCode }>) => {
      if (state.signUp.status === 'sending') state.signUp = { status: 'refused', failure: payload.code };
    },
    passwordChanged: (state) => {
      if (state.password.status === 'sending') state.password = { status: 'changed' };
    },
    passwordRefused: (state, { payload }: PayloadAction<{ code: FailureCode }>) => {
      if (state.password.status === 'sending') state.password = { status: 'refused', failure: payload.code };
    },
    /** The user requested a code, for the first time or again. */
    codeRequested: ({ reset }, { payload }: PayloadAction<{ email: string }>) => {
      if (reset.sending.status === 'sending') return;
      reset.email = payload.email;
      reset.sending = { status: 'sending' };
    },
    codeSent: ({ reset }, { payload }: PayloadAction<Pick<ResetState, 'demo'>>) => {
      if (reset.sending.status !== 'sending') return;
      Object.assign(reset, { step: 'code', demo: payload.demo, sending: { status: 'idle' } });
    },
    resetRefused: ({ reset }, { payload }: PayloadAction<{ code: FailureCode }>) => {
      if (reset.sending.status === 'sending') reset.sending = { status: 'refused', failure: payload.code };
    },
    /** The user went back to the first step to enter another e-mail. */
    resetRestarted: ({ reset }) => {
      Object.assign(reset, { step: 'email', demo: null, sending: { status: 'idle' } });
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(resetSubmitted, ({ reset }) => {
        reset.sending = { status: 'sending' };
      })
      .addCase(signUpSubmitted, (state) => {
        state.signUp = { status: 'sending' };
      })
      .addCase(passwordSubmitted, (state) => {
        state.password = { status: 'sending' };
      })
      /** Navigation clears the results of the last submissions. */
      .addCase(navigation.arrived, (state) => {
        if (state.signUp.status !== 'sending') state.signUp = { status: 'idle' };
        if (state.password.status !== 'sending') state.password = { status: 'idle' };
        // the step stays, because users leave the page to look for the code and then come back
        if (state.reset.sending.status !== 'sending') state.reset.sending = { status: 'idle' };
      })
      // a session check clears nothing, because it may find the same account, whose form must stay unchanged
      .addMatcher(isAnyOf(isSignIn, auth.signedOut), () => initialState);
  },
  selectors: {
    signUp: (state) => state.signUp,
    password: (state) => state.password,
    reset: (state) => state.reset,
  },
});

export const credentialsReducer = slice.reducer;
export const credentials = { ...slice.actions, signUpSubmitted, passwordSubmitted, resetSubmitted };
export const credentialsSelectors = slice.selectors;
