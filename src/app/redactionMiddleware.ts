import { isAction, type Middleware } from '@reduxjs/toolkit';
import { redactSecrets } from '@/shared/redactAction';

/**
 * Redacts secrets before an action is recorded, stored or shown. This middleware runs after the sagas, because the
 * sagas need the secrets.
 */
export const redactActions: Middleware = () => (next) => (action) =>
  next(isAction(action) ? redactSecrets(action) : action);
