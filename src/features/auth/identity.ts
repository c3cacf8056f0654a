import { isAnyOf } from '@reduxjs/toolkit';
import type { Account } from '@/erp/rows/account';
import { auth } from './authSlice';

/** Events by which a person signs in in this tab. */
export const signInActions = [auth.customerSignedIn, auth.sellerSignedIn] as const;

/** Events after which another account, or none, may be signed in. */
export const accountChangeActions = [auth.sessionReceived, ...signInActions, auth.signedOut] as const;

/** Events after which another customer, or none, may be served: prices, orders and addresses change. */
export const customerChangeActions = [...accountChangeActions, auth.customerSelected] as const;

/** Events that end the wait for who is signed in. After the last two it is who it was. */
export const sessionKnownActions = [...accountChangeActions, auth.sessionFailed, auth.loginRefused] as const;

export const isSignIn = isAnyOf(...signInActions);
export const isAccountChange = isAnyOf(...accountChangeActions);
export const isCustomerChange = isAnyOf(...customerChangeActions);

type AccountChange = ReturnType<(typeof accountChangeActions)[number]>;
type CustomerChange = ReturnType<(typeof customerChangeActions)[number]>;

/** Person and customer after an event; both null for a guest. */
interface Identity {
  account: Account | null;
  /** Served customer: the account itself, or the one that a seller serves. */
  customer: Account | null;
}

/**
 * Reads the identity from its event, for reducers, which see no other slice. The account is undefined after a choice of the
 * customer: the seller is who it was.
 */
export function readIdentity(action: AccountChange): Identity;
export function readIdentity(action: CustomerChange): Pick<Identity, 'customer'> & Partial<Identity>;
export function readIdentity(action: CustomerChange): Pick<Identity, 'customer'> & Partial<Identity> {
  if (auth.customerSelected.match(action)) return action.payload;
  if (auth.signedOut.match(action)) return { account: null, customer: null };
  const identity: Omit<Identity, 'customer'> & Partial<Identity> =
    'session' in action.payload ? action.payload.session : action.payload;
  const { account, customer = null } = identity;
  return { account, customer: account?.role === 'customer' ? account : customer };
}
