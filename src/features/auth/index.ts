export { auth, authReducer, authSelectors, personChanges, servedChanges } from './authSlice';
export type { AuthState } from './authSlice';
export { landingOf } from './landing';
export { whenKnown } from './session';
export { authSagas } from './authSagas';
