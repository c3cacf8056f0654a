import { defineSagaFeature } from '@/shared/feature';
import { watchCartRefresh, watchCheckoutOpening } from './cartRefresh';

export { cart, cartReducer, cartSelectors } from './cartSlice';
export type { AddRequest, CartState, LineAddition, LineRequest } from './cartSlice';
export { cartSagas } from './cartSagas';
export { belongToCustomer, toCartProduct, getLineKey, getRemainingStock } from './line';
export type { CartLine, CartProduct, LineChange, LineOption, CartableProduct } from './line';
export { emptyDraft } from './draft';
export type { CheckoutDraft, EditableDraft } from './draft';
/** Feature of cart and checkout pages. */
export const cartPagesFeature = defineSagaFeature('cartPages', {
  cartRefresh: watchCartRefresh,
  checkoutOpening: watchCheckoutOpening,
});
export { cartBatchFeature } from './cartBatch';
