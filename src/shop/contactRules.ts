import { emailMaxLength, requireText, type FieldRules } from './fieldRules';

/** Characters of a message to the shop. */
export const longestMessage = 4_000;

/** A message to the shop. */
export const contactRules = {
  name: requireText(120),
  email: { ...requireText(emailMaxLength), format: 'email' },
  phone: { maxLength: 40, format: 'phone' },
  subject: requireText(160),
  message: requireText(longestMessage),
} as const satisfies FieldRules;
