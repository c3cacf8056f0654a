/**
 * Rules of the fields that people fill in, said once: the forms (createFormSchema.ts, yup) and the service (fieldSchemas.ts,
 * valibot) are built from them, so that neither takes what the other refuses.
 */
export interface FieldRule {
  /** In characters, after blanks around the text are taken away. */
  maxLength: number;
  isRequired?: true;
  format?: 'email' | 'phone';
}
export type FieldRules = Readonly<Record<string, FieldRule>>;

/** 7 to 15 digits, as they are written in Ecuador and abroad: 09 9123 4567, +593 (2) 245-0100. */
const phone = /^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/;
/** HTML's own pattern, by which a browser checks an e-mail field: `a@b` is one. */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
export const formats = { phone, email } as const;

export const emailMaxLength = 254;

const required = (maxLength: number) => ({ maxLength, isRequired: true }) as const;
const optional = (maxLength: number) => ({ maxLength }) as const;

/** An address of a customer's address book. `country`: ISO 3166 alpha-2. */
export const addressRules = {
  firstName: required(120),
  lastName: required(120),
  company: optional(200),
  country: required(2),
  address1: required(200),
  address2: optional(200),
  city: required(120),
  state: required(120),
  postcode: optional(20),
  email: { maxLength: 200, format: 'email' },
  phone: { ...required(40), format: 'phone' },
} as const satisfies FieldRules;

/** An address that is typed at the checkout: one name is enough. */
export const deliveryRules = {
  ...addressRules,
  lastName: optional(120),
  country: optional(2),
} as const satisfies FieldRules;

/** Characters of a message to the shop. */
export const longestMessage = 4_000;

/** A message to the shop. */
export const contactRules = {
  name: required(120),
  email: { ...required(emailMaxLength), format: 'email' },
  phone: { maxLength: 40, format: 'phone' },
  subject: required(160),
  message: required(longestMessage),
} as const satisfies FieldRules;
