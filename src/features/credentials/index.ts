import { feature } from '@/shared/feature';
import { credentialsReducer } from './credentialsSlice';
import { leadOn } from './leadOn';
import { passwordChange } from './passwordChange';
import { signUp } from './signUp';

export { credentials, credentialsSelectors } from './credentialsSlice';
export type { CredentialsState } from './credentialsSlice';
export { passwordForm } from './passwordChange';
export const credentialsFeature = feature('credentials', credentialsReducer, {
  leadOn,
  passwordChange,
  signUp,
});
