/** Carts of customers. One cart is open. The carts of the seller's other customers are parked with their drafts. */
import type { PayloadAction } from '@reduxjs/toolkit';
import { initialState, type CartState } from './cartState';
import { emptyDraft } from './draft';
import { belongToCustomer } from './line';

export const closeCart = (state: CartState) => {
  const { owner, items, draft } = state;
  if (owner !== null && items.length > 0) state.parked[owner] = items;
  // if the draft has a key, the checkout was opened, so the draft is parked
  if (owner !== null && draft.idempotencyKey !== null) state.parkedDrafts[owner] = draft;
  state.items = [];
  state.draft = emptyDraft;
  state.owner = null;
  state.busy = [];
  state.removed = null;
};

/** Parks the current cart and opens the cart of `owner`, so that the lines of two customers are never mixed. */
export const switchTo = (state: CartState, owner: string) => {
  if (state.owner === owner) return;
  closeCart(state);
  delete state.isOrderedElsewhere;
  state.items = state.parked[owner] ?? [];
  state.draft = state.parkedDrafts[owner] ?? emptyDraft;
  state.owner = owner;
  delete state.parked[owner];
  delete state.parkedDrafts[owner];
};

/** Returns the empty cart of a guest. */
export const createEmptyCart = (): CartState => initialState;

/**
 * Opens the cart of `owner`, who is a customer of the account `person`. If the stored carts belong to another account,
 * the cart starts empty.
 */
export const startForAccount = (state: CartState, person: string, owner: string): CartState | undefined => {
  // an older version stored the owner of a cart, but no account
  const isSame = state.person === person || (state.person === '' && state.owner === owner);
  if (!isSame) return { ...createEmptyCart(), person, owner };
  state.person = person;
  switchTo(state, owner);
  return undefined;
};

export const customerCartReducers = {
  /**
   * Another tab changed the carts. This tab still serves the same customer until the session check finds another
   * customer. So this tab takes the changed carts and shows the cart of its customer.
   */
  changedElsewhere: (
    state: CartState,
    { payload }: PayloadAction<Partial<Omit<CartState, 'busy' | 'removed' | 'refresh'>>>,
  ) => {
    const { owner, busy, removed, draft } = state;
    const nextState = { ...state, ...payload };
    // the storage event of the second key has not arrived yet if the lines belong to another owner
    if (!belongToCustomer(nextState.items, nextState.owner)) return;
    Object.assign(state, payload, {
      // copied, because a reducer must not change the event's payload
      parked: { ...nextState.parked },
      parkedDrafts: { ...nextState.parkedDrafts },
    });
    if (state.owner === owner) {
      // if the key disappears but the owner stays the same, another tab has placed the order
      if (draft.idempotencyKey !== null && state.draft.idempotencyKey === null)
        state.isOrderedElsewhere = true;
      return;
    }
    if (owner === null) closeCart(state);
    else switchTo(state, owner);
    Object.assign(state, { busy, removed });
  },
};
