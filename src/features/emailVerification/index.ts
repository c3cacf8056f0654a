import { defineFeature } from '@/shared/feature';
import { watchEmailCodeRequests, watchEmailCodes, watchUnverifiedEmail } from './codeFlows';
import { emailVerificationReducer } from './emailVerificationSlice';

export { emailVerification, emailVerificationSelectors } from './emailVerificationSlice';
export type { EmailVerificationState } from './emailVerificationSlice';
/** Feature of the pages on which an account orders or reviews. */
export const emailVerificationFeature = defineFeature('emailVerification', emailVerificationReducer, {
  emailCodeRequests: watchEmailCodeRequests,
  emailCodes: watchEmailCodes,
  unverifiedEmail: watchUnverifiedEmail,
});
