import { addressRules, type FieldRules } from './fieldRules';

/**
 * Rules for an address that is typed at the checkout. This form has one field for the whole name. The country of the
 * customer is filled in.
 */
export const deliveryRules = {
  ...addressRules,
  lastName: { maxLength: addressRules.lastName.maxLength },
  // the country may be any name that an ERP uses
  country: { maxLength: 80 },
} as const satisfies FieldRules;
