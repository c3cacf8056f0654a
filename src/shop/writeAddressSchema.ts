import * as v from 'valibot';
import { addressRules } from './fieldRules';
import { createFieldSchemas } from './fieldSchemas';

/**
 * POST /addresses · PUT /addresses/{id}; the answer is `addressesSchema`. When an address becomes the default, no other
 * saved address is the default any more. If no saved address is the default, the ERP's default branch is used.
 * ADDRESS_BOOK_FULL if there are already `addressBookSize` addresses. `country` is a country from GET /countries.
 */
export const writeAddressSchema = v.strictObject({
  ...createFieldSchemas(addressRules),
  isDefault: v.boolean(),
});
export type WriteAddress = v.InferOutput<typeof writeAddressSchema>;
