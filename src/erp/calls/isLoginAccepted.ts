import * as v from 'valibot';
import { mapAbortable } from '@/shared/http';
import { requestRows } from '../client';

const accepted = v.object({ salida: v.literal('OK') });

/**
 * Signs in with an e-mail and a password, and returns whether the ERP accepted them. This function is separate from
 * getLoginIn, because reading the rows of getLoginIn needs more code.
 */
export const isLoginAccepted = (fields: { user: string; password: string }) =>
  mapAbortable(requestRows('getLoginIn', fields, { secret: ['password'] }), ([row]) => v.is(accepted, row));
