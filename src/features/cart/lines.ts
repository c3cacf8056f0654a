/** Lines of the cart: reducers that add and remove lines, undo a removal, change quantities and refresh prices. */
import { createSelector, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '@/erp/rows/product';
import type { FailureCode } from '@/shared/failure';
import type { CartState } from './cartState';
import { getRemainingStock, toCartProduct, type CartProduct, type LineOption } from './line';

export interface AddRequest {
  product: CartProduct;
  quantity: number;
  options: LineOption[];
}
/** Line to remove. `name` is the name of the line's product. */
interface RemoveRequest {
  key: string;
  name?: string;
}
/** Request to add a product, with the key of the product's line. */
type Addition = AddRequest & { key: string };
/** Line of a batch. `ref` is an id from the caller. The result contains the same id. */
export type LineRequest = AddRequest & { ref?: string };
/**
 * Result of a line in a batch: `quantity` was added. If the stock does not suffice, `quantity` is less than `wanted`,
 * even 0.
 */
export type LineAddition = LineRequest & { key: string; wanted: number };

const release = (state: CartState, key: string) => {
  state.busy = state.busy.filter((busy) => busy !== key);
};

/** Adds the quantity to the line with the same product and options. If there is no such line, adds a line. */
const addOrMerge = (state: CartState, { key, product, quantity, options }: Addition) => {
  // if the customer adds a removed line again, the removal can no longer be undone
  if (state.removed?.line.key === key) state.removed = null;
  const line = state.items.find((candidate) => candidate.key === key);
  if (line) {
    line.quantity += quantity;
    line.product = product;
  } else {
    state.items.push({ key, customer: state.owner ?? '', product, quantity, options, change: null });
  }
  state.busy.push(key);
};

/** Total quantity by product. Memoized, because every line of the cart reads the quantities. */
export const selectQuantities = createSelector([(state: CartState) => state.items], (items) => {
  const counts = new Map<number, number>();
  for (const { product, quantity } of items) counts.set(product.id, (counts.get(product.id) ?? 0) + quantity);
  return counts;
});

/** Remaining stock of each line's product, by line key. Computed once for all lines, because a cart may be long. */
export const selectRooms = createSelector(
  [(state: CartState) => state.items, selectQuantities],
  (items, counts) =>
    new Map(
      items.map(({ key, product }) => [key, Math.max(0, product.stock - (counts.get(product.id) ?? 0))]),
    ),
);

export const lineReducers = {
  addRequested: (state: CartState, _: PayloadAction<AddRequest>) => state,
  addBegan: (state: CartState, { payload }: PayloadAction<Addition>) => {
    addOrMerge(state, payload);
  },
  lineAdded: (
    state: CartState,
    { payload }: PayloadAction<{ key: string; name: string; quantity?: number }>,
  ) => release(state, payload.key),
  /** The user undid an add, so the added quantity is removed from the line. */
  addUndone: (state: CartState, { payload }: PayloadAction<{ key: string; quantity: number }>) => {
    const line = state.items.find(({ key }) => key === payload.key);
    if (!line) return;
    line.quantity -= payload.quantity;
    state.items = state.items.filter(({ quantity }) => quantity > 0);
  },
  addRejected: (state: CartState, _: PayloadAction<{ name: string; code: 'STOCK_EXCEEDED' }>) => state,
  /** The user requested to add several lines, such as a pasted list. All lines share one event and one toast. */
  linesAddRequested: (state: CartState, _: PayloadAction<{ lines: LineRequest[] }>) => state,
  linesAddBegan: (state: CartState, { payload }: PayloadAction<{ lines: LineAddition[] }>) => {
    for (const { key, product, quantity, options } of payload.lines) {
      if (quantity > 0) addOrMerge(state, { key, product, quantity, options });
    }
  },
  linesAdded: (
    state: CartState,
    { payload }: PayloadAction<{ lines: { key: string; quantity: number; wanted: number }[] }>,
  ) => {
    for (const { key } of payload.lines) release(state, key);
  },
  /**
   * The user requested to remove a line. `name` is set on pages that do not show the cart. On these pages a toast names
   * the product and offers undo.
   */
  removeRequested: (state: CartState, _: PayloadAction<RemoveRequest>) => state,
  removeBegan: (state: CartState, { payload }: PayloadAction<RemoveRequest>) => {
    const index = state.items.findIndex((line) => line.key === payload.key);
    const line = state.items[index];
    if (!line) return;
    state.items.splice(index, 1);
    const before = state.removed;
    state.removed = { line, index, ...(before && state.busy.includes(before.line.key) ? { before } : {}) };
    state.busy.push(payload.key);
  },
  lineRemoved: (state: CartState, { payload }: PayloadAction<RemoveRequest>) => release(state, payload.key),
  removalUndone: (state: CartState) => {
    for (let last = state.removed; last; last = last.before ?? null) {
      const { line, index } = last;
      if (!state.items.some((other) => other.key === line.key)) state.items.splice(index, 0, line);
    }
    state.removed = null;
  },
  quantityChosen: (state: CartState, { payload }: PayloadAction<{ key: string; quantity: number }>) => {
    // searches the original lines, because creating Immer drafts of 1,000 lines would take longer than the change
    const items = original(state)?.items ?? [];
    const index = items.findIndex((candidate) => candidate.key === payload.key);
    const line = state.items[index];
    if (!line) return;
    const maxQuantity = line.quantity + getRemainingStock(items, line.product);
    line.quantity = Math.max(1, Math.min(payload.quantity, maxQuantity));
    if (line.change?.kind === 'stock' && line.quantity <= line.product.stock) line.change = null;
  },
  refreshAsked: (state: CartState) => {
    state.refresh = 'asking';
  },
  /** Today's prices and stock arrived. Changes are marked on the line. The quantity does not change. */
  refreshed: (
    state: CartState,
    { payload }: PayloadAction<{ products: Product[]; gone: string[]; discount: number }>,
  ) => {
    state.refresh = 'ready';
    const gone = new Set(payload.gone);
    const bySku = new Map(payload.products.map((product) => [product.sku, product]));
    for (const line of state.items) {
      if (gone.has(line.product.sku)) line.change = { kind: 'gone' };
      const found = bySku.get(line.product.sku);
      const product = found && toCartProduct(found, payload.discount);
      // the product has no price any more, so customers can enquire about the product but not order the product
      if (found && !product) line.change = { kind: 'unpriced' };
      if (!product) continue;
      const before = line.product.unitPrice;
      line.product = product;
      if (product.stock < line.quantity) line.change = { kind: 'stock', available: product.stock };
      else if (product.unitPrice !== before) line.change = { kind: 'price', before };
      // the stock suffices and the price is the same as at the last refresh, so there is no change to show
      else line.change = null;
    }
  },
  refreshFailed: (state: CartState, _: PayloadAction<{ code: FailureCode }>) => {
    state.refresh = 'failed';
  },
};
