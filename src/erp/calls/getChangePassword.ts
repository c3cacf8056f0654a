import * as v from 'valibot';
import { Failure } from '@/shared/failure';
import { mapAbortable } from '@/shared/http';
import { requestRows } from '../client';

const changed = v.object({ salida: v.literal('OK') });

/**
 * Changes a password. `actual` is the current one, which the gateway verifies first: AUTH_WRONG_PASSWORD.
 * AUTH_WEAK_PASSWORD for a new one that is too short. Ends the account's other sessions.
 */
export const getChangePassword = (fields: { codigo: string; actual: string; password: string }) =>
  mapAbortable(requestRows('getChangePassword', fields, { secret: ['actual', 'password'] }), ([first]) => {
    if (!v.is(changed, first)) throw new Failure('AUTH_WRONG_PASSWORD');
  });
