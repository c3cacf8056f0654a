export { cart, cartReducer, cartSelectors } from './cartSlice';
export type { AddRequest, CartState } from './cartSlice';
export { cartSagas } from './cartSagas';
export { cartProduct, lineKey } from './line';
export type { CartLine, CartProduct, LineChange, LineOption } from './line';
export { emptyDraft } from './draft';
export type { CheckoutDraft } from './draft';
