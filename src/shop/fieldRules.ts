/**
 * Rules of form fields. The forms (createFormSchema.ts, yup) and the service (fieldSchemas.ts, valibot) use the same
 * rules, so that both accept the same input.
 */
export interface FieldRule {
  /** Maximum number of characters in the trimmed text. */
  maxLength: number;
  isRequired?: true;
  format?: 'email' | 'phone';
}
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** A phone number with 7 to 15 digits, as people in Ecuador and abroad spell it: 09 9123 4567, +593 (2) 245-0100. */
const phone = /^$|^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/;
/** The pattern of HTML for an e-mail field. This pattern accepts `a@b`. */
const email =
  /^$|^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
/**
 * Patterns of formats. A pattern also accepts an empty text, because `isRequired` decides whether a field may be empty.
 */
export const formats = { phone, email } as const;

export const emailMaxLength = 254;

export const requireText = (maxLength: number) => ({ maxLength, isRequired: true }) as const;
const allowText = (maxLength: number) => ({ maxLength }) as const;

/** Rules for an address that a customer saves. `country` is ISO 3166 alpha-2. */
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
