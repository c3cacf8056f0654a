import * as v from 'valibot';
import { mapAbortable } from '@/shared/http';
import { requestRows } from '../client';

const accepted = v.object({ salida: v.literal('OK') });

/** Whether these are an account's e-mail and password; a session begins then. Apart from getLoginIn, whose rows take more code. */
export const isLoginAccepted = (fields: { user: string; password: string }) =>
  mapAbortable(requestRows('getLoginIn', fields, { secret: ['password'] }), ([row]) => v.is(accepted, row));
