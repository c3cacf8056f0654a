import { auth } from '@/features/auth';
import { cart, cartSelectors } from '@/features/cart';
import { navigation, selectPlace } from '@/features/navigation';
import { toFailureCode, Failure } from '@/shared/failure';
import { call, cancelled, delay, put, race, select } from '@/shared/saga/effects';
import { takeLatestByKey } from '@/shared/saga/flows';
import { loadPaymentScript } from '@/shop/payment';
import { payment, paymentSelectors } from './paymentSlice';

/** 15 s: a provider that says nothing for so long is taken for gone, and another way to pay is chosen. */
const patience = 15_000;

/**
 * The provider's script comes once a card is chosen at the checkout, now or before a reload. Who goes on to another way
 * to pay, or away, waits for nothing.
 */
export function* watchCardScript() {
  const occasions = [
    navigation.arrived,
    cart.draftTyped,
    auth.customerSelected,
    payment.offerReceived,
    payment.scriptRetryRequested,
  ] as const;
  let tries = 0;
  yield* takeLatestByKey(
    occasions,
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
          isLate: delay(patience),
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
