import * as v from 'valibot';
import { Failure } from '@/shared/failure';
import { keepAbort } from '@/shared/http';
import { askRows } from '../ask';
import { readRows } from '../response';
import { accountFromRow, accountRow, type Account } from '../rows/account';

const refused = v.object({ salida: v.literal('ERROR') });

/** Row 0 is who signed in; for a seller the rest are the seller's customers. AUTH_WRONG_PASSWORD when refused. */
export const getLoginIn = (fields: { user: string; password: string }) =>
  keepAbort(
    askRows('getLoginIn', fields, { secret: ['password'] }),
    (rows): { account: Account; customers: Account[] } => {
      if (v.is(refused, rows[0])) throw new Failure('AUTH_WRONG_PASSWORD');
      const [account] = readRows(accountRow, accountFromRow, rows.slice(0, 1)).items;
      if (!account) throw new Failure('ERP_BAD_ANSWER');
      return { account, customers: readRows(accountRow, accountFromRow, rows.slice(1)).items };
    },
  );
