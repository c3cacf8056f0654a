import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { navigation, selectPlace, type RouteName } from '@/features/navigation';
import type { RequestStatus } from '@/shared/redux';
import { call, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';

interface KeptList {
  /** Event of a page outside `shownOn` on which the list nears the viewport. */
  wanted: ActionCreatorWithoutPayload<string>;
  /** Pages that show the list immediately. */
  shownOn: readonly RouteName[];
  status: () => SagaGenerator<RequestStatus>;
  fill: () => SagaGenerator<void>;
}

/**
 * Loads a list that is the same for everybody: at once on the pages of `shownOn`, on others when it nears the viewport,
 * and again after a failure. Navigation does not cancel the request, as the list is small and kept.
 */
export function* watchCachedList({ wanted, shownOn, status, fill }: KeptList) {
  yield* takeEveryIsolated([navigation.arrived, navigation.retryRequested, wanted], function* (event) {
    const place = yield* select(selectPlace);
    const isShown = place !== null && shownOn.includes(place.route);
    if (!isShown && !wanted.match(event)) return;
    const currentStatus = yield* call(status);
    if (currentStatus === 'idle' || currentStatus === 'failed') yield* call(fill);
  });
}
