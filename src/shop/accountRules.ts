import { emailMaxLength, requireText, type FieldRules } from './fieldRules';

/** An account of the shop's own; its password has rules of its own (sessionSchemas.ts). */
export const accountRules = {
  email: { ...requireText(emailMaxLength), format: 'email' },
} as const satisfies FieldRules;
