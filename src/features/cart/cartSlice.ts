import { createSelector, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '@/erp/rows/product';
import { auth } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { orders, type PlacedOrder } from '@/features/orders';
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
  /** Removed a moment before: the second press of a double one found the next line under it. Undone together. */
  before?: Removal;
}

export interface CartState {
  items: CartLine[];
  /** Whose cart it is: a customer's code, or empty while a seller serves nobody; null after a session ran out. */
  owner: string | null;
  /** The account whose carts these are; empty for nobody. When its session ran out they wait here until it is back. */
  person: string;
  /** Carts of other customers, and what was typed at their checkouts, while a seller serves this one. */
  parked: Record<string, CartLine[]>;
  parkedDrafts: Record<string, CheckoutDraft>;
  draft: CheckoutDraft;
  /** Lines whose add or remove is in its 350 ms. */
  busy: string[];
  /** The line last removed and where it stood, so that removing can be undone. */
  removed: Removal | null;
  refresh: RequestStatus;
  /** The service counts with another day's IVA than this device's clock, and the person took its total: of a cart of this subtotal. */
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
/** Of an add in progress: the line it goes to, beside what was asked. */
type Addition = AddRequest & { key: string };
/** One of several lines asked for in one press. `ref`: what the asker calls it, given back with what became of it. */
export type LineRequest = AddRequest & { ref?: string };
/** What became of one: `quantity` goes in, less than `wanted` (even 0) where the stock ends. */
export type LineAddition = LineRequest & { key: string; wanted: number };

const release = (state: CartState, key: string) => {
  state.busy = state.busy.filter((busy) => busy !== key);
};

/** Into the line of the same product and options, or a new one. */
const place = (state: CartState, { key, product, quantity, options }: Addition) => {
  // there is nothing to bring back any more
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

const park = (state: CartState) => {
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

/** Parks the cart at hand and brings the owner's: no line ever crosses. */
const serve = (state: CartState, owner: string) => {
  if (state.owner === owner) return;
  park(state);
  state.items = state.parked[owner] ?? [];
  state.draft = state.parkedDrafts[owner] ?? emptyDraft;
  state.owner = owner;
  delete state.parked[owner];
  delete state.parkedDrafts[owner];
};

/** A guest has no cart: whatever belonged to a person goes with the person. */
const leave = (): CartState => initialState;

/** Somebody is there and serves the owner. Another person finds nothing of the one before. */
const arrive = (state: CartState, person: string, owner: string): CartState | undefined => {
  // a cart stored by an older shop says only whose it is
  const isSame = state.person === person || (state.person === '' && state.owner === owner);
  if (!isSame) return { ...leave(), person, owner };
  state.person = person;
  serve(state, owner);
  return undefined;
};

/** What was ordered goes; what was added while the order was on its way stays. */
function takeOut(lines: CartLine[], ordered: PlacedOrder['lines']): CartLine[] {
  const left = new Map(ordered.map(({ sku, options, quantity }) => [getLineKey(sku, options), quantity]));
  return lines.flatMap((line) => {
    const quantity = line.quantity - (left.get(getLineKey(line.product.sku, line.options)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/**
 * What was ordered is in no cart any more: a seller may have gone on to another customer before the answer came. A cart
 * whose checkout has another key was emptied before: another tab heard of the same order first.
 */
function emptied(state: CartState, { payload }: PayloadAction<PlacedOrder>) {
  const { order, lines, idempotencyKey } = payload;
  const code = order.customerCode;
  if (state.owner === code && state.draft.idempotencyKey === idempotencyKey) {
    state.items = takeOut(state.items, lines);
    state.draft = emptyDraft;
    state.removed = null;
  } else if (state.parkedDrafts[code]?.idempotencyKey === idempotencyKey) {
    const left = takeOut(state.parked[code] ?? [], lines);
    delete state.parkedDrafts[code];
    if (left.length > 0) state.parked[code] = left;
    else delete state.parked[code];
  }
}

/** How many of each product the lines hold together, counted once a cart: every line asks. */
const held = createSelector([(state: CartState) => state.items], (items) => {
  const counts = new Map<number, number>();
  for (const { product, quantity } of items) counts.set(product.id, (counts.get(product.id) ?? 0) + quantity);
  return counts;
});

/** How many more of the product of each line the cart can take, by the line's key: one map for all of a long cart. */
const rooms = createSelector(
  [(state: CartState) => state.items, held],
  (items, counts) =>
    new Map(
      items.map(({ key, product }) => [key, Math.max(0, product.stock - (counts.get(product.id) ?? 0))]),
    ),
);

const subtotalOf = (state: CartState): Cents =>
  state.items.reduce((sum, { product, quantity }) => sum + product.unitPrice * quantity, 0);

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    addRequested: (state, _: PayloadAction<AddRequest>) => state,
    addBegan: (state, { payload }: PayloadAction<Addition>) => {
      place(state, payload);
    },
    lineAdded: (state, { payload }: PayloadAction<{ key: string; name: string }>) =>
      release(state, payload.key),
    addRejected: (state, _: PayloadAction<{ name: string; code: 'STOCK_EXCEEDED' }>) => state,
    /** Many at once, as from a pasted list: one event, one toast. */
    linesAddRequested: (state, _: PayloadAction<{ lines: LineRequest[] }>) => state,
    linesAddBegan: (state, { payload }: PayloadAction<{ lines: LineAddition[] }>) => {
      for (const { key, product, quantity, options } of payload.lines) {
        if (quantity > 0) place(state, { key, product, quantity, options });
      }
    },
    linesAdded: (
      state,
      { payload }: PayloadAction<{ lines: { key: string; quantity: number; wanted: number }[] }>,
    ) => {
      for (const { key } of payload.lines) release(state, key);
    },
    removeRequested: (state, _: PayloadAction<{ key: string }>) => state,
    removeBegan: (state, { payload }: PayloadAction<{ key: string }>) => {
      const index = state.items.findIndex((line) => line.key === payload.key);
      const line = state.items[index];
      if (!line) return;
      state.items.splice(index, 1);
      const before = state.removed;
      state.removed = { line, index, ...(before && state.busy.includes(before.line.key) ? { before } : {}) };
      state.busy.push(payload.key);
    },
    lineRemoved: (state, { payload }: PayloadAction<{ key: string }>) => release(state, payload.key),
    removalUndone: (state) => {
      for (let last = state.removed; last; last = last.before ?? null) {
        const { line, index } = last;
        if (!state.items.some((other) => other.key === line.key)) state.items.splice(index, 0, line);
      }
      state.removed = null;
    },
    quantityChosen: (state, { payload }: PayloadAction<{ key: string; quantity: number }>) => {
      // looked for in the lines as they are: a draft of each of 1,000 costs more than the change
      const items = original(state)?.items ?? [];
      const index = items.findIndex((candidate) => candidate.key === payload.key);
      const line = state.items[index];
      if (!line) return;
      const most = line.quantity + getRemainingStock(items, line.product);
      line.quantity = Math.max(1, Math.min(payload.quantity, most));
      if (line.change?.kind === 'stock' && line.quantity <= line.product.stock) line.change = null;
    },
    refreshAsked: (state) => {
      state.refresh = 'asking';
    },
    /** Today's prices and stock. What changed is said on the line; the quantity stays as it was typed. */
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
        // of another price it was told the last time
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
     * Another tab wrote the carts: this one shows the same. Whom it serves only its own session says, which may be a
     * moment behind: until then it has the same carts, seen from there.
     */
    changedElsewhere: (
      state,
      { payload }: PayloadAction<Partial<Omit<CartState, 'busy' | 'removed' | 'refresh'>>>,
    ) => {
      const { owner, busy, removed } = state;
      const written = { ...state, ...payload };
      // lines of one customer under the name of another: the second key is on its way
      if (!belongToCustomer(written.items, written.owner)) return;
      Object.assign(state, payload, {
        // the event's own stay as they are
        parked: { ...written.parked },
        parkedDrafts: { ...written.parkedDrafts },
      });
      if (state.owner === owner) return;
      if (owner === null) park(state);
      else serve(state, owner);
      Object.assign(state, { busy, removed });
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(auth.sessionReceived, (state, { payload: { session } }) => {
        const { account, customer } = session;
        if (account) {
          return arrive(state, account.code, (account.role === 'customer' ? account : customer)?.code ?? '');
        }
        // nobody signed out: the session ran out, and nothing of it is shown until that person is back
        if (state.person === '') return leave();
        park(state);
      })
      .addCase(auth.customerSignedIn, (state, { payload: { account } }) =>
        arrive(state, account.code, account.code),
      )
      .addCase(auth.sellerSignedIn, (state, { payload: { account } }) => arrive(state, account.code, ''))
      .addCase(auth.customerSelected, (state, { payload }) => serve(state, payload.customer.code))
      .addCase(auth.signedOut, leave)
      // who goes on leaves the removal as it is; the cart's own page shows what was removed in the panel
      .addCase(navigation.arrived, (state, { payload }) => {
        if (payload.route !== 'cart') state.removed = null;
      })
      .addCase(orders.orderPlaced, emptied)
      .addCase(orders.orderPlacedForAnother, emptied)
      .addCase(orders.orderRejected, (state, { payload }) => {
        // an earlier try with this key was placed: another order needs another key, and a card another authorisation
        if (payload.code === 'IDEMPOTENCY_KEY_REUSED') state.draft.idempotencyKey = null;
        // nor is a reference of use that the provider does not stand for
        else if (payload.code !== 'PAYMENT_REFUSED') return;
        delete state.draft.authorisation;
      })
      .addCase(orders.orderAuthorised, (state, { payload }) => {
        state.draft.authorisation = payload.order.authorisation;
      })
      .addCase(orders.changesAccepted, (state, { payload }) => {
        for (const change of payload.changes) {
          if (change.kind === 'total') {
            state.acceptedTotal = { subtotal: subtotalOf(state), total: change.total };
            continue;
          }
          for (const line of state.items.filter((candidate) => candidate.product.sku === change.sku)) {
            if (change.kind === 'price') line.product.unitPrice = change.unitPrice;
            if (change.kind === 'stock') line.product.stock = change.available;
            if (change.kind === 'gone' || change.kind === 'unpriced') line.product.stock = 0;
            line.change = null;
          }
        }
        fitToStock(state);
      });
  },
  selectors: {
    lines: (state) => state.items,
    owner: (state) => state.owner,
    person: (state) => state.person,
    draft: (state) => state.draft,
    removed: (state) => state.removed?.line ?? null,
    refresh: (state) => state.refresh,
    busy: (state) => state.busy,
    isAdding: (state, productId: number) =>
      state.busy.some((key) => key === String(productId) || key.startsWith(`${productId}|`)),
    quantity: (state) => state.items.reduce((sum, line) => sum + line.quantity, 0),
    room: (state, product: Pick<CartProduct, 'id' | 'stock'>) =>
      Math.max(0, product.stock - (held(state).get(product.id) ?? 0)),
    rooms,
    subtotal: subtotalOf,
    /** With the IVA of that day in Ecuador, unless the service knows better which day it is. */
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

/** Takes from the last lines of a product first, until the stock is kept; a line with nothing left goes. */
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
