import * as v from 'valibot';
import { Failure } from '@/shared/failure';
import { mapAbortable } from '@/shared/http';
import { requestRows } from '../client';

const changed = v.object({ salida: v.literal('OK') });

/**
 * Changes a password, and ends the account's other sessions. The gateway first verifies the current password
 * (`actual`). A wrong current password is refused with AUTH_WRONG_PASSWORD. A new password that is too short is refused
 * with AUTH_WEAK_PASSWORD.
 */
export const getChangePassword = (fields: { codigo: string; actual: string; password: string }) =>
  mapAbortable(requestRows('getChangePassword', fields, { secret: ['actual', 'password'] }), ([first]) => {
    if (!v.is(changed, first)) throw new Failure('AUTH_WRONG_PASSWORD');
  });
