import { requestShop } from './client';
import { sessionExpirySchema, sessionSchema } from './schemas';

/**
 * A guest's own account, signed in at once: the session as GET /session tells it.
 * AUTH_INVALID_EMAIL, AUTH_EMAIL_ALREADY_IN_USE, AUTH_WEAK_PASSWORD, RATE_LIMITED.
 */
export const signUp = (email: string, password: string) =>
  requestShop(
    { method: 'POST', path: '/accounts', body: { email, password }, secret: ['password'] },
    sessionSchema,
  );

/** How long the session lasts if nothing else is asked; asking does not prolong it. */
export const readSessionExpiry = () =>
  requestShop({ method: 'GET', path: '/session/expiry' }, sessionExpirySchema);
