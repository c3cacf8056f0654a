import { navigation } from '@/features/navigation';
import { put, select } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';
import { connection, connectionSelectors } from './connectionSlice';

/** The network is back: what failed for want of it on this page is asked again, once, as if the person had pressed. */
export function* retryAfterReconnect() {
  yield* takeEveryIsolated([connection.restored], function* () {
    if (yield* select(connectionSelectors.hasMissed)) yield* put(navigation.retryRequested());
  });
}
