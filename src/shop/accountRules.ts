import { emailMaxLength, requireText, type FieldRules } from './fieldRules';

/** Rules for an account that is made in the shop. The rules for its password are in sessionSchemas.ts. */
export const accountRules = {
  email: { ...requireText(emailMaxLength), format: 'email' },
} as const satisfies FieldRules;
