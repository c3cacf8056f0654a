import { navigation, selectPlace, type Place } from '@/features/navigation';
import { call, select, type SagaGenerator } from '@/shared/saga/effects';
import { takeLatestByKey } from '@/shared/saga/flows';
import type { accountChangeActions, customerChangeActions } from './identity';

/**
 * Loads what pages of an account show. The same key leaves what is loaded or on its way alone; another one cancels it and loads
 * again, and null only cancels. A retry and another account load again in any case.
 * @param changes the events that bring another account, or another served customer
 */
export function loadForPages(
  changes: typeof accountChangeActions | typeof customerChangeActions,
  getKey: (place: Place) => SagaGenerator<string | null>,
  load: (place: Place, isRetry: boolean) => SagaGenerator<void>,
): SagaGenerator<void> {
  let times = 0;
  return takeLatestByKey(
    [navigation.arrived, navigation.retryRequested, ...changes],
    function* (event) {
      if (!navigation.arrived.match(event)) times += 1;
      const place = yield* select(selectPlace);
      const key = place && (yield* call(getKey, place));
      return key === null ? null : `${key} ${times}`;
    },
    function* (event) {
      const place = yield* select(selectPlace);
      if (place) yield* call(load, place, navigation.retryRequested.match(event));
    },
  );
}
