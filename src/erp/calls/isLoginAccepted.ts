import * as v from 'valibot';
import { mapAbortable } from '@/shared/http';
import { requestRows } from '../client';

const accepted = v.object({ salida: v.literal('OK') });

/**
 * Whether an e-mail and a password are an account's, in which case a session begins. Separate from getLoginIn, whose
 * rows need more code.
 */
export const isLoginAccepted = (fields: { user: string; password: string }) =>
  mapAbortable(requestRows('getLoginIn', fields, { secret: ['password'] }), ([row]) => v.is(accepted, row));
