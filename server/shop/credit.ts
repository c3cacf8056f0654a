import * as v from 'valibot';
import type { Account } from '@/erp/rows/account';
import { ErpFault, type ErpRequestFn } from '../gateway/erpClient';
import { isOwnCode } from '../gateway/ownCodes';
import { Problem } from '../problem';

const limited = v.object({ cupo: v.number() });

/** Dollars; the ERP knows no own account, and an account without a statement has none. @throws ErpFault */
async function limitOf(ask: ErpRequestFn, { code }: Account): Promise<number> {
  const [row] = isOwnCode(code) ? [] : await ask('getEstadoCuentaxId', { codigo: code });
  if (row === undefined) return 0;
  if (!v.is(limited, row))
    throw new ErpFault('ERP_BAD_ANSWER', new Error('getEstadoCuentaxId: a statement without its limit'));
  return row.cupo;
}

/**
 * Credit is the ERP's to give. How much of it is left does not matter here: whether an order may go above it, sellers
 * decide.
 * @throws BAD_REQUEST for a customer without a limit; ErpFault
 */
export async function checkCredit(ask: ErpRequestFn, customer: Account): Promise<void> {
  if ((await limitOf(ask, customer)) <= 0) throw new Problem('BAD_REQUEST', { fields: ['payment'] });
}
