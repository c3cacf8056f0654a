import { loadForRoute, reportRequest } from '@/features/loading';
import { select } from '@/shared/saga/effects';
import { getConfig } from '@/shop/payment';
import { payment, paymentSelectors } from './paymentSlice';

/** Loads whether cards are accepted, at the checkout, until it is known. Other methods do not wait for it. */
export const watchCardConfig = () =>
  loadForRoute({
    routes: ['checkout'],
    for: 'everyone',
    load: function* () {
      if ((yield* select(paymentSelectors.offer)).status === 'ready') return;
      yield* reportRequest(
        payment.offerAsked(),
        getConfig,
        ({ payment: card }) => payment.offerReceived({ card }),
        payment.offerFailed,
      );
    },
  });
