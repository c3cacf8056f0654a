import * as v from 'valibot';
import { mapAbortable } from '@/shared/http';
import { requestRows } from '../client';

const accepted = v.object({ salida: v.literal('OK') });

/**
 * Signs in with an e-mail and a password, and returns whether they were accepted. Separate from getLoginIn, because the
 * rows of getLoginIn need more code.
 */
export const isLoginAccepted = (fields: { user: string; password: string }) =>
  mapAbortable(requestRows('getLoginIn', fields, { secret: ['password'] }), ([row]) => v.is(accepted, row));
