import { loadForRoute } from '@/features/loading';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { getConfig } from '@/shop/payment';
import { payment, paymentSelectors } from './paymentSlice';

/** Loads whether cards are accepted, at the checkout, until it is known. Other methods do not wait for it. */
export const watchCardConfig = () =>
  loadForRoute({
    routes: ['checkout'],
    for: 'everyone',
    load: function* () {
      if ((yield* select(paymentSelectors.offer)).status === 'ready') return;
      yield* put(payment.offerAsked());
      try {
        const { payment: card } = yield* call(getConfig);
        yield* put(payment.offerReceived({ card }));
      } catch (error) {
        yield* put(payment.offerFailed({ code: toFailureCode(error) }));
      }
    },
  });
