import { emailMaxLength, requireText, type FieldRules } from './fieldRules';

/** Rules for an own account, except its password, whose rules are in sessionSchemas.ts. */
export const accountRules = {
  email: { ...requireText(emailMaxLength), format: 'email' },
} as const satisfies FieldRules;
