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
export { loadForPages } from './loadForPages';
export { redirectAfterLogin } from './redirectAfterLogin';
export { waitForSession } from './session';
export { waitForVerifiedEmail } from './verifiedEmail';
export { authSagas } from './authSagas';
