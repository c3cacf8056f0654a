import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Account } from '@/erp/rows/account';
import { navigation } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import { createSecretAction } from '@/shared/redactAction';
import type { RequestStatus } from '@/shared/redux';
import type { Session } from '@/shop/schemas';

export interface AuthState {
  /** `unknown` until the service has said who this browser is. */
  status: 'unknown' | 'guest' | 'signingIn' | 'customer' | 'seller';
  account: Account | null;
  /** The customer a seller acts for. */
  customer: Account | null;
  customers: { status: RequestStatus; items: Account[] };
  /** The code of the customer a seller has chosen and does not serve yet. */
  choosing: string | null;
  failure: FailureCode | null;
  /** The customer's code, empty while a seller serves nobody, null for a guest. Kept under `user`: other tabs see it. */
  userCode: string | null;
  /** Signed out here, and the service could not be told yet: until it is, nobody comes back by its word. Kept. */
  isLeaving: boolean;
  /** Accounts to try, only where the ERP is a stand-in. */
  demo: Session['demo'];
}

export const loginSubmitted = createSecretAction<{
  email: string;
  password: string;
  returnTo: string | null;
}>('auth/loginSubmitted', ['password']);

const initialState: AuthState = {
  status: 'unknown',
  account: null,
  customer: null,
  customers: { status: 'idle', items: [] },
  choosing: null,
  failure: null,
  userCode: null,
  isLeaving: false,
  demo: [],
};

/** The one the prices, the cart and the orders belong to. */
const servedCustomer = (state: AuthState): Account | null =>
  state.status === 'customer' ? state.account : state.customer;

const becomeGuest = (state: AuthState): AuthState => ({ ...initialState, status: 'guest', demo: state.demo });

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    sessionReceived: (state, { payload }: PayloadAction<{ session: Session }>) => {
      const { account, customer, demo } = payload.session;
      // the list of one seller is not for the next
      if (account?.role !== 'seller' || account.code !== state.account?.code)
        state.customers = initialState.customers;
      state.status = account?.role ?? 'guest';
      state.account = account;
      state.customer = customer;
      state.demo = demo;
      state.userCode = account && (servedCustomer(state)?.code ?? '');
    },
    sessionFailed: (state, _: PayloadAction<{ code: FailureCode }>) => {
      if (state.status === 'unknown') state.status = 'guest';
    },
    customerSignedIn: (state, { payload }: PayloadAction<{ account: Account; returnTo: string | null }>) => ({
      ...becomeGuest(state),
      status: 'customer',
      account: payload.account,
      userCode: payload.account.code,
    }),
    sellerSignedIn: (
      state,
      { payload }: PayloadAction<{ account: Account; customers: Account[]; returnTo: string | null }>,
    ) => ({
      ...becomeGuest(state),
      status: 'seller',
      account: payload.account,
      userCode: '',
      customers: { status: 'ready', items: payload.customers },
    }),
    /** Whoever was there still is, to the service, too. */
    loginRefused: (state, { payload }: PayloadAction<{ code: FailureCode }>) => {
      if (state.status === 'signingIn') state.status = 'guest';
      state.failure = payload.code;
    },
    logoutRequested: () => undefined,
    signedOut: (state) => ({ ...becomeGuest(state), isLeaving: true }),
    /** The service knows of the sign-out. */
    sessionClosed: (state) => {
      state.isLeaving = false;
    },
    /** After a session that ran out somebody else signed in: nothing the browser kept is theirs. */
    otherPersonArrived: () => undefined,
    /** The cookie may still be good: the person should know on a shared machine. */
    sessionEndFailed: (state, _: PayloadAction<{ code: FailureCode }>) => state,
    /** Nobody used it for too long: who comes back is told why they sign in again. */
    sessionEnded: (state) => {
      if (state.status === 'guest') state.failure = 'SESSION_ENDED';
    },
    /** Another tab signed in, out, or changed the customer: this one asks the service who it is, unless nobody is left. */
    changedElsewhere: (
      state,
      { payload }: PayloadAction<Partial<Pick<AuthState, 'userCode' | 'isLeaving'>> | undefined>,
    ) => {
      if (payload?.isLeaving !== undefined) state.isLeaving = payload.isLeaving;
    },
    /** The list is on the screen, on its page or over another one. */
    customersOpened: () => undefined,
    customersAsked: (state) => {
      if (state.customers.status !== 'ready') state.customers.status = 'asking';
    },
    customersReceived: (state, { payload }: PayloadAction<{ customers: Account[] }>) => {
      state.customers = { status: 'ready', items: payload.customers };
    },
    customersFailed: (state, _: PayloadAction<{ code: FailureCode }>) => {
      if (state.customers.status === 'asking') state.customers.status = 'failed';
    },
    customerChosen: (state, { payload }: PayloadAction<{ code: string }>) => {
      if (state.status !== 'seller') return;
      state.choosing = payload.code;
      state.failure = null;
    },
    customerSelected: (state, { payload }: PayloadAction<{ customer: Account }>) => {
      if (state.status !== 'seller') return;
      state.choosing = null;
      state.customer = payload.customer;
      state.userCode = payload.customer.code;
    },
    customerSelectionFailed: (state, { payload }: PayloadAction<{ code: FailureCode }>) => {
      state.choosing = null;
      state.failure = payload.code;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loginSubmitted, (state) => {
        if (state.status === 'guest' || state.status === 'unknown') {
          state.status = 'signingIn';
          state.failure = null;
        }
      })
      // what was said of the last try is no news on another page, but why the session's end led to this one is
      .addCase(navigation.arrived, (state, { payload }) => {
        if (payload.route !== 'login' || state.failure !== 'SESSION_ENDED') state.failure = null;
      });
  },
  selectors: {
    status: (state) => state.status,
    isKnown: (state) => state.status !== 'unknown' && state.status !== 'signingIn',
    isSignedIn: (state) => state.status === 'customer' || state.status === 'seller',
    isSeller: (state) => state.status === 'seller',
    account: (state) => state.account,
    servedCustomer,
    customers: (state) => state.customers,
    choosing: (state) => state.choosing,
    failure: (state) => state.failure,
    isLeaving: (state) => state.isLeaving,
    demo: (state) => state.demo,
    userCode: (state) => state.userCode,
    /** Who is signed in and, of a seller, whom they serve. To compare. */
    shown: (state) => `${state.account?.code} ${state.userCode}`,
    /** The commercial level that prices are asked at: guests, and sellers without a customer, see level 2. */
    level: (state) => servedCustomer(state)?.level ?? 2,
    discount: (state) => servedCustomer(state)?.discount ?? 0,
    /** Whose cart it is: a customer's code, or empty when there is none. */
    cartOwner: (state) => servedCustomer(state)?.code ?? '',
  },
});

export const authReducer = slice.reducer;
export const auth = { ...slice.actions, loginSubmitted };
export const authSelectors = slice.selectors;

/** After these somebody else may be there, or nobody. */
export const accountChangeActions = [
  auth.sessionReceived,
  auth.customerSignedIn,
  auth.sellerSignedIn,
  auth.signedOut,
] as const;

/** After these somebody else may be served, or nobody: prices, orders and addresses are theirs. */
export const customerChangeActions = [...accountChangeActions, auth.customerSelected] as const;
