import { requestShop } from './client';
import { sessionExpirySchema, sessionSchema } from './schemas';

/**
 * Signs a guest up and logs the guest in. The answer is like that of GET /session. AUTH_INVALID_EMAIL,
 * AUTH_EMAIL_ALREADY_IN_USE, AUTH_WEAK_PASSWORD, RATE_LIMITED.
 */
export const signUp = (email: string, password: string) =>
  requestShop(
    { method: 'POST', path: '/accounts', body: { email, password }, secret: ['password'] },
    sessionSchema,
  );

/** Requests the milliseconds until the session expires. This request does not extend the session. */
export const readSessionExpiry = () =>
  requestShop({ method: 'GET', path: '/session/expiry' }, sessionExpirySchema);
