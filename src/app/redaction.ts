import { isAction, type Middleware } from '@reduxjs/toolkit';
import { withoutSecrets } from '@/shared/secret';

/** The last wall before whatever records, stores or shows events: behind the sagas, who need the secret. */
export const redactionWall: Middleware = () => (next) => (action) =>
  next(isAction(action) ? withoutSecrets(action) : action);
