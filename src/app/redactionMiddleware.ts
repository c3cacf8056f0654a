import { isAction, type Middleware } from '@reduxjs/toolkit';
import { redactSecrets } from '@/shared/redactAction';

/**
 * Redacts secrets before anything records, stores or shows actions; stands behind the sagas, which need the
 * secrets.
 */
export const redactActions: Middleware = () => (next) => (action) =>
  next(isAction(action) ? redactSecrets(action) : action);
