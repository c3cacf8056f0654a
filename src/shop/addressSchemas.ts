/** Schemas of own addresses, beside the ERP's branches. */
import * as v from 'valibot';
import type { Address } from '@/erp/rows/address';

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

/** GET /addresses · DELETE /addresses/{id}: the customer's own addresses, oldest first. */
export const addressesSchema = v.object({ addresses: v.array(addressSchema) });

/** Maximum number of own addresses. */
export const addressBookSize = 50;

/** GET /countries: where the shop delivers to, by ISO 3166 alpha-2; the pages name them in the reader's language. */
export const countriesSchema = v.object({ countries: v.array(v.string()) });
