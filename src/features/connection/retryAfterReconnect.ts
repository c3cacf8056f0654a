import { navigation } from '@/features/navigation';
import { put, select } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { connection, connectionSelectors } from './connectionSlice';

/**
 * Retries the failed requests of this page when the browser is online again, as the retry button does. Does nothing if
 * no request failed offline.
 */
export function* retryAfterReconnect() {
  yield* takeEveryIsolated([connection.restored], function* () {
    if (yield* select(connectionSelectors.hasMissed)) yield* put(navigation.retryRequested());
  });
}
