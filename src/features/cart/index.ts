import { flowsOnly } from '@/shared/feature';
import { batchLock } from './cartBatch';
import { cartRefresh, checkoutOpening } from './cartRefresh';

export { cart, cartReducer, cartSelectors } from './cartSlice';
export type { AddRequest, CartState, LineAddition, LineRequest } from './cartSlice';
export { cartSagas } from './cartSagas';
export { areOf, cartProduct, lineKey, roomFor } from './line';
export type { CartLine, CartProduct, LineChange, LineOption, Sellable } from './line';
export { emptyDraft } from './draft';
export type { CheckoutDraft, TypedDraft } from './draft';
/** For the pages of the cart and the checkout. */
export const cartPagesFeature = flowsOnly('cartPages', { cartRefresh, checkoutOpening });
/** For what adds many lines in one press. */
export const cartBatchFeature = flowsOnly('cartBatch', { batchLock });
