import { navigation } from '@/features/navigation';
import { codeOf } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { latest } from '@/shared/saga/flows';
import { getCustomers, putCustomer } from '@/shop/session';
import { auth, authSelectors } from './authSlice';
import { whenKnown } from './session';

/** A seller who opens the list, or reloads on it, gets the customers from the session. */
export function* customerList() {
  const occasions = [navigation.arrived, navigation.retryRequested, auth.customersOpened] as const;
  yield* latest(occasions, function* (event) {
    if (navigation.arrived.match(event) && event.payload.route !== 'customers') return;
    yield* call(whenKnown);
    if (!(yield* select(authSelectors.isSeller))) return;
    if ((yield* select(authSelectors.customers)).status === 'ready') return;
    yield* put(auth.customersAsked());
    try {
      const { customers } = yield* call(getCustomers);
      yield* put(auth.customersReceived({ customers }));
    } catch (error) {
      yield* put(auth.customersFailed({ code: codeOf(error) }));
    }
  });
}

/** The last customer chosen is the one served: an earlier answer that comes late is dropped. */
export function* customerChoice() {
  yield* latest([auth.customerChosen], function* ({ payload }) {
    try {
      const { customer } = yield* call(putCustomer, payload.code);
      if (customer) yield* put(auth.customerSelected({ customer }));
    } catch (error) {
      yield* put(auth.customerSelectionFailed({ code: codeOf(error) }));
    }
  });
}
