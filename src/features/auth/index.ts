export {
  auth,
  authReducer,
  authSelectors,
  accountChangeActions,
  customerChangeActions,
  sessionKnownActions,
  signInActions,
  isAccountChange,
  isCustomerChange,
  isSignIn,
  readIdentity,
} from './authSlice';
export type { AuthState } from './authSlice';
export { redirectAfterLogin } from './redirectAfterLogin';
export { waitForSession } from './session';
export { waitForVerifiedEmail } from './verifiedEmail';
export { authSagas } from './authSagas';
