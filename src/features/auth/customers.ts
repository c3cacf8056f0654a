import { navigation } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, select, take } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getCustomers, putCustomer } from '@/shop/session';
import { auth, authSelectors } from './authSlice';
import { waitForSession } from './session';

/**
 * Arrival at the customers page. Other pages do not restart the request, because the list may be open in a dialog over
 * them.
 */
const listArrived = {
  type: navigation.arrived.type,
  match: (action: unknown): action is ReturnType<typeof navigation.arrived> =>
    navigation.arrived.match(action) && action.payload.route === 'customers',
};

/** Loads the seller's customers when the list opens, and after a failed request when the seller retries. */
export function* watchCustomerList() {
  const triggers = [listArrived, navigation.retryRequested, auth.customersOpened] as const;
  yield* takeLatestOf(triggers, function* () {
    yield* call(waitForSession);
    if (!(yield* select(authSelectors.isSeller))) return;
    const asker = yield* select(authSelectors.account);
    if ((yield* select(authSelectors.customers)).status === 'ready') return;
    yield* put(auth.customersAsked());
    try {
      const { customers } = yield* call(getCustomers);
      if ((yield* select(authSelectors.account))?.code !== asker?.code) return;
      yield* put(auth.customersReceived({ customers }));
    } catch (error) {
      yield* put(auth.customersFailed({ code: toFailureCode(error) }));
    }
  });
}

/**
 * Switches the customer whom the seller serves; the last choice wins. Requests are sent one after another, because the
 * service may still receive an aborted request and then serve another customer than the page shows. After a failure the
 * session is checked.
 */
export function* watchCustomerChoice() {
  for (;;) {
    yield* take(auth.customerChosen);
    let code = yield* select(authSelectors.choosing);
    while (code !== null) {
      try {
        const { customer } = yield* call(putCustomer, code);
        const isWanted = (yield* select(authSelectors.choosing)) === code;
        if (isWanted && customer) yield* put(auth.customerSelected({ customer }));
      } catch (error) {
        if ((yield* select(authSelectors.choosing)) === code) {
          yield* put(auth.customerSelectionFailed({ code: toFailureCode(error) }));
          yield* put(auth.changedElsewhere());
        }
      }
      const next = yield* select(authSelectors.choosing);
      code = next === code ? null : next;
    }
  }
}
