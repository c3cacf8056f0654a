import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '@/erp/rows/product';
import { auth } from '@/features/auth';
import type { FailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import { put, select } from '@/shared/saga/effects';
import { takeLocked } from '@/shared/saga/flows';

/**
 * Stored fields of a listed product. These fields suffice to render the product. Prices are not stored, because prices
 * depend on the account and the day.
 */
export type ListedProduct = Pick<Product, 'id' | 'slug' | 'sku' | 'name' | 'images'>;

export const toListedProduct = ({ id, slug, sku, name, images }: Product): ListedProduct => ({
  id,
  slug,
  sku,
  name,
  images: images.slice(0, 1),
});

export interface ProductListState {
  items: ListedProduct[];
  busy: string[];
  /**
   * Products of the last removal with their positions, so that the removal can be undone. One removal may empty the
   * list.
   */
  removed: { item: ListedProduct; index: number }[];
  /** State of the request for today's prices and stock, which is sent when the list opens. */
  refresh: { status: RequestStatus; failure: FailureCode | null };
  /** Ids of products that the catalogue no longer has. */
  gone: number[];
}

/** Lock in milliseconds, as in the cart: a double tap counts once. */
const lockTime = 350;

/**
 * Creates the slice of the wishlist or the comparison. The list has each product once, and at most `limit` products. A
 * change locks the product for 350 ms.
 */
export function createProductList<const Name extends string>(name: Name, { limit }: { limit: number }) {
  const initialState: ProductListState = {
    items: [],
    busy: [],
    removed: [],
    refresh: { status: 'idle', failure: null },
    gone: [],
  };
  const release = (state: ProductListState, id: number) => {
    state.busy = state.busy.filter((busy) => busy !== String(id));
  };

  const slice = createSlice({
    name,
    initialState,
    reducers: {
      addRequested: (state, _: PayloadAction<{ product: ListedProduct }>) => state,
      addBegan: (state, { payload }: PayloadAction<{ product: ListedProduct }>) => {
        if (!state.items.some((item) => item.id === payload.product.id)) state.items.push(payload.product);
        state.busy.push(String(payload.product.id));
        state.removed = [];
      },
      productAdded: (state, { payload }: PayloadAction<{ id: number; name: string }>) =>
        release(state, payload.id),
      /** The product was not added, because the list is full. */
      limitReached: (state, _: PayloadAction<{ name: string; limit: number }>) => state,
      removeRequested: (state, _: PayloadAction<{ id: number }>) => state,
      removeBegan: (state, { payload }: PayloadAction<{ id: number }>) => {
        const index = state.items.findIndex((item) => item.id === payload.id);
        const item = state.items[index];
        state.busy.push(String(payload.id));
        if (!item) return;
        state.items.splice(index, 1);
        state.removed = [{ item, index }];
      },
      productRemoved: (state, { payload }: PayloadAction<{ id: number }>) => release(state, payload.id),
      /** The user removed all products at once. */
      emptied: (state) => {
        state.removed = state.items.map((item, index) => ({ item, index }));
        state.items = [];
      },
      removalUndone: (state) => {
        for (const { item, index } of state.removed) {
          if (!state.items.some(({ id }) => id === item.id)) state.items.splice(index, 0, item);
        }
        state.removed = [];
      },
      refreshAsked: (state) => {
        state.refresh = { status: 'asking', failure: null };
      },
      refreshed: (state, { payload }: PayloadAction<{ gone: number[] }>) => {
        state.refresh = { status: 'ready', failure: null };
        state.gone = payload.gone;
      },
      refreshFailed: (state, { payload }: PayloadAction<{ code: FailureCode }>) => {
        state.refresh = { status: 'failed', failure: payload.code };
      },
      /** Another tab changed the list. */
      changedElsewhere: (state, { payload }: PayloadAction<{ items?: ListedProduct[] }>) => {
        if (!payload.items) return;
        state.items = payload.items;
        // the last removal may belong to another account
        state.removed = [];
      },
    },
    extraReducers: (builder) => {
      builder
        .addCase(auth.otherPersonArrived, () => initialState)
        .addCase(auth.signedOut, () => initialState);
    },
    selectors: {
      items: (state) => state.items,
      count: (state) => state.items.length,
      holds: (state, id: number) => state.items.some((item) => item.id === id),
      isBusy: (state, id: number) => state.busy.includes(String(id)),
      removed: (state) => state.removed,
      refresh: (state) => state.refresh,
      gone: (state) => state.gone,
    },
  });

  const events = slice.actions;

  /**
   * Adds or removes a product. Both share one lock, so that the second click of a double click does not undo the first.
   */
  function* watchToggles() {
    yield* takeLocked(
      lockTime,
      [events.addRequested, events.removeRequested],
      ({ payload }) => String('product' in payload ? payload.product.id : payload.id),
      function* ({ payload }) {
        if (!('product' in payload)) {
          yield* put(events.removeBegan(payload));
          return true;
        }
        if (yield* select(slice.selectors.holds, payload.product.id)) return false;
        if ((yield* select(slice.selectors.count)) >= limit) {
          yield* put(events.limitReached({ name: payload.product.name, limit }));
          return false;
        }
        yield* put(events.addBegan(payload));
        return true;
      },
      function* ({ payload }) {
        if ('product' in payload) {
          const { id, name: added } = payload.product;
          yield* put(events.productAdded({ id, name: added }));
        } else {
          yield* put(events.productRemoved(payload));
        }
      },
    );
  }

  return {
    limit,
    events,
    reducer: slice.reducer,
    selectors: slice.selectors,
    sagas: { [`${name}Lock`]: watchToggles },
  };
}
