import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { auth } from '@/features/auth';
import { navigation } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import type { ContactMessage } from '@/shop/contactSchema';

type Sending =
  | { status: 'idle' | 'sending' }
  /** `number`: by which the shop finds the message. */
  | { status: 'sent'; number: string }
  /** `fields`: names of those that the service did not accept. */
  | { status: 'refused'; failure: FailureCode; fields: string[] };

/** A message to the shop: what has been typed so far, and what became of it. */
export interface ContactState {
  sending: Sending;
  /** Null until something is typed; it outlives leaving the page. */
  draft: ContactMessage | null;
  /** Of the draft as it is: whatever the clicks and retries, one message. */
  idempotencyKey: string | null;
  /** Whose browser it is: what one person typed is not for the next. */
  person: string | null;
}

const initialState: ContactState = {
  sending: { status: 'idle' },
  draft: null,
  idempotencyKey: null,
  person: null,
};

/** A guest who signs in goes on with what was typed. */
const servePerson = (state: ContactState, person: string | null): ContactState =>
  state.person !== null && person !== state.person ? { ...initialState, person } : { ...state, person };

const slice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    draftTyped: (state, { payload }: PayloadAction<{ draft: ContactMessage }>) => {
      if (state.sending.status === 'sending') return;
      state.draft = payload.draft;
      // another message is another key
      state.idempotencyKey = null;
      if (state.sending.status === 'sent') state.sending = { status: 'idle' };
    },
    messageSubmitted: (state, { payload }: PayloadAction<{ message: ContactMessage }>) => {
      if (state.sending.status === 'sending') return;
      state.draft = payload.message;
      state.sending = { status: 'sending' };
    },
    sendingBegan: (state, { payload }: PayloadAction<{ idempotencyKey: string }>) => {
      if (state.sending.status === 'sending') state.idempotencyKey = payload.idempotencyKey;
    },
    messageSent: (state, { payload }: PayloadAction<{ number: string }>) => {
      if (state.sending.status !== 'sending') return state;
      return { ...initialState, person: state.person, sending: { status: 'sent', number: payload.number } };
    },
    messageRefused: (state, { payload }: PayloadAction<{ code: FailureCode; fields: string[] }>) => {
      if (state.sending.status !== 'sending') return;
      state.sending = { status: 'refused', failure: payload.code, fields: payload.fields };
      if (payload.code === 'IDEMPOTENCY_KEY_REUSED') state.idempotencyKey = null;
    },
    /** After one was sent. */
    anotherBegan: (state) => {
      if (state.sending.status === 'sent') state.sending = { status: 'idle' };
    },
  },
  extraReducers: (builder) => {
    builder
      // what became of the last one is no news on the next visit; its text stays
      .addCase(navigation.arrived, (state) => {
        if (state.sending.status !== 'sending') state.sending = { status: 'idle' };
      })
      .addCase(auth.sessionReceived, (state, { payload }) =>
        servePerson(state, payload.session.account?.code ?? null),
      )
      .addCase(auth.customerSignedIn, (state, { payload }) => servePerson(state, payload.account.code))
      .addCase(auth.sellerSignedIn, (state, { payload }) => servePerson(state, payload.account.code))
      .addCase(auth.signedOut, () => initialState);
  },
  selectors: {
    sending: (state) => state.sending,
    draft: (state) => state.draft,
    idempotencyKey: (state) => state.idempotencyKey,
  },
});

export const contactReducer = slice.reducer;
export const contact = slice.actions;
export const contactSelectors = slice.selectors;
