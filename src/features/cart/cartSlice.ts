import { createSelector, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '@/erp/rows/product';
import { auth, isAccountChange, readIdentity } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { placementEvents, type PlacedOrder } from '@/features/orders';
import type { FailureCode } from '@/shared/failure';
import { sumTotals, type Cents } from '@/shared/money';
import type { RequestStatus } from '@/shared/redux';
import {
  belongToCustomer,
  toCartProduct,
  getLineKey,
  getRemainingStock,
  type CartLine,
  type CartProduct,
  type LineOption,
} from './line';
import { emptyDraft, type CheckoutDraft, type EditableDraft } from './draft';

interface Removal {
  line: CartLine;
  index: number;
  /** Removal just before this one: a double click removes two lines, which are undone together. */
  before?: Removal;
}

export interface CartState {
  items: CartLine[];
  /**
   * Owner of the cart: a customer's code, '' for a seller without a served customer; null after a session
   * expired.
   */
  owner: string | null;
  /** Account of these carts; '' for none. After its session expired they are kept until it returns. */
  person: string;
  /** Carts and checkout drafts of a seller's other customers. */
  parked: Record<string, CartLine[]>;
  parkedDrafts: Record<string, CheckoutDraft>;
  draft: CheckoutDraft;
  /** Keys of lines locked for 350 ms. */
  busy: string[];
  /** Last removed line and its position, for undo. */
  removed: Removal | null;
  refresh: RequestStatus;
  /**
   * The service's IVA differs from this device's clock, and the customer accepted its total, for a cart of
   * this subtotal.
   */
  acceptedTotal?: { subtotal: Cents; total: Cents };
}

const initialState: CartState = {
  items: [],
  owner: '',
  person: '',
  parked: {},
  parkedDrafts: {},
  draft: emptyDraft,
  busy: [],
  removed: null,
  refresh: 'idle',
};

export interface AddRequest {
  product: CartProduct;
  quantity: number;
  options: LineOption[];
}
/** Line to remove; `name` is that of its product. */
interface RemoveRequest {
  key: string;
  name?: string;
}
/** An add in progress: the request and its line's key. */
type Addition = AddRequest & { key: string };
/** Line of a batch. `ref`: the caller's id, returned with the result. */
export type LineRequest = AddRequest & { ref?: string };
/** Result of a batch line: `quantity` is added, less than `wanted` (even 0) where the stock ends. */
export type LineAddition = LineRequest & { key: string; wanted: number };

const release = (state: CartState, key: string) => {
  state.busy = state.busy.filter((busy) => busy !== key);
};

/** Merges into the line of the same product and options, or adds one. */
const addOrMerge = (state: CartState, { key, product, quantity, options }: Addition) => {
  // a removed line that is added again has no undo
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

const parkCurrent = (state: CartState) => {
  const { owner, items, draft } = state;
  if (owner !== null && items.length > 0) state.parked[owner] = items;
  // a checkout that was opened has its key
  if (owner !== null && draft.idempotencyKey !== null) state.parkedDrafts[owner] = draft;
  state.items = [];
  state.draft = emptyDraft;
  state.owner = null;
  state.busy = [];
  state.removed = null;
};

/** Parks the current cart and restores the owner's, so that carts are never mixed. */
const switchTo = (state: CartState, owner: string) => {
  if (state.owner === owner) return;
  parkCurrent(state);
  state.items = state.parked[owner] ?? [];
  state.draft = state.parkedDrafts[owner] ?? emptyDraft;
  state.owner = owner;
  delete state.parked[owner];
  delete state.parkedDrafts[owner];
};

/** A guest has no cart: an account's data are cleared with it. */
const createEmptyCart = (): CartState => initialState;

/** Starts with an account and a cart owner. Another account finds nothing of the previous one. */
const startForAccount = (state: CartState, person: string, owner: string): CartState | undefined => {
  // a cart stored by an older version has an owner only
  const isSame = state.person === person || (state.person === '' && state.owner === owner);
  if (!isSame) return { ...createEmptyCart(), person, owner };
  state.person = person;
  switchTo(state, owner);
  return undefined;
};

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

/** Total quantity by product, memoized per cart, as every line reads it. */
const quantityByProduct = createSelector([(state: CartState) => state.items], (items) => {
  const counts = new Map<number, number>();
  for (const { product, quantity } of items) counts.set(product.id, (counts.get(product.id) ?? 0) + quantity);
  return counts;
});

/** Stock left for each line's product, by line key: one map for a long cart. */
const rooms = createSelector(
  [(state: CartState) => state.items, quantityByProduct],
  (items, counts) =>
    new Map(
      items.map(({ key, product }) => [key, Math.max(0, product.stock - (counts.get(product.id) ?? 0))]),
    ),
);

const getSubtotal = (state: CartState): Cents =>
  state.items.reduce((sum, { product, quantity }) => sum + product.unitPrice * quantity, 0);

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    addRequested: (state, _: PayloadAction<AddRequest>) => state,
    addBegan: (state, { payload }: PayloadAction<Addition>) => {
      addOrMerge(state, payload);
    },
    lineAdded: (state, { payload }: PayloadAction<{ key: string; name: string; quantity?: number }>) =>
      release(state, payload.key),
    /** Takes back what an add has put in. */
    addUndone: (state, { payload }: PayloadAction<{ key: string; quantity: number }>) => {
      const line = state.items.find(({ key }) => key === payload.key);
      if (!line) return;
      line.quantity -= payload.quantity;
      state.items = state.items.filter(({ quantity }) => quantity > 0);
    },
    addRejected: (state, _: PayloadAction<{ name: string; code: 'STOCK_EXCEEDED' }>) => state,
    /** Batch, as from a pasted list: one event, one toast. */
    linesAddRequested: (state, _: PayloadAction<{ lines: LineRequest[] }>) => state,
    linesAddBegan: (state, { payload }: PayloadAction<{ lines: LineAddition[] }>) => {
      for (const { key, product, quantity, options } of payload.lines) {
        if (quantity > 0) addOrMerge(state, { key, product, quantity, options });
      }
    },
    linesAdded: (
      state,
      { payload }: PayloadAction<{ lines: { key: string; quantity: number; wanted: number }[] }>,
    ) => {
      for (const { key } of payload.lines) release(state, key);
    },
    /** `name`: where no note of the removal is in sight, a toast tells it and offers to undo it. */
    removeRequested: (state, _: PayloadAction<RemoveRequest>) => state,
    removeBegan: (state, { payload }: PayloadAction<RemoveRequest>) => {
      const index = state.items.findIndex((line) => line.key === payload.key);
      const line = state.items[index];
      if (!line) return;
      state.items.splice(index, 1);
      const before = state.removed;
      state.removed = { line, index, ...(before && state.busy.includes(before.line.key) ? { before } : {}) };
      state.busy.push(payload.key);
    },
    lineRemoved: (state, { payload }: PayloadAction<RemoveRequest>) => release(state, payload.key),
    removalUndone: (state) => {
      for (let last = state.removed; last; last = last.before ?? null) {
        const { line, index } = last;
        if (!state.items.some((other) => other.key === line.key)) state.items.splice(index, 0, line);
      }
      state.removed = null;
    },
    quantityChosen: (state, { payload }: PayloadAction<{ key: string; quantity: number }>) => {
      // searches the original lines: an Immer draft of each of 1,000 costs more than the change
      const items = original(state)?.items ?? [];
      const index = items.findIndex((candidate) => candidate.key === payload.key);
      const line = state.items[index];
      if (!line) return;
      const maxQuantity = line.quantity + getRemainingStock(items, line.product);
      line.quantity = Math.max(1, Math.min(payload.quantity, maxQuantity));
      if (line.change?.kind === 'stock' && line.quantity <= line.product.stock) line.change = null;
    },
    refreshAsked: (state) => {
      state.refresh = 'asking';
    },
    /** Today's prices and stock. Changes are marked on the line; the quantity stays. */
    refreshed: (
      state,
      { payload }: PayloadAction<{ products: Product[]; gone: string[]; discount: number }>,
    ) => {
      state.refresh = 'ready';
      const gone = new Set(payload.gone);
      const bySku = new Map(payload.products.map((product) => [product.sku, product]));
      for (const line of state.items) {
        if (gone.has(line.product.sku)) line.change = { kind: 'gone' };
        const found = bySku.get(line.product.sku);
        const product = found && toCartProduct(found, payload.discount);
        // its price was withdrawn: it can be asked for, and not be ordered
        if (found && !product) line.change = { kind: 'unpriced' };
        if (!product) continue;
        const before = line.product.unitPrice;
        line.product = product;
        if (product.stock < line.quantity) line.change = { kind: 'stock', available: product.stock };
        else if (product.unitPrice !== before) line.change = { kind: 'price', before };
        // a change of the price was shown the last time
        else line.change = null;
      }
    },
    refreshFailed: (state, _: PayloadAction<{ code: FailureCode }>) => {
      state.refresh = 'failed';
    },
    checkoutBegan: (state, { payload }: PayloadAction<{ idempotencyKey: string }>) => {
      state.draft.idempotencyKey = payload.idempotencyKey;
    },
    draftTyped: (state, { payload }: PayloadAction<Partial<EditableDraft>>) => {
      Object.assign(state.draft, payload);
    },
    /**
     * Another tab wrote the carts. The served customer is this tab's own, which its session check may update
     * a moment later: until then it has the same carts, from its own customer's view.
     */
    changedElsewhere: (
      state,
      { payload }: PayloadAction<Partial<Omit<CartState, 'busy' | 'removed' | 'refresh'>>>,
    ) => {
      const { owner, busy, removed } = state;
      const nextState = { ...state, ...payload };
      // lines of another owner: the second key's storage event is on its way
      if (!belongToCustomer(nextState.items, nextState.owner)) return;
      Object.assign(state, payload, {
        // copied, as the event's payload must not change
        parked: { ...nextState.parked },
        parkedDrafts: { ...nextState.parkedDrafts },
      });
      if (state.owner === owner) return;
      if (owner === null) parkCurrent(state);
      else switchTo(state, owner);
      Object.assign(state, { busy, removed });
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(auth.customerSelected, (state, { payload }) => switchTo(state, payload.customer.code))
      .addCase(auth.signedOut, createEmptyCart)
      // navigation keeps the undo; the cart page shows removals of the panel
      .addCase(navigation.arrived, (state, { payload }) => {
        if (payload.route !== 'cart') state.removed = null;
      })
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
      })
      .addMatcher(isAccountChange, (state, action) => {
        const { account, customer } = readIdentity(action);
        if (account) return startForAccount(state, account.code, customer?.code ?? '');
        // the session expired without a logout: nothing is shown until the account returns
        if (state.person === '') return createEmptyCart();
        parkCurrent(state);
      });
  },
  selectors: {
    lines: (state) => state.items,
    person: (state) => state.person,
    draft: (state) => state.draft,
    removed: (state) => state.removed?.line ?? null,
    refresh: (state) => state.refresh,
    busy: (state) => state.busy,
    isAdding: (state, productId: number) =>
      state.busy.some((key) => key === String(productId) || key.startsWith(`${productId}|`)),
    quantity: (state) => state.items.reduce((sum, line) => sum + line.quantity, 0),
    room: (state, product: Pick<CartProduct, 'id' | 'stock'>) =>
      Math.max(0, product.stock - (quantityByProduct(state).get(product.id) ?? 0)),
    rooms,
    /** With the IVA of that day in Ecuador, or the accepted total's. */
    totals: createSelector(
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
    ),
  },
});

/** Reduces a product's lines from the last one until the stock suffices; a line without a rest is removed. */
function fitToStock(state: CartState) {
  const left = new Map(state.items.map((line) => [line.product.id, line.product.stock]));
  for (const line of state.items) {
    const available = left.get(line.product.id) ?? 0;
    line.quantity = Math.min(line.quantity, available);
    left.set(line.product.id, available - line.quantity);
  }
  state.items = state.items.filter((line) => line.quantity > 0);
}

export const cartReducer = slice.reducer;
export const cart = slice.actions;
export const cartSelectors = slice.selectors;
export { getLineKey };
