import * as v from 'valibot';
import { Failure } from '@/shared/failure';
import { mapAbortable } from '@/shared/http';
import { requestRows } from '../client';
import { readRows } from '../response';
import { parseAccountRow, accountRow, type Account } from '../rows/account';

const refused = v.object({ salida: v.literal('ERROR') });

/**
 * Signs in. The first row of the answer is the account. If the account is a seller, the other rows are the seller's
 * customers. The call rejects with AUTH_WRONG_PASSWORD if the ERP refuses the sign-in.
 */
export const getLoginIn = (fields: { user: string; password: string }) =>
  mapAbortable(
    requestRows('getLoginIn', fields, { secret: ['password'] }),
    (rows): { account: Account; customers: Account[] } => {
      if (v.is(refused, rows[0])) throw new Failure('AUTH_WRONG_PASSWORD');
      const [account] = readRows(accountRow, parseAccountRow, rows.slice(0, 1)).items;
      if (!account) throw new Failure('ERP_BAD_ANSWER');
      return { account, customers: readRows(accountRow, parseAccountRow, rows.slice(1)).items };
    },
  );
