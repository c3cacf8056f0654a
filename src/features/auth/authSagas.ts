import { watchCustomerChoice, watchCustomerList } from './customers';
import { checkSession, watchSessionMismatch } from './session';
import { signIn } from './signIn';
import { signOut } from './signOut';

export const authSagas = {
  sessionCheck: checkSession,
  sessionDrift: watchSessionMismatch,
  signIn,
  signOut,
  customerList: watchCustomerList,
  customerChoice: watchCustomerChoice,
};
