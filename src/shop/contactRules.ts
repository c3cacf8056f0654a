import { emailMaxLength, requireText, type FieldRules } from './fieldRules';

/** Maximum length of a message in characters. */
export const maxMessageLength = 4_000;

/** Rules of the contact form. */
export const contactRules = {
  name: requireText(120),
  email: { ...requireText(emailMaxLength), format: 'email' },
  phone: { maxLength: 40, format: 'phone' },
  subject: requireText(160),
  message: requireText(maxMessageLength),
} as const satisfies FieldRules;
