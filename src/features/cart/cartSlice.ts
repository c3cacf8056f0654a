/**
 * State of the cart. One slice has all three parts, because a switch of the customer moves lines and draft together:
 * the lines (lines.ts), the carts of customers (customerCarts.ts) and the checkout (checkout.ts).
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
      // the cart page offers to undo a removal, also of a line that was removed in the cart dropdown; on other pages
      // the removal is forgotten
      .addCase(navigation.arrived, (state, { payload }) => {
        if (payload.route !== 'cart') state.removed = null;
      })
      .addMatcher(isAccountChange, (state, action) => {
        const { account, customer } = readIdentity(action);
        if (account) return startForAccount(state, account.code, customer?.code ?? '');
        // the session expired without a logout: no cart is shown until the account returns
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
