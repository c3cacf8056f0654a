import { addressRules, type FieldRules } from './fieldRules';

/**
 * Rules for an address typed at the checkout, where the form has one field for the name, and begins with the customer's
 * country.
 */
export const deliveryRules = {
  ...addressRules,
  lastName: { maxLength: addressRules.lastName.maxLength },
  // an ERP may use any name for a country
  country: { maxLength: 80 },
} as const satisfies FieldRules;
