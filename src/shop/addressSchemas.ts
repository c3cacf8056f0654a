/** Schemas of own addresses, in addition to the ERP's branches. */
import * as v from 'valibot';
import type { Address } from '@/erp/rows/address';
import { maxCodeLength } from '@/shared/codeSpelling';
import { limitText } from './plainText';

export const addressSchema: v.GenericSchema<Address> = v.object({
  // id of an own address, or the ERP's code of a branch
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

/** GET /addresses · DELETE /addresses/{id}: the customer's own addresses, oldest first. */
export const addressesSchema = v.object({ addresses: v.array(addressSchema) });

/** Maximum number of own addresses. */
export const addressBookSize = 50;

/** GET /countries: delivery countries as ISO 3166 alpha-2, which pages name in the reader's language. */
export const countriesSchema = v.object({ countries: v.array(v.string()) });
