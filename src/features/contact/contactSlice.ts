import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { auth, isAccountChange, readIdentity } from '@/features/auth';
import { navigation } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import type { ContactMessage } from '@/shop/contactSchema';

type Sending =
  | { status: 'idle' | 'sending' }
  /** `number` is the reference number of the message. */
  | { status: 'sent'; number: string }
  /** `fields` are the names of the fields that the service refused. */
  | { status: 'refused'; failure: FailureCode; fields: string[] };

/** Contact form: draft and result. */
export interface ContactState {
  sending: Sending;
  /** Draft of the message; null until the visitor types. Navigation keeps the draft. */
  draft: ContactMessage | null;
  /** Idempotency key. The key stays while the draft is unchanged, so several clicks or retries send one message. */
  idempotencyKey: string | null;
  /** Code of the account that wrote the draft. If another account signs in, the draft is dropped. */
  person: string | null;
}

const initialState: ContactState = {
  sending: { status: 'idle' },
  draft: null,
  idempotencyKey: null,
  person: null,
};

/** Sets the account. A guest's draft is kept. The draft of another account is dropped. */
const servePerson = (state: ContactState, person: string | null): ContactState =>
  state.person !== null && person !== state.person ? { ...initialState, person } : { ...state, person };

const slice = createSlice({
  name: 'contact',
  initialState,
  reducers: {
    /**
     * The visitor typed text. `person` is the account's code. The event contains the code, because this feature may
     * load after the sign-in.
     */
    draftTyped: (
      state,
      { payload: { draft, person } }: PayloadAction<{ draft: ContactMessage; person?: string | null }>,
    ) => {
      if (state.sending.status === 'sending') return;
      state.draft = draft;
      if (person !== undefined) state.person = person;
      // a changed message needs a new key
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
    /** After sending a message, the visitor began another message. */
    anotherBegan: (state) => {
      if (state.sending.status === 'sent') state.sending = { status: 'idle' };
    },
  },
  extraReducers: (builder) => {
    builder
      // the next visit of the page shows no old result; the draft stays
      .addCase(navigation.arrived, (state) => {
        if (state.sending.status !== 'sending') state.sending = { status: 'idle' };
      })
      .addCase(auth.signedOut, () => initialState)
      .addMatcher(isAccountChange, (state, action) =>
        servePerson(state, readIdentity(action).account?.code ?? null),
      );
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
