import { requestShop } from './client';
import { sessionExpirySchema, sessionSchema } from './schemas';

/**
 * Sign-up of a guest, logged in at once; answers like GET /session. AUTH_INVALID_EMAIL,
 * AUTH_EMAIL_ALREADY_IN_USE, AUTH_WEAK_PASSWORD, RATE_LIMITED.
 */
export const signUp = (email: string, password: string) =>
  requestShop(
    { method: 'POST', path: '/accounts', body: { email, password }, secret: ['password'] },
    sessionSchema,
  );

/** Time until the session expires; this request does not extend it. */
export const readSessionExpiry = () =>
  requestShop({ method: 'GET', path: '/session/expiry' }, sessionExpirySchema);
