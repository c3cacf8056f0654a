import * as v from 'valibot';
import { Failure } from '@/shared/failure';
import { keepAbort } from '@/shared/http';
import { askRows } from '../ask';

const changed = v.object({ salida: v.literal('OK') });

/**
 * `actual` is the current password, which the gateway tries first. AUTH_WRONG_PASSWORD when it is not; AUTH_WEAK_PASSWORD
 * for a new one that is too short. The account's other sessions end.
 */
export const getChangePassword = (fields: { codigo: string; actual: string; password: string }) =>
  keepAbort(askRows('getChangePassword', fields, { secret: ['actual', 'password'] }), ([first]) => {
    if (!v.is(changed, first)) throw new Failure('AUTH_WRONG_PASSWORD');
  });
