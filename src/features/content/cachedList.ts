import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { navigation, selectPlace, type RouteName } from '@/features/navigation';
import type { RequestStatus } from '@/shared/redux';
import { call, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';

interface KeptList {
  /** Event of pages outside `shownOn`: the list has come near the viewport, or is retried. */
  wanted: ActionCreatorWithoutPayload<string>;
  /** Pages that show the list at once. */
  shownOn: readonly RouteName[];
  status: () => SagaGenerator<RequestStatus>;
  fill: () => SagaGenerator<void>;
}

/**
 * Loads a list that is the same for all visitors. Pages in `shownOn` load the list at once. Other pages load the list
 * when it comes near the viewport. After a failure the list can be loaded again. Navigation does not cancel the
 * request, because the list is small and cached.
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
