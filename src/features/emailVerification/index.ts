import { defineFeature } from '@/shared/feature';
import { watchEmailCodeRequests, watchEmailCodes, watchUnverifiedEmail } from './codeFlows';
import { emailVerificationReducer } from './emailVerificationSlice';

export { emailVerification, emailVerificationSelectors } from './emailVerificationSlice';
export type { EmailVerificationState } from './emailVerificationSlice';
/** Feature of pages on which an own account orders or reviews. */
export const emailVerificationFeature = defineFeature('emailVerification', emailVerificationReducer, {
  emailCodeRequests: watchEmailCodeRequests,
  emailCodes: watchEmailCodes,
  unverifiedEmail: watchUnverifiedEmail,
});
