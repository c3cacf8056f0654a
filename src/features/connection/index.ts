import { defineFeature } from '@/shared/feature';
import { retryAfterReconnect } from './retryAfterReconnect';
import { connectionReducer } from './connectionSlice';
import { resetStalenessOnNavigation } from './resetOnNavigation';

export { connection, connectionSelectors } from './connectionSlice';
export type { ConnectionState } from './connectionSlice';
export const connectionFeature = defineFeature('connection', connectionReducer, {
  catchUp: retryAfterReconnect,
  pageLeaving: resetStalenessOnNavigation,
});
