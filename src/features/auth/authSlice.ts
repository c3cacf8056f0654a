import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Account } from '@/erp/rows/account';
import { navigation } from '@/features/navigation';
import type { FailureCode } from '@/shared/failure';
import { createSecretAction } from '@/shared/redactAction';
import type { RequestStatus } from '@/shared/redux';
import type { Session } from '@/shop/schemas';

export interface AuthState {
  /** `unknown` means that the session check has not finished. */
  status: 'unknown' | 'guest' | 'signingIn' | 'customer' | 'seller';
  account: Account | null;
  /** Customer whom the seller serves. */
  customer: Account | null;
  customers: { status: RequestStatus; items: Account[] };
  /** Code of the customer whom the seller has chosen, until the service has switched to this customer. */
  choosing: string | null;
  failure: FailureCode | null;
  /**
   * The customer's code. It is '' for a seller who serves no customer, and null for a guest. The code is persisted
   * under the key `user`, which other tabs read.
   */
  userCode: string | null;
  /**
   * Whether a logout waits for the service's confirmation. Until the service confirms the logout, this tab ignores
   * sessions from the service. Persisted.
   */
  isLeaving: boolean;
  /** Demo accounts. They are set only if a stand-in takes the ERP's place. */
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

/**
 * Returns the current customer, whose prices, cart and orders are shown. The current customer is the customer who is
 * logged in, or the customer whom the seller serves.
 */
const servedCustomer = (state: AuthState): Account | null =>
  state.status === 'customer' ? state.account : state.customer;

const becomeGuest = (state: AuthState): AuthState => ({ ...initialState, status: 'guest', demo: state.demo });

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    sessionReceived: (state, { payload }: PayloadAction<{ session: Session }>) => {
      const { account, customer, demo } = payload.session;
      // a seller must not see the customers of the seller who signed in before
      if (account?.role !== 'seller' || account.code !== state.account?.code)
        state.customers = initialState.customers;
      state.status = account?.role ?? 'guest';
      state.account = account;
      state.customer = customer;
      state.demo = demo;
      state.userCode = account && (servedCustomer(state)?.code ?? '');
    },
    /** The user verified the account's e-mail with a mailed code. The account can now order and review. */
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
    /** The service refused the login. The previous session remains valid. */
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
    /**
     * Another account signed in after the session of an account had expired. This browser has data of the earlier
     * account.
     */
    otherPersonArrived: () => undefined,
    /**
     * The service did not receive a logout. The cookie may still be valid, so users of a shared computer must be
     * warned.
     */
    sessionEndFailed: (state, _: PayloadAction<{ code: FailureCode }>) => state,
    /** The session ended because the user was inactive. The login page shows this reason. */
    sessionEnded: (state) => {
      if (state.status === 'guest') state.failure = 'SESSION_ENDED';
    },
    /** Another tab signed out, or the session ended in another tab. The login page shows this reason. */
    signedOutElsewhere: (state) => {
      if (state.status === 'guest') state.failure = 'SIGNED_OUT_ELSEWHERE';
    },
    /**
     * Another tab logged in, logged out or switched the customer. This tab then checks the session, except after a
     * logout.
     */
    changedElsewhere: (
      state,
      { payload }: PayloadAction<Partial<Pick<AuthState, 'userCode' | 'isLeaving'>> | undefined>,
    ) => {
      if (payload?.isLeaving !== undefined) state.isLeaving = payload.isLeaving;
    },
    /** The customer list was opened, on the customers page or in the dialog. */
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
      // another page clears the failure of the last attempt; the login page keeps the reason why the session was lost
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
    /** Key of the account and its current customer. While the key stays equal, the user sees the same data. */
    identity: (state) => `${state.account?.code} ${state.userCode}`,
    /** Commercial level of the prices. Guests, and sellers who serve no customer, have level 2. */
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

/** Events after which another account, or no account, may be signed in. */
export const accountChangeActions = [auth.sessionReceived, ...signInActions, auth.signedOut] as const;

/** Events after which the current customer may be another one, so that prices, orders and addresses change. */
export const customerChangeActions = [...accountChangeActions, auth.customerSelected] as const;

/** Events after which the session is known. `sessionFailed` and `loginRefused` do not change the session. */
export const sessionKnownActions = [...accountChangeActions, auth.sessionFailed, auth.loginRefused] as const;

export const isSignIn = isAnyOf(...signInActions);
export const isAccountChange = isAnyOf(...accountChangeActions);
export const isCustomerChange = isAnyOf(...customerChangeActions);

type AccountChange = ReturnType<(typeof accountChangeActions)[number]>;
type CustomerChange = ReturnType<(typeof customerChangeActions)[number]>;

/** Account and customer after an event. For a guest both are null. */
interface Identity {
  account: Account | null;
  /** Current customer: the account of a customer, or the customer whom the seller serves. */
  customer: Account | null;
}

type ReturnedIdentity = Pick<Identity, 'customer'> & { account?: Account | null | undefined };

/**
 * Reads the identity from an event. Reducers need this, because a reducer sees no other slice. If a seller chose a
 * customer, `account` is undefined, because the account stays the same.
 */
export function readIdentity(action: AccountChange): Identity;
export function readIdentity(action: CustomerChange): ReturnedIdentity;
export function readIdentity(action: CustomerChange): ReturnedIdentity {
  const payload: Partial<Identity> | { session: Identity } = action.payload ?? { account: null };
  const { account, customer = null }: Partial<Identity> = 'session' in payload ? payload.session : payload;
  return { account, customer: account?.role === 'customer' ? account : customer };
}
