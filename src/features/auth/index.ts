export { auth, authReducer, authSelectors } from './authSlice';
export type { AuthState } from './authSlice';
export {
  accountChangeActions,
  customerChangeActions,
  sessionKnownActions,
  signInActions,
  isAccountChange,
  isCustomerChange,
  isSignIn,
  readIdentity,
} from './identity';
export { redirectAfterLogin } from './redirectAfterLogin';
export { waitForSession } from './session';
export { waitForVerifiedEmail } from './verifiedEmail';
export { authSagas } from './authSagas';
