/**
 * Rules of form fields, in one place: the forms (createFormSchema.ts, yup) and the service (fieldSchemas.ts, valibot)
 * use them, so that both accept the same input.
 */
export interface FieldRule {
  /** Maximum characters of the trimmed text. */
  maxLength: number;
  isRequired?: true;
  format?: 'email' | 'phone';
}
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** A phone number with 7 to 15 digits, as written in Ecuador and abroad: 09 9123 4567, +593 (2) 245-0100. */
const phone = /^$|^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/;
/** HTML's own pattern for an e-mail field, which accepts `a@b`. */
const email =
  /^$|^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
/** Patterns. They also accept an empty text, because `isRequired` decides whether a field may be empty. */
export const formats = { phone, email } as const;

export const emailMaxLength = 254;

export const requireText = (maxLength: number) => ({ maxLength, isRequired: true }) as const;
const allowText = (maxLength: number) => ({ maxLength }) as const;

/** Rules for an address of a customer's address book. `country`: ISO 3166 alpha-2. */
export const addressRules = {
  firstName: requireText(120),
  lastName: requireText(120),
  company: allowText(200),
  country: requireText(2),
  address1: requireText(200),
  address2: allowText(200),
  city: requireText(120),
  state: requireText(120),
  postcode: allowText(20),
  email: { maxLength: 200, format: 'email' },
  phone: { ...requireText(40), format: 'phone' },
} as const satisfies FieldRules;
