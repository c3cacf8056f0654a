/** Carts of customers: one is open, and those of a seller's other customers are parked with their drafts. */
import type { PayloadAction } from '@reduxjs/toolkit';
import { initialState, type CartState } from './cartState';
import { emptyDraft } from './draft';
import { belongToCustomer } from './line';

export const closeCart = (state: CartState) => {
  const { owner, items, draft } = state;
  if (owner !== null && items.length > 0) state.parked[owner] = items;
  // a draft with a key belongs to a checkout that was opened
  if (owner !== null && draft.idempotencyKey !== null) state.parkedDrafts[owner] = draft;
  state.items = [];
  state.draft = emptyDraft;
  state.owner = null;
  state.busy = [];
  state.removed = null;
};

/** Parks the current cart and opens the cart of `owner`, so that carts are never mixed. */
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

/** Returns the empty cart of a guest, without any data of an account. */
export const createEmptyCart = (): CartState => initialState;

/**
 * Opens the cart of `owner` among the carts of the account `person`. If the carts belong to another account, `person`
 * begins with an empty cart.
 */
export const startForAccount = (state: CartState, person: string, owner: string): CartState | undefined => {
  // a cart stored by an older version has an owner, but no account
  const isSame = state.person === person || (state.person === '' && state.owner === owner);
  if (!isSame) return { ...createEmptyCart(), person, owner };
  state.person = person;
  switchTo(state, owner);
  return undefined;
};

export const customerCartReducers = {
  /**
   * Another tab wrote the carts. This tab still serves the same customer, until its session check finds another
   * customer. It shows this customer's cart from the written carts.
   */
  changedElsewhere: (
    state: CartState,
    { payload }: PayloadAction<Partial<Omit<CartState, 'busy' | 'removed' | 'refresh'>>>,
  ) => {
    const { owner, busy, removed, draft } = state;
    const nextState = { ...state, ...payload };
    // the lines belong to another owner, because the storage event of the second key has not arrived yet
    if (!belongToCustomer(nextState.items, nextState.owner)) return;
    Object.assign(state, payload, {
      // copied, because the event's payload must not change
      parked: { ...nextState.parked },
      parkedDrafts: { ...nextState.parkedDrafts },
    });
    if (state.owner === owner) {
      // only a placed order ends a checkout whose cart stays with the same customer
      if (draft.idempotencyKey !== null && state.draft.idempotencyKey === null)
        state.isOrderedElsewhere = true;
      return;
    }
    if (owner === null) closeCart(state);
    else switchTo(state, owner);
    Object.assign(state, { busy, removed });
  },
};
