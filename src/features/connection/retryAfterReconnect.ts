import { navigation } from '@/features/navigation';
import { put, select } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { connection, connectionSelectors } from './connectionSlice';

/** After reconnecting, requests data of this page again, if a request failed offline. Works like the retry button. */
export function* retryAfterReconnect() {
  yield* takeEveryIsolated([connection.restored], function* () {
    if (yield* select(connectionSelectors.hasMissed)) yield* put(navigation.retryRequested());
  });
}
