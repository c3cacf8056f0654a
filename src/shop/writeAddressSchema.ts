import * as v from 'valibot';
import { addressRules } from './fieldRules';
import { createFieldSchemas } from './fieldSchemas';

/**
 * POST /addresses · PUT /addresses/{id}, answered with `addressesSchema`. An address that becomes the default takes that
 * from the other own ones; with none of them the default, the ERP's default branch is it. ADDRESS_BOOK_FULL above
 * `addressBookSize`. `country`: of GET /countries.
 */
export const writeAddressSchema = v.strictObject({
  ...createFieldSchemas(addressRules),
  isDefault: v.boolean(),
});
export type WriteAddress = v.InferOutput<typeof writeAddressSchema>;
