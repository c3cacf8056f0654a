import { loadForRoute, reportRequest } from '@/features/loading';
import { select } from '@/shared/saga/effects';
import { getConfig } from '@/shop/payment';
import { payment, paymentSelectors } from './paymentSlice';

/**
 * Loads whether the shop accepts cards, when the checkout opens. Other payment methods do not wait for this request.
 */
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
