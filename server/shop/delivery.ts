import { isDeepStrictEqual } from 'node:util';
import { readRows } from '@/erp/response';
import type { Account } from '@/erp/rows/account';
import { parseAddressRow, addressRow, type Address } from '@/erp/rows/address';
import { deliveryRules } from '@/shop/deliveryRules';
import { createFieldSchemas } from '@/shop/fieldSchemas';
import * as v from 'valibot';
import type { ErpRequestFn } from '../erp/erpClient';
import { isOwnCode } from '@/shop/ownCodes';
import { Problem } from '../shared/problem';
import { countries } from './countries';

/** Id of an address that was typed at the checkout. */
const newAddress = 'new';

const fieldSchemas = createFieldSchemas(deliveryRules);

/** Returns the names of the wrong fields of a typed address. The checkout's form has the same rules. */
function findWrongFields(address: Address): string[] {
  const wrong = Object.entries(fieldSchemas)
    .filter(([name, schema]) => !v.is(schema, Reflect.get(address, name)))
    .map(([name]) => name);
  const isElsewhere = /^[A-Z]{2}$/.test(address.country) && !countries.includes(address.country);
  return isElsewhere ? [...wrong, 'country'] : wrong;
}

/** Whether two addresses are equal. The mark of the default address is ignored. */
const isSame = (
  { isDefault: _one, ...address }: Address,
  { isDefault: _other, ...other }: Address,
): boolean => isDeepStrictEqual(address, other);

/**
 * Returns the customer's branches from the ERP.
 * @throws ErpFault
 */
async function listBranches(ask: ErpRequestFn, { code }: Account): Promise<Address[]> {
  if (isOwnCode(code)) return [];
  const rows = await ask('getSucursales', { cliente: code, default: false });
  return readRows(addressRow, parseAddressRow, rows).items;
}

/**
 * Checks the delivery address of an order. If the address was typed for the order, its fields must be complete and
 * correct. Otherwise the address must equal an address in the customer's address book or a branch in the ERP, so that
 * no order has the id of one address and the street of another. A branch may be incomplete.
 * @throws BAD_REQUEST; ErpFault
 */
export async function checkDelivery(
  { ask, listOwn }: { ask: ErpRequestFn; listOwn: (customerCode: string) => Promise<Address[]> },
  address: Address,
  customer: Account,
): Promise<void> {
  if (address.id === newAddress) {
    const wrong = findWrongFields(address);
    if (wrong.length === 0) return;
    throw new Problem('BAD_REQUEST', { fields: wrong.map((name) => `shippingAddress.${name}`) });
  }
  const isKnown = (known: readonly Address[]) => known.some((other) => isSame(other, address));
  if (isKnown(await listOwn(customer.code)) || isKnown(await listBranches(ask, customer))) return;
  throw new Problem('BAD_REQUEST', { fields: ['shippingAddress'] });
}
