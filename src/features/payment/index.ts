import { feature } from '@/shared/feature';
import { authorisation } from './authorisation';
import { cardOffer } from './cardOffer';
import { cardScript } from './cardScript';
import { paymentReducer } from './paymentSlice';

export { payment, paymentSelectors } from './paymentSlice';
export type { CardOffer, PaymentState } from './paymentSlice';
/** For the checkout. */
export const paymentFeature = feature('payment', paymentReducer, { cardOffer, cardScript, authorisation });
