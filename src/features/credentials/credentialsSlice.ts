import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { auth } from '@/features/auth';
import { navigation } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import { createSecretAction } from '@/shared/redactAction';

type Sending<Outcome extends string = never> =
  { status: 'idle' | 'sending' | Outcome } | { status: 'refused'; failure: FailureCode };

/** Status of sign-up and password change. The passwords are never in the state. */
export interface CredentialsState {
  signUp: Sending;
  password: Sending<'changed'>;
}

/** Sign-up of a guest. */
export const signUpSubmitted = createSecretAction<{
  email: string;
  password: string;
  returnTo: string | null;
}>('credentials/signUpSubmitted', ['password']);

/** Password change of an account. */
export const passwordSubmitted = createSecretAction<{ current: string; next: string }>(
  'credentials/passwordSubmitted',
  ['current', 'next'],
);

const initialState: CredentialsState = { signUp: { status: 'idle' }, password: { status: 'idle' } };

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
  },
  extraReducers: (builder) => {
    builder
      .addCase(signUpSubmitted, (state) => {
        state.signUp = { status: 'sending' };
      })
      .addCase(passwordSubmitted, (state) => {
        state.password = { status: 'sending' };
      })
      /** Results are cleared by navigation. */
      .addCase(navigation.arrived, (state) => {
        if (state.signUp.status !== 'sending') state.signUp = { status: 'idle' };
        if (state.password.status !== 'sending') state.password = { status: 'idle' };
      })
      .addCase(auth.customerSignedIn, () => initialState)
      .addCase(auth.sellerSignedIn, () => initialState)
      .addCase(auth.signedOut, () => initialState);
  },
  selectors: {
    signUp: (state) => state.signUp,
    password: (state) => state.password,
  },
});

export const credentialsReducer = slice.reducer;
export const credentials = { ...slice.actions, signUpSubmitted, passwordSubmitted };
export const credentialsSelectors = slice.selectors;
