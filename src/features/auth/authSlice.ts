import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Account } from '@/erp/rows/account';
import { navigation } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import { createSecretAction } from '@/shared/redactAction';
import type { RequestStatus } from '@/shared/redux';
import type { Session } from '@/shop/schemas';

export interface AuthState {
  /** `unknown` until the session check has finished. */
  status: 'unknown' | 'guest' | 'signingIn' | 'customer' | 'seller';
  account: Account | null;
  /** Customer that a seller serves. */
  customer: Account | null;
  customers: { status: RequestStatus; items: Account[] };
  /** Code of the customer to whom a seller is switching. */
  choosing: string | null;
  failure: FailureCode | null;
  /**
   * The customer's code, '' for a seller without a served customer, null for a guest. Persisted under `user`, which
   * other tabs read.
   */
  userCode: string | null;
  /**
   * Whether the service has yet to confirm a logout. Until the confirmation, a session from the service is ignored.
   * Persisted.
   */
  isLeaving: boolean;
  /** Demo accounts; set only if the ERP is a stand-in. */
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

/** Returns the customer whose prices, cart and orders are shown. */
const servedCustomer = (state: AuthState): Account | null =>
  state.status === 'customer' ? state.account : state.customer;

const becomeGuest = (state: AuthState): AuthState => ({ ...initialState, status: 'guest', demo: state.demo });

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    sessionReceived: (state, { payload }: PayloadAction<{ session: Session }>) => {
      const { account, customer, demo } = payload.session;
      // one seller's customers are not shown to the next seller
      if (account?.role !== 'seller' || account.code !== state.account?.code)
        state.customers = initialState.customers;
      state.status = account?.role ?? 'guest';
      state.account = account;
      state.customer = customer;
      state.demo = demo;
      state.userCode = account && (servedCustomer(state)?.code ?? '');
    },
    /** The e-mail of an own account was verified with a mailed code. The account can now order and review. */
    emailVerified: (state) => state,
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
    /** The login was refused; the previous session is still valid, also for the service. */
    loginRefused: (state, { payload }: PayloadAction<{ code: FailureCode }>) => {
      if (state.status === 'signingIn') state.status = 'guest';
      state.failure = payload.code;
    },
    logoutRequested: () => undefined,
    signedOut: (state) => ({ ...becomeGuest(state), isLeaving: true }),
    /** The service has ended the session. */
    sessionClosed: (state) => {
      state.isLeaving = false;
    },
    /** Another account signed in after a session expired. The data in this browser belong to the earlier account. */
    otherPersonArrived: () => undefined,
    /**
     * A logout did not reach the service. The cookie may still be valid, so people on a shared machine must be warned.
     */
    sessionEndFailed: (state, _: PayloadAction<{ code: FailureCode }>) => state,
    /** The session ended by inactivity. The login page shows this reason. */
    sessionEnded: (state) => {
      if (state.status === 'guest') state.failure = 'SESSION_ENDED';
    },
    /** Another tab signed out, or its session ended. The login page shows this reason. */
    signedOutElsewhere: (state) => {
      if (state.status === 'guest') state.failure = 'SIGNED_OUT_ELSEWHERE';
    },
    /**
     * Another tab logged in or out, or switched the customer: this tab then checks the session, except after a logout.
     */
    changedElsewhere: (
      state,
      { payload }: PayloadAction<Partial<Pick<AuthState, 'userCode' | 'isLeaving'>> | undefined>,
    ) => {
      if (payload?.isLeaving !== undefined) state.isLeaving = payload.isLeaving;
    },
    /** The customer list was opened, on its page or in the dialog. */
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
      // failures of the last attempt are cleared on another page; the reason of a lost session stays on the login page
      .addCase(navigation.arrived, (state, { payload }) => {
        const isReason = state.failure === 'SESSION_ENDED' || state.failure === 'SIGNED_OUT_ELSEWHERE';
        if (payload.route !== 'login' || !isReason) state.failure = null;
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
    /** The account and the served customer as one key: with equal keys the same data are visible. */
    identity: (state) => `${state.account?.code} ${state.userCode}`,
    /** Commercial level for prices: guests, and sellers without a served customer, have level 2. */
    level: (state) => servedCustomer(state)?.level ?? 2,
    discount: (state) => servedCustomer(state)?.discount ?? 0,
    /** Owner of the cart: the customer's code, or '' without a customer. */
    cartOwner: (state) => servedCustomer(state)?.code ?? '',
  },
});

export const authReducer = slice.reducer;
export const auth = { ...slice.actions, loginSubmitted };
export const authSelectors = slice.selectors;

/** Events of a sign-in in this tab. */
export const signInActions = [auth.customerSignedIn, auth.sellerSignedIn] as const;

/** Events after which another account, or none, may be signed in. */
export const accountChangeActions = [auth.sessionReceived, ...signInActions, auth.signedOut] as const;

/** Events after which another customer, or none, may be served: prices, orders and addresses change. */
export const customerChangeActions = [...accountChangeActions, auth.customerSelected] as const;

/** Events after which the session is known. The last two events do not change the session. */
export const sessionKnownActions = [...accountChangeActions, auth.sessionFailed, auth.loginRefused] as const;

export const isSignIn = isAnyOf(...signInActions);
export const isAccountChange = isAnyOf(...accountChangeActions);
export const isCustomerChange = isAnyOf(...customerChangeActions);

type AccountChange = ReturnType<(typeof accountChangeActions)[number]>;
type CustomerChange = ReturnType<(typeof customerChangeActions)[number]>;

/** Account and customer after an event; both null for a guest. */
interface Identity {
  account: Account | null;
  /** Served customer: the account itself, or the one that a seller serves. */
  customer: Account | null;
}

type ReturnedIdentity = Pick<Identity, 'customer'> & { account?: Account | null | undefined };

/**
 * Reads the identity from an event, for reducers, which see no other slice. After a choice of the customer the account
 * is undefined, because the seller stays the same.
 */
export function readIdentity(action: AccountChange): Identity;
export function readIdentity(action: CustomerChange): ReturnedIdentity;
export function readIdentity(action: CustomerChange): ReturnedIdentity {
  const payload: Partial<Identity> | { session: Identity } = action.payload ?? { account: null };
  const { account, customer = null }: Partial<Identity> = 'session' in payload ? payload.session : payload;
  return { account, customer: account?.role === 'customer' ? account : customer };
}
