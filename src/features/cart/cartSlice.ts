/**
 * State of the cart: the lines (lines.ts), the carts of several customers (customerCarts.ts) and the checkout
 * (checkout.ts). These parts share one slice, because a switch of the customer moves the lines and the draft together.
 */
import { createSlice } from '@reduxjs/toolkit';
import { auth, isAccountChange, readIdentity } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { initialState } from './cartState';
import { addOrderCases, checkoutReducers, selectTotals } from './checkout';
import { createEmptyCart, customerCartReducers, closeCart, startForAccount, switchTo } from './customerCarts';
import type { CartProduct } from './line';
import { lineReducers, selectQuantities, selectRooms } from './lines';

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: { ...lineReducers, ...customerCartReducers, ...checkoutReducers },
  extraReducers: (builder) => {
    addOrderCases(builder);
    builder
      .addCase(auth.customerSelected, (state, { payload }) => switchTo(state, payload.customer.code))
      .addCase(auth.signedOut, createEmptyCart)
      // only the cart page offers to undo a removal, even if the line was removed in the cart dropdown; other pages
      // clear it
      .addCase(navigation.arrived, (state, { payload }) => {
        if (payload.route !== 'cart') state.removed = null;
      })
      .addMatcher(isAccountChange, (state, action) => {
        const { account, customer } = readIdentity(action);
        if (account) return startForAccount(state, account.code, customer?.code ?? '');
        // the session expired without a logout, so no cart is shown until the account signs in again
        if (state.person === '') return createEmptyCart();
        closeCart(state);
      });
  },
  selectors: {
    lines: (state) => state.items,
    person: (state) => state.person,
    draft: (state) => state.draft,
    isOrderedElsewhere: (state) => state.isOrderedElsewhere === true,
    removed: (state) => state.removed?.line ?? null,
    refresh: (state) => state.refresh,
    busy: (state) => state.busy,
    isAdding: (state, productId: number) =>
      state.busy.some((key) => key === String(productId) || key.startsWith(`${productId}|`)),
    quantity: (state) => state.items.reduce((sum, line) => sum + line.quantity, 0),
    room: (state, product: Pick<CartProduct, 'id' | 'stock'>) =>
      Math.max(0, product.stock - (selectQuantities(state).get(product.id) ?? 0)),
    rooms: selectRooms,
    totals: selectTotals,
  },
});

export const cartReducer = slice.reducer;
export const cart = slice.actions;
export const cartSelectors = slice.selectors;
