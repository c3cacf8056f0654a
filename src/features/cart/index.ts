import { defineSagaFeature } from '@/shared/feature';
import { watchCartRefresh } from './cartRefresh';
import { watchCheckoutKey } from './checkoutKey';

export { cart, cartReducer, cartSelectors } from './cartSlice';
export type { CartState } from './cartState';
export type { AddRequest, LineAddition, LineRequest } from './lines';
export { cartSagas } from './cartSagas';
export { belongToCustomer, toCartProduct, getLineKey, getRemainingStock } from './line';
export type { CartLine, CartProduct, LineChange, LineOption, CartableProduct } from './line';
export { getChangePreview } from './checkout';
export { toAuthorisationKey } from './checkoutKey';
export { emptyDraft } from './draft';
export type { CheckoutDraft, EditableDraft } from './draft';
/** Feature of the cart page and the checkout page. */
export const cartPagesFeature = defineSagaFeature('cartPages', {
  cartRefresh: watchCartRefresh,
  checkoutOpening: watchCheckoutKey,
});
export { cartBatchFeature } from './cartBatch';
