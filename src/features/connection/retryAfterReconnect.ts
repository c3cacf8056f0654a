import { navigation } from '@/features/navigation';
import { put, select } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { connection, connectionSelectors } from './connectionSlice';

/** Retry after reconnect: requests of this page that failed offline are retried once, as by the retry button. */
export function* retryAfterReconnect() {
  yield* takeEveryIsolated([connection.restored], function* () {
    if (yield* select(connectionSelectors.hasMissed)) yield* put(navigation.retryRequested());
  });
}
