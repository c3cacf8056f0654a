import * as v from 'valibot';
import type { Account } from '@/erp/rows/account';
import { parseStatementRow, statementRow } from '@/erp/rows/statement';
import type { Cents } from '@/shared/money';
import { ErpFault, type ErpRequestFn } from '../erp/erpClient';
import { isOwnCode } from '@/shop/ownCodes';
import { Problem } from '../shared/problem';

/**
 * Returns a customer's remaining credit: the limit minus the balance, as on the checkout page. Accounts that were made
 * in the shop and accounts without a statement have no credit.
 * @throws BAD_REQUEST if the customer has no credit; ErpFault
 */
export async function getCreditLeft(ask: ErpRequestFn, { code }: Account): Promise<Cents> {
  const [row] = isOwnCode(code) ? [] : await ask('getEstadoCuentaxId', { codigo: code });
  const parsed = row === undefined ? null : v.safeParse(statementRow, row);
  if (parsed && !parsed.success)
    throw new ErpFault('ERP_BAD_ANSWER', new Error('getEstadoCuentaxId: a statement without its limit'));
  const statement = parsed && parseStatementRow(parsed.output);
  if (!statement || statement.creditLimit <= 0) throw new Problem('BAD_REQUEST', { fields: ['payment'] });
  return Math.max(0, statement.creditLimit - statement.balance);
}
