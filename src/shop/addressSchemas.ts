/** Addresses beside the ERP's branches. */
import * as v from 'valibot';
import type { Address } from '@/erp/rows/address';
import { addressRules } from './fieldRules';
import { createFieldSchemas } from './fieldSchemas';

export const addressSchema: v.GenericSchema<Address> = v.object({
  id: v.pipe(v.string(), v.maxLength(64)),
  firstName: v.pipe(v.string(), v.maxLength(120)),
  lastName: v.pipe(v.string(), v.maxLength(120)),
  company: v.pipe(v.string(), v.maxLength(200)),
  country: v.pipe(v.string(), v.maxLength(80)),
  address1: v.pipe(v.string(), v.maxLength(200)),
  address2: v.pipe(v.string(), v.maxLength(200)),
  city: v.pipe(v.string(), v.maxLength(120)),
  state: v.pipe(v.string(), v.maxLength(120)),
  postcode: v.pipe(v.string(), v.maxLength(20)),
  email: v.pipe(v.string(), v.maxLength(200)),
  phone: v.pipe(v.string(), v.maxLength(40)),
  isDefault: v.boolean(),
});

/** GET /addresses · DELETE /addresses/{id}: the customer's own added ones, beside the ERP's branches; oldest first. */
export const addressesSchema = v.object({ addresses: v.array(addressSchema) });

/** How many addresses a customer adds. */
export const addressBookSize = 50;

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

/** GET /countries: where the shop delivers to, by ISO 3166 alpha-2; the pages name them in the reader's language. */
export const countriesSchema = v.object({ countries: v.array(v.string()) });
