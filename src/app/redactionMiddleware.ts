import { isAction, type Middleware } from '@reduxjs/toolkit';
import { redactSecrets } from '@/shared/redactAction';

/** The last wall before whatever records, stores or shows events: behind the sagas, who need the secret. */
export const redactActions: Middleware = () => (next) => (action) =>
  next(isAction(action) ? redactSecrets(action) : action);
