export { auth, authReducer, authSelectors } from './authSlice';
export type { AuthState } from './authSlice';
export { whenKnown } from './session';
export { authSagas } from './authSagas';
