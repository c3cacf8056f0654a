import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { navigation, selectPlace, type RouteName } from '@/features/navigation';
import type { RequestStatus } from '@/shared/redux';
import { call, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeEveryIsolated } from '@/shared/saga/flows';

interface KeptList {
  /** The reader is near where it is shown on other pages. */
  wanted: ActionCreatorWithoutPayload<string>;
  /** The pages that show it at once. */
  shownOn: readonly RouteName[];
  status: () => SagaGenerator<RequestStatus>;
  fill: () => SagaGenerator<void>;
}

/**
 * A list that is the same for everybody: asked on arrival where it is shown, or when the reader comes near it, and again
 * when that failed. It is small, and kept: who leaves before it came has it on the next page.
 */
export function* watchCachedList({ wanted, shownOn, status, fill }: KeptList) {
  yield* takeEveryIsolated([navigation.arrived, navigation.retryRequested, wanted], function* (event) {
    const place = yield* select(selectPlace);
    const isShown = place !== null && shownOn.includes(place.route);
    if (!isShown && !wanted.match(event)) return;
    const known = yield* call(status);
    if (known === 'idle' || known === 'failed') yield* call(fill);
  });
}
