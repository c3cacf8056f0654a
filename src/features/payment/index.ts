import { defineFeature } from '@/shared/feature';
import { authorizePayment } from './authorizePayment';
import { watchCardConfig } from './loadCardConfig';
import { watchCardScript } from './cardScript';
import { paymentReducer } from './paymentSlice';

export { payment, paymentSelectors } from './paymentSlice';
export type { CardOffer, PaymentState } from './paymentSlice';
/** Feature of the checkout that pays by card. */
export const paymentFeature = defineFeature('payment', paymentReducer, {
  cardOffer: watchCardConfig,
  cardScript: watchCardScript,
  authorisation: authorizePayment,
});
