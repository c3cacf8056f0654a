/** Checkout of the cart: its draft, the idempotency key, the card's authorisation, and the outcomes of an order. */
import { createSelector, type ActionReducerMapBuilder, type PayloadAction } from '@reduxjs/toolkit';
import { placementEvents, type PlacedOrder } from '@/features/orders';
import { sumTotals, type Cents } from '@/shared/money';
import type { CartState } from './cartState';
import { emptyDraft, type EditableDraft } from './draft';
import { getLineKey, type CartLine } from './line';
import { fitToStock } from './lines';

const getSubtotal = (state: CartState): Cents =>
  state.items.reduce((sum, { product, quantity }) => sum + product.unitPrice * quantity, 0);

/** Subtracts ordered quantities; what was added during the order stays. */
function subtractOrdered(lines: CartLine[], ordered: PlacedOrder['lines']): CartLine[] {
  const left = new Map(ordered.map(({ sku, options, quantity }) => [getLineKey(sku, options), quantity]));
  return lines.flatMap((line) => {
    const quantity = line.quantity - (left.get(getLineKey(line.product.sku, line.options)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/**
 * Removes ordered lines from every cart, as a seller may have switched the customer meanwhile. A cart whose
 * checkout has another idempotency key was emptied before, by another tab's event.
 */
function onOrderPlaced(state: CartState, { payload }: PayloadAction<PlacedOrder>) {
  const { order, lines, idempotencyKey } = payload;
  const code = order.customerCode;
  if (state.owner === code && state.draft.idempotencyKey === idempotencyKey) {
    state.items = subtractOrdered(state.items, lines);
    state.draft = emptyDraft;
    state.removed = null;
  } else if (state.parkedDrafts[code]?.idempotencyKey === idempotencyKey) {
    const left = subtractOrdered(state.parked[code] ?? [], lines);
    delete state.parkedDrafts[code];
    if (left.length > 0) state.parked[code] = left;
    else delete state.parked[code];
  }
}

export const checkoutReducers = {
  checkoutBegan: (state: CartState, { payload }: PayloadAction<{ idempotencyKey: string }>) => {
    state.draft.idempotencyKey = payload.idempotencyKey;
  },
  draftTyped: (state: CartState, { payload }: PayloadAction<Partial<EditableDraft>>) => {
    Object.assign(state.draft, payload);
  },
};

/** Takes the outcomes of an order, also of another customer's. */
export const addOrderCases = (builder: ActionReducerMapBuilder<CartState>) => {
  builder
    .addCase(placementEvents.orderPlaced, onOrderPlaced)
    .addCase(placementEvents.orderPlacedForAnother, onOrderPlaced)
    .addCase(placementEvents.orderRejected, (state, { payload }) => {
      // an earlier try with this key was placed: another order needs another key, and another card
      // authorisation
      if (payload.code === 'IDEMPOTENCY_KEY_REUSED') state.draft.idempotencyKey = null;
      // the provider's reference is invalid
      else if (payload.code !== 'PAYMENT_REFUSED') return;
      delete state.draft.authorisation;
    })
    .addCase(placementEvents.orderAuthorised, (state, { payload }) => {
      state.draft.authorisation = payload.order.authorisation;
    })
    .addCase(placementEvents.changesAccepted, (state, { payload }) => {
      for (const change of payload.changes) {
        if (change.kind === 'total') {
          state.acceptedTotal = { subtotal: getSubtotal(state), total: change.total };
          continue;
        }
        for (const line of state.items.filter(
          (candidate) => 'sku' in change && candidate.product.sku === change.sku,
        )) {
          if (change.kind === 'price') line.product.unitPrice = change.unitPrice;
          if (change.kind === 'stock') line.product.stock = change.available;
          if (change.kind === 'gone' || change.kind === 'unpriced') line.product.stock = 0;
          line.change = null;
        }
      }
      fitToStock(state);
    });
};

/** With the IVA of that day in Ecuador, or the accepted total's. */
export const selectTotals = createSelector(
  [
    (state: CartState) => state.items,
    (state: CartState) => state.acceptedTotal,
    (_: CartState, day: string) => day,
  ],
  (items, accepted, day) => {
    const totals = sumTotals(
      items.map(({ product, quantity }) => ({ unitPrice: product.unitPrice, quantity })),
      day,
    );
    if (accepted?.subtotal !== totals.subtotal) return totals;
    return { ...totals, iva: accepted.total - totals.subtotal, total: accepted.total };
  },
);
