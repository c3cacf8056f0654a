/** Checkout of the cart: the draft, the idempotency key, the card authorisation, and the outcome of an order. */
import { createSelector, type ActionReducerMapBuilder, type PayloadAction } from '@reduxjs/toolkit';
import { placementEvents, type PlacedOrder } from '@/features/orders';
import { sumTotals, type Cents } from '@/shared/money';
import type { OrderChange } from '@/shop/schemas';
import type { CartState } from './cartState';
import { emptyDraft, type EditableDraft } from './draft';
import { getLineKey, type CartLine } from './line';

const getSubtotal = (state: CartState): Cents =>
  state.items.reduce((sum, { product, quantity }) => sum + product.unitPrice * quantity, 0);

const sumLines = (lines: readonly CartLine[], day: string) =>
  sumTotals(
    lines.map(({ product, quantity }) => ({ unitPrice: product.unitPrice, quantity })),
    day,
  );

/** Subtracts the ordered quantities. A quantity that the customer added while the order was sent stays in the cart. */
function subtractOrdered(lines: CartLine[], ordered: PlacedOrder['lines']): CartLine[] {
  const left = new Map(ordered.map(({ sku, options, quantity }) => [getLineKey(sku, options), quantity]));
  return lines.flatMap((line) => {
    const quantity = line.quantity - (left.get(getLineKey(line.product.sku, line.options)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/**
 * Returns the lines with the accepted changes. If the stock does not suffice for all lines of a product, the last lines
 * are reduced. A line with no quantity left is removed.
 */
function applyChanges(lines: readonly CartLine[], changes: readonly OrderChange[]): CartLine[] {
  const left = new Map<number, number>();
  return lines.flatMap((line) => {
    const product = { ...line.product };
    let { change: mark } = line;
    for (const change of changes) {
      if (!('sku' in change) || change.sku !== product.sku) continue;
      if (change.kind === 'price') product.unitPrice = change.unitPrice;
      else product.stock = change.kind === 'stock' ? change.available : 0;
      mark = null;
    }
    const available = left.get(product.id) ?? product.stock;
    const quantity = Math.min(line.quantity, available);
    left.set(product.id, available - quantity);
    return quantity > 0 ? [{ ...line, product, quantity, change: mark }] : [];
  });
}

/**
 * Returns the removed lines and the total that result from accepting the changes.
 * @param day day in Ecuador, which decides the IVA rate
 */
export function getChangePreview(lines: readonly CartLine[], changes: readonly OrderChange[], day: string) {
  const accepted = applyChanges(lines, changes);
  const kept = new Set(accepted.map(({ key }) => key));
  return { removed: lines.filter(({ key }) => !kept.has(key)), total: sumLines(accepted, day).total };
}

/**
 * Removes the ordered lines from the customer's cart. The cart may be parked, because the seller may have switched the
 * customer meanwhile. If no draft of the customer has the order's idempotency key, another tab has already removed the
 * lines.
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
    delete state.isOrderedElsewhere;
  },
  draftTyped: (state: CartState, { payload }: PayloadAction<Partial<EditableDraft>>) => {
    Object.assign(state.draft, payload);
  },
};

/** Adds the reducers for the outcome of an order. The seller may serve another customer when the outcome arrives. */
export const addOrderCases = (builder: ActionReducerMapBuilder<CartState>) => {
  builder
    .addCase(placementEvents.orderPlaced, onOrderPlaced)
    .addCase(placementEvents.orderPlacedForAnother, onOrderPlaced)
    .addCase(placementEvents.orderRejected, (state, { payload }) => {
      // an earlier order has used this key, so the next order needs another key and another card authorisation
      if (payload.code === 'IDEMPOTENCY_KEY_REUSED') state.draft.idempotencyKey = null;
      // the payment provider refused the payment, so the authorisation is invalid
      else if (payload.code !== 'PAYMENT_REFUSED') return;
      delete state.draft.authorisation;
    })
    .addCase(placementEvents.orderAuthorised, (state, { payload }) => {
      state.draft.authorisation = payload.order.authorisation;
    })
    .addCase(placementEvents.changesAccepted, (state, { payload }) => {
      for (const change of payload.changes) {
        if (change.kind === 'total')
          state.acceptedTotal = { subtotal: getSubtotal(state), total: change.total };
      }
      state.items = applyChanges(state.items, payload.changes);
    });
};

/** Returns the totals with the IVA of a day in Ecuador, or with the total that the customer accepted. */
export const selectTotals = createSelector(
  [
    (state: CartState) => state.items,
    (state: CartState) => state.acceptedTotal,
    (_: CartState, day: string) => day,
  ],
  (items, accepted, day) => {
    const totals = sumLines(items, day);
    if (accepted?.subtotal !== totals.subtotal) return totals;
    return { ...totals, iva: accepted.total - totals.subtotal, total: accepted.total };
  },
);
