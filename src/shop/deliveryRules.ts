import { addressRules, type FieldRules } from './fieldRules';

/** An address that is typed at the checkout: its form has one field for the name, and begins with the customer's country. */
export const deliveryRules = {
  ...addressRules,
  lastName: { maxLength: addressRules.lastName.maxLength },
  // an ERP may call a country as it likes
  country: { maxLength: 80 },
} as const satisfies FieldRules;
