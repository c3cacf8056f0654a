import { isAction, type Middleware } from '@reduxjs/toolkit';
import { redactSecrets } from '@/shared/redactAction';

/** Redacts secrets before an action is recorded, stored or shown. It runs after the sagas, which need the secrets. */
export const redactActions: Middleware = () => (next) => (action) =>
  next(isAction(action) ? redactSecrets(action) : action);
