import { customerChangeActions } from '@/features/auth';
import { cart, cartSelectors } from '@/features/cart';
import { navigation, selectPlace } from '@/features/navigation';
import { toFailureCode, Failure } from '@/shared/failure';
import { call, cancelled, delay, put, race, select } from '@/shared/saga/effects';
import { takeLatestByKey } from '@/shared/saga/flows';
import { loadPaymentScript } from '@/shop/payment';
import { payment, paymentSelectors } from './paymentSlice';

/** Milliseconds after which the provider counts as down, so that the customer can choose another payment method. */
const timeoutMs = 15_000;

/**
 * Loads the payment provider's script when card payment is selected. The customer or a restored draft selects it.
 * Another payment method, or navigation, cancels the loading.
 */
export function* watchCardScript() {
  const triggers = [
    navigation.arrived,
    cart.draftTyped,
    ...customerChangeActions,
    payment.offerReceived,
    payment.scriptRetryRequested,
  ] as const;
  let tries = 0;
  yield* takeLatestByKey(
    triggers,
    function* (event) {
      if (payment.scriptRetryRequested.match(event)) tries += 1;
      const place = yield* select(selectPlace);
      const { card } = yield* select(paymentSelectors.offer);
      const draft = yield* select(cartSelectors.draft);
      const isNeeded = place?.route === 'checkout' && draft.payment === 'card' && card !== null;
      return isNeeded ? `${card.scriptUrl} ${tries}` : null;
    },
    function* () {
      const { card } = yield* select(paymentSelectors.offer);
      if (!card) return;
      yield* put(payment.scriptAsked());
      try {
        const { isLate } = yield* race({
          came: call(loadPaymentScript, card.scriptUrl),
          isLate: delay(timeoutMs),
        });
        if (isLate) throw new Failure('TIMEOUT');
        yield* put(payment.scriptArrived());
      } catch (error) {
        yield* put(payment.scriptFailed({ path: card.scriptUrl, code: toFailureCode(error) }));
      } finally {
        if (yield* cancelled()) yield* put(payment.scriptGivenUp());
      }
    },
  );
}
