import { watchReturnToCustomer } from './returnToCustomer';
import { defineFeature } from '@/shared/feature';
import { credentialsReducer } from './credentialsSlice';
import { redirectAfterCredentials } from './redirectAfterChange';
import { watchPasswordChange } from './passwordChange';
import { watchCodeRequests, watchPasswordReset } from './passwordReset';
import { signUp } from './signUp';

export { credentials, credentialsSelectors } from './credentialsSlice';
export type { CredentialsState } from './credentialsSlice';
export { passwordForm } from './passwordChange';
export const credentialsFeature = defineFeature('credentials', credentialsReducer, {
  leadOn: redirectAfterCredentials,
  returnToCustomer: watchReturnToCustomer,
  passwordChange: watchPasswordChange,
  codeRequests: watchCodeRequests,
  passwordReset: watchPasswordReset,
  signUp,
});
