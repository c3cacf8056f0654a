export { auth, authReducer, authSelectors, accountChangeActions, customerChangeActions } from './authSlice';
export type { AuthState } from './authSlice';
export { loadForPages } from './loadForPages';
export { redirectAfterLogin } from './redirectAfterLogin';
export { waitForSession } from './session';
export { waitForVerifiedEmail } from './verifiedEmail';
export { authSagas } from './authSagas';
