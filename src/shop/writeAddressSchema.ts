import * as v from 'valibot';
import { addressRules } from './fieldRules';
import { createFieldSchemas } from './fieldSchemas';

/**
 * POST /addresses · PUT /addresses/{id}, answered with `addressesSchema`. When an address becomes the default, no other
 * own address is the default any more. If no own address is the default, the ERP's default branch is used.
 * ADDRESS_BOOK_FULL above `addressBookSize`. `country`: one of GET /countries.
 */
export const writeAddressSchema = v.strictObject({
  ...createFieldSchemas(addressRules),
  isDefault: v.boolean(),
});
export type WriteAddress = v.InferOutput<typeof writeAddressSchema>;
