import { navigation } from '@/features/navigation';
import { put, select } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { connection, connectionSelectors } from './connectionSlice';

/** After reconnecting, retries once the requests of this page that failed offline, like the retry button. */
export function* retryAfterReconnect() {
  yield* takeEveryIsolated([connection.restored], function* () {
    if (yield* select(connectionSelectors.hasMissed)) yield* put(navigation.retryRequested());
  });
}
