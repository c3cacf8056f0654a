import { navigation, selectPlace } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { getConfig } from '@/shop/payment';
import { payment, paymentSelectors } from './paymentSlice';

/** Loads whether cards are accepted, at the checkout, until it is known. Other methods do not wait for it. */
export function* watchCardConfig() {
  yield* takeLatestOf([navigation.arrived, navigation.retryRequested], function* () {
    const place = yield* select(selectPlace);
    const { status } = yield* select(paymentSelectors.offer);
    if (place?.route !== 'checkout' || status === 'ready') return;
    yield* put(payment.offerAsked());
    try {
      const { payment: card } = yield* call(getConfig);
      yield* put(payment.offerReceived({ card }));
    } catch (error) {
      yield* put(payment.offerFailed({ code: toFailureCode(error) }));
    }
  });
}
