import { isDeepStrictEqual } from 'node:util';
import { readRows } from '@/erp/response';
import type { Account } from '@/erp/rows/account';
import { parseAddressRow, addressRow, type Address } from '@/erp/rows/address';
import type { ErpRequestFn } from '../gateway/erpClient';
import { isOwnCode } from '../gateway/ownCodes';
import { Problem } from '../problem';
import { countries } from './countries';

type Place = Pick<Address, 'address1' | 'city' | 'country'>;

/** What keeps the shop from delivering there. An ERP may call a country as it likes; a code of ISO 3166 is of the list. */
function wrongWith({ address1, city, country }: Place): string[] {
  const wrong = Object.entries({ address1, city }).filter(([, text]) => text.trim() === '');
  const isElsewhere = /^[A-Z]{2}$/.test(country) && !countries.includes(country);
  return [...wrong.map(([name]) => name), ...(isElsewhere ? ['country'] : [])];
}

/** As the ERP has it, to the letter. @throws ErpFault */
async function isBranch(ask: ErpRequestFn, address: Address, { code }: Account): Promise<boolean> {
  if (isOwnCode(code)) return false;
  const rows = await ask('getSucursales', { cliente: code, default: false });
  return readRows(addressRow, parseAddressRow, rows).items.some((branch) =>
    isDeepStrictEqual(branch, address),
  );
}

/**
 * An order goes to a street and a city, in a country that the shop delivers to; and to every branch that the ERP has of
 * the customer, however little is said of it there: the page offers them all.
 * @throws BAD_REQUEST; ErpFault
 */
export async function checkDelivery(ask: ErpRequestFn, address: Address, customer: Account): Promise<void> {
  const wrong = wrongWith(address);
  if (wrong.length === 0 || (await isBranch(ask, address, customer))) return;
  throw new Problem('BAD_REQUEST', { fields: wrong.map((name) => `shippingAddress.${name}`) });
}
