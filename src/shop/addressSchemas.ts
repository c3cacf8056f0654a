/** Schemas of addresses that customers save in the shop. The ERP's branches are not stored here. */
import * as v from 'valibot';
import type { Address } from '@/erp/rows/address';
import { maxCodeLength } from '@/shared/codeSpelling';
import { limitText } from './plainText';

export const addressSchema: v.GenericSchema<Address> = v.object({
  // id of an address that a customer saved, or the ERP's code of a branch
  id: v.pipe(v.string(), v.maxLength(maxCodeLength)),
  firstName: limitText(120),
  lastName: limitText(120),
  company: limitText(200),
  country: limitText(80),
  address1: limitText(200),
  address2: limitText(200),
  city: limitText(120),
  state: limitText(120),
  postcode: limitText(20),
  email: limitText(200),
  phone: limitText(40),
  isDefault: v.boolean(),
});

/** GET /addresses · DELETE /addresses/{id}: the addresses that the customer saved, oldest first. */
export const addressesSchema = v.object({ addresses: v.array(addressSchema) });

/** Maximum number of addresses that a customer can save. */
export const addressBookSize = 50;

/** GET /countries: delivery countries as ISO 3166 alpha-2. Pages show the names in the visitor's language. */
export const countriesSchema = v.object({ countries: v.array(v.string()) });
