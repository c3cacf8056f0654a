import { authSelectors, customerChangeActions } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { call, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { quickOrder, quickOrderSelectors } from './quickOrderSlice';
import { resolveRows } from './resolveRows';

/**
 * Resolves all waiting rows. If the waiting rows change, the request starts again. If the customer changes, earlier
 * answers are dropped.
 */
export function* watchResolution() {
  const triggers = [
    quickOrder.linesSubmitted,
    quickOrder.codeEdited,
    quickOrder.retryRequested,
    navigation.retryRequested,
    quickOrder.removalUndone,
    quickOrder.editUndone,
    quickOrder.emptied,
    ...customerChangeActions,
  ] as const;
  yield* takeLatestOf(triggers, function* () {
    const rows = yield* select(quickOrderSelectors.rows);
    const waiting = rows.filter(({ answer }) => answer.status === 'asking');
    const customer = yield* select(authSelectors.servedCustomer);
    if (waiting.length === 0 || !customer) return;
    yield* call(resolveRows, waiting, customer.code);
  });
}
